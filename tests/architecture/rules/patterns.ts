import { parseSync } from 'oxc-parser';
import { checkSync } from 'recheck';
import { isTest, type Project } from '../project.ts';
import type { Breach, Rule } from '../rule.ts';
import { type Node, walk } from '../syntax.ts';

const sources = /^(apps\/[\w-]+|database|packages\/[\w-]+)\/src\//;

/** Only a machine that is far too busy needs as long; no answer is a breach. */
const patience = 60_000;

const linear: Rule = {
  title: 'A regular expression takes as many steps as its text has characters, and no more',
  lesson:
    'Texts come from strangers: one that is tried again from every character stops the whole process. Let what is repeated exclude what follows it (`<[^<>]*>`, not `<[^>]*>`), trim before matching instead of `\\s*`, or search with indexOf. One that is put together while the program runs cannot be judged: write it out as a literal.',
  breaches: (project: Project) => {
    const breaches: Breach[] = [];
    const verdicts = new Map<string, string | undefined>();
    for (const [path, text] of project.sources) {
      if (!sources.test(path) || isTest(path)) continue;
      walk(parseSync(path, text).program, (node) => {
        const place = `${path}:${text.slice(0, node.start).split('\n').length}`;
        if (isMadeOfPieces(node)) breaches.push(`${place} RegExp(…) of no plain text cannot be judged`);
        const found = patternOf(node);
        if (!found) return;
        const written = `/${found.pattern}/${found.flags}`;
        if (!verdicts.has(written)) verdicts.set(written, complaint(found));
        const fault = verdicts.get(written);
        if (fault) breaches.push(`${place} ${written} is ${fault}`);
      });
    }
    return breaches;
  },
  broken: [
    'export const header = (text: string) => /[^\\n]*\\S[^\\n]*/.exec(text);',
    'export const bare = (text: string) => text.replace(/\\/+$/, "");',
    'export const emptyRow = /<row\\b[^<>]*\\br=[^<>]*\\/>/g;',
    'export const words = /^(\\w+\\s?)+$/;',
    "export const Name = Type.String({ pattern: '^\\\\s*(a|b|ab)*\\\\s*$' });",
    "export const isName = new RegExp('^(a+)+$');",
    `const name = '[a-z]+'; export const isName = new RegExp(\`^(\${name})+$\`);`,
    'export const find = (word: string) => RegExp(word);',
  ].map((text) => ({ 'packages/contract/src/a.ts': text })),
  kept: [
    'export const tags = /<[^<>]*>/g;',
    'export const date = /^\\d{4}-\\d{2}-\\d{2}$/;',
    "export const Word = Type.String({ pattern: '^[a-z]+$' });",
    "export const say = { pattern: 'no expression (at all' };",
  ].map((text) => ({ 'packages/contract/src/a.ts': text })),
};

interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

/** A literal, `new RegExp('…')`, or the `pattern: '…'` of a schema. */
function patternOf(node: Node): Pattern | undefined {
  if (node.type === 'Literal' && node.regex) return node.regex as Pattern;
  if (node.type === 'Property' && (node.key as Node).name === 'pattern')
    return patternText(node.value as Node, 'u');
  if (!isMade(node)) return undefined;
  const [source, flags] = node.arguments as Node[];
  return source && patternText(source, typeof flags?.value === 'string' ? flags.value : '');
}

const isMade = (node: Node) =>
  (node.type === 'NewExpression' || node.type === 'CallExpression') &&
  (node.callee as Node).name === 'RegExp';

function isMadeOfPieces(node: Node): boolean {
  if (!isMade(node)) return false;
  const [source] = node.arguments as Node[];
  return source?.type !== 'Literal';
}

function patternText({ type, value }: Node, flags: string): Pattern | undefined {
  if (type !== 'Literal' || typeof value !== 'string') return undefined;
  try {
    new RegExp(value, flags);
  } catch {
    return undefined;
  }
  return { pattern: value, flags };
}

function complaint({ pattern, flags }: Pattern): string | undefined {
  const verdict = checkSync(pattern, flags, { timeout: patience });
  if (verdict.status === 'safe') return undefined;
  return verdict.status === 'vulnerable'
    ? verdict.complexity.summary
    : `not to be judged (${verdict.error.kind})`;
}

export const patternRules: readonly Rule[] = [linear];
