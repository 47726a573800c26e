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

const isBall = (text: string) => /^[1-9]\d?$/.test(text);
