const shares = (count: number) => (count === 1 ? '1 participación' : `${count} participaciones`);

/** Why more shares of a group game cannot be bought than are left, and what to do. */
export function sharesGoneText(left: number): string {
  if (left === 0) return 'Ya no quedan participaciones de este juego en grupo.';
  const only = left === 1 ? 'Solo queda 1 participación' : `Solo quedan ${shares(left)}`;
  return `${only} de este juego en grupo. Elige ${left === 1 ? 'esa' : `${left} o menos`}.`;
}

export const groupShareTexts = {
  /** Of a game that customers can buy no more shares of. */
  closed: 'Este juego en grupo ya cerró: no se venden más participaciones.',
  shares,
} as const;
