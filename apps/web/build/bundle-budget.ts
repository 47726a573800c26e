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

const isCustomerPage = (id: string | null) => id !== null && /\/src\/app\/customer\/.*Page\.tsx$/.test(id);
const isAdminCode = (id: string) =>
  /\/src\/(app\/admin\/(?!routes\.)|features\/admin-|components\/layout\/AdminLayout|theme\/mantine-styles-admin)/.test(
    id,
  );

/**
 * Fails the build when a customer's page needs more script than the budget before it can be used, or when code of the
 * back-office is part of it. A page's script is the entry, the customer's layout, the page, and all they import.
 */
export function bundleBudget(): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as unknown as Chunk[];
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const sizes = new Map<string, number>();
      const size = (chunk: Chunk) => {
        const known = sizes.get(chunk.fileName) ?? brotliCompressSync(chunk.code).length;
        sizes.set(chunk.fileName, known);
        return known;
      };
      const closure = (roots: readonly Chunk[]) => {
        const all = new Set<Chunk>();
        const walk = (chunk: Chunk | undefined) => {
          if (!chunk || all.has(chunk)) return;
          all.add(chunk);
          for (const name of chunk.imports) walk(byName.get(name));
        };
        roots.forEach(walk);
        return [...all];
      };
      const shell = chunks.filter(
        (c) => c.isEntry || /\/layout\/(Customer|Public)Layout\.tsx$/.test(c.facadeModuleId ?? ''),
      );
      const lines: string[] = [];
      for (const page of chunks.filter((chunk) => isCustomerPage(chunk.facadeModuleId))) {
        const needed = closure([...shell, page]);
        const total = needed.reduce((sum, chunk) => sum + size(chunk), 0);
        const name = page.facadeModuleId?.split('/').at(-1) ?? page.fileName;
        lines.push(`${name.padEnd(28)} ${(total / 1024).toFixed(1).padStart(6)} KB br`);
        const stray = needed.flatMap((chunk) => chunk.moduleIds.filter(isAdminCode));
        if (stray.length > 0) this.error(`${name} loads code of the back-office: ${stray.join(', ')}`);
        if (total > budget) {
          const parts = needed.map((chunk) => `  ${chunk.fileName} ${(size(chunk) / 1024).toFixed(1)} KB`);
          this.error(
            `${name} needs ${(total / 1024).toFixed(1)} KB br of script; the budget is ${budget / 1024} KB.\n${parts.join('\n')}`,
          );
        }
      }
      this.info(`script of each customer page (budget ${budget / 1024} KB):\n${lines.sort().join('\n')}`);
    },
  };
}
