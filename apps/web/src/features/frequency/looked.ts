/** What is looked at in the study: a ball, the special one, a pair or a trio; its balls ascending. */
export interface Looked {
  readonly kind: 'ball' | 'special' | 'pair' | 'trio';
  readonly balls: readonly number[];
}

const kinds = ['ball', 'pair', 'trio'] as const;

/** As the address has it: `61`, `+9` of the special drum, `21-32`, `1-3-13`; null for anything else. */
export function parseLooked(label: string | undefined): Looked | null {
  if (label === undefined) return null;
  const isSpecial = label.startsWith('+');
  const balls = (isSpecial ? label.slice(1) : label)
    .split('-')
    .map((part) => (isBall(part) ? Number(part) : 0));
  const kind = isSpecial ? 'special' : kinds[balls.length - 1];
  const isAscending = balls.every((ball, at) => ball > (balls[at - 1] ?? 0));
  if (kind === undefined || !isAscending || (isSpecial && balls.length > 1)) return null;
  return { kind, balls };
}

export function labelOf({ kind, balls }: Looked): string {
  return `${kind === 'special' ? '+' : ''}${balls.join('-')}`;
}

/** What stands before and after what is looked at in its chart: balls by number, pairs and trios by how often they came. */
export function neighboursOf(
  looked: Looked,
  ranked: readonly { readonly balls: readonly number[] }[],
): { readonly previous: Looked | undefined; readonly next: Looked | undefined } {
  const single = looked.kind === 'ball' || looked.kind === 'special';
  const all = single ? ranked.toSorted((a, b) => (a.balls[0] ?? 0) - (b.balls[0] ?? 0)) : ranked;
  const at = all.findIndex(({ balls }) => balls.join('-') === looked.balls.join('-'));
  const place = (index: number): Looked | undefined => {
    const found = at < 0 ? undefined : all[index];
    return found && { kind: looked.kind, balls: found.balls };
  };
  return { previous: place(at - 1), next: place(at + 1) };
}

const isBall = (text: string) => /^[1-9]\d?$/.test(text);
