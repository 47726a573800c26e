const shares = (count: number) => (count === 1 ? '1 participación' : `${count} participaciones`);

/** Numbers of shares, both included: 'N.º 4', 'N.º 4 a 6'. */
const numbers = (from: number, to: number) => (from === to ? `N.º ${from}` : `N.º ${from} a ${to}`);

/** Why more shares of a group game cannot be bought than are left, and what to do. */
export function sharesGoneText(left: number): string {
  if (left === 0) return 'Ya no quedan participaciones de este juego en grupo.';
  const only = left === 1 ? 'Solo queda 1 participación' : `Solo quedan ${shares(left)}`;
  return `${only} de este juego en grupo. Elige ${left === 1 ? 'esa' : `${left} o menos`}.`;
}

export const groupShareTexts = {
  /** Of a game that customers can buy no more shares of. */
  closed: 'Este juego en grupo ya cerró: no se venden más participaciones.',
  /** Of shares that are in a payment. */
  beingPaid: 'Esas participaciones se están pagando en este momento. Espera a que termine.',
  shares,
  numbers,
  /** What a line of shares is called. */
  title: (lottery: string) => `Juego en grupo · ${lottery}`,
  lines: (count: number) => `${count} líneas`,
  of: (count: number, participations: number) => `${shares(count)} de ${participations}`,
} as const;
