import { brotliCompressSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Most JavaScript, brotli-compressed, that a customer's page may need before it is usable. */
const budget = 130 * 1024;

interface Chunk {
  readonly fileName: string;
  readonly code: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly facadeModuleId: string | null;
  readonly isEntry: boolean;
}

const isCustomerPage = ({ facadeModuleId: id }: Chunk) =>
  /\/src\/app\/customer\/(?:\w+\/)?\w+Page\.tsx$/.test(id ?? '');
const isPlayerLayout = ({ facadeModuleId: id }: Chunk) =>
  /\/layout\/(Customer|Public)Layout\.tsx$/.test(id ?? '');
/** Never in the first script of a player's page: the back-office. */
const isForeign = (id: string) =>
  /\/src\/(app\/admin\/(?!routes\.)|features\/admin-|components\/layout\/AdminLayout)/.test(id);

const inKilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Each chunk's weight on the wire, compressed once. */
function scales(): (chunks: readonly Chunk[]) => number {
  const known = new Map<Chunk, number>();
  const weigh = (chunk: Chunk) => {
    const size = known.get(chunk) ?? brotliCompressSync(chunk.code).length;
    known.set(chunk, size);
    return size;
  };
  return (chunks) => chunks.reduce((sum, chunk) => sum + weigh(chunk), 0);
}

/** The chunks given and all that they import statically. */
function closure(roots: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): Chunk[] {
  const all = new Set<Chunk>();
  const walk = (chunk: Chunk | undefined) => {
    if (!chunk || all.has(chunk)) return;
    all.add(chunk);
    for (const name of chunk.imports) walk(byName.get(name));
  };
  roots.forEach(walk);
  return [...all];
}

/**
 * Fails the build when a customer's page needs more script than the budget before it can be used, or when code of the
 * back-office is part of it. A page's script is the entry, the heavier of the two layouts, the page, and their imports.
 */
export function bundleBudget(): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as unknown as Chunk[];
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const weight = scales();
      const layouts = chunks.filter(isPlayerLayout);
      if (layouts.length !== 2)
        this.error('The layouts of visitors and customers are not chunks of their own.');
      const faults: string[] = [];
      const lines = chunks.filter(isCustomerPage).map((page) => {
        const name = page.facadeModuleId?.split('/').at(-1) ?? page.fileName;
        const needs = layouts.map((layout) =>
          closure([...chunks.filter((chunk) => chunk.isEntry), layout, page], byName),
        );
        const heavier = needs.toSorted((a, b) => weight(b) - weight(a))[0] ?? [];
        const total = weight(heavier);
        const stray = heavier.flatMap((chunk) => chunk.moduleIds.filter(isForeign));
        if (stray.length > 0)
          faults.push(
            `${name} loads what only the back-office may: ${[...new Set(stray)].slice(0, 5).join(', ')}`,
          );
        if (total > budget) {
          const parts = heavier.map((chunk) => `  ${chunk.fileName} ${inKilobytes(weight([chunk]))}`);
          faults.push(
            `${name} needs ${inKilobytes(total)} of script, more than ${inKilobytes(budget)}:\n${parts.join('\n')}`,
          );
        }
        return `${name.padEnd(28)} ${inKilobytes(total).padStart(9)}`;
      });
      this.info(
        `script of each customer page, brotli (budget ${inKilobytes(budget)}):\n${lines.sort().join('\n')}`,
      );
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}
