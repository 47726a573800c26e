import { type Plugin, parseAst } from 'vite';

/** What the browser needs of a call. */
const kept = new Set(['id', 'method', 'path', 'access', 'files', 'produces']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly callee?: { readonly name?: string };
  readonly arguments?: readonly Node[];
  readonly properties?: readonly (Node & { readonly key?: { readonly name?: string } })[];
}

function* callsIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'CallExpression') yield node as Node;
  for (const child of Object.values(node)) yield* callsIn(child);
}

/**
 * Takes schemas and summaries out of the contract in the browser's bundle: the server checks and documents with them,
 * the page only reads where a call goes. What is left unused falls away, since nothing in the contract has effects.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    enforce: 'post',
    transform: {
      filter: { id: /\/packages\/contract\/src\/.+\.ts$/ },
      handler(code) {
        const edits: { start: number; end: number; text: string }[] = [];
        for (const call of callsIn(parseAst(code))) {
          edits.push({ start: call.start, end: call.start, text: '/* @__PURE__ */ ' });
          if (call.callee?.name !== 'defineCall') continue;
          for (const { key, start, end } of call.arguments?.[0]?.properties ?? []) {
            const comma = code.slice(end).match(/^\s*,/)?.[0].length ?? 0;
            if (!kept.has(key?.name ?? '')) edits.push({ start, end: end + comma, text: '' });
          }
        }
        return { code: applied(code, edits), map: null };
      },
    },
  };
}

/** Applies edits from the end on; what lies inside a cut goes with it. */
function applied(code: string, edits: readonly { start: number; end: number; text: string }[]): string {
  const cuts = edits.filter((edit) => edit.end > edit.start);
  const inside = (at: number) => cuts.some((cut) => at >= cut.start && at < cut.end);
  return edits
    .filter((edit) => edit.end > edit.start || !inside(edit.start))
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
}
