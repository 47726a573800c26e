import type { Rolldown } from 'vite';

/** The chunks given and all that they import statically, each once, what is imported last. */
export function closureOf(
  roots: readonly Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
): Rolldown.OutputChunk[] {
  const all = new Set<Rolldown.OutputChunk>();
  const walk = (chunk: Rolldown.OutputChunk) => {
    if (all.has(chunk)) return;
    all.add(chunk);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') walk(imported);
    }
  };
  roots.forEach(walk);
  return [...all];
}
