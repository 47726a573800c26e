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
  shares,
  numbers,
  /** What a line of shares is called. */
  title: (lottery: string) => `Juego en grupo · ${lottery}`,
  lines: (count: number) => `${count} líneas`,
  of: (count: number, participations: number) => `${shares(count)} de ${participations}`,
  /** In the cart. */
  cart: {
    list: (lottery: string) => `Juegos en grupo de ${lottery}`,
    title: (lottery: string, lines: number) => `Juego en grupo · ${lottery} · ${lines} líneas`,
    each: (count: number, participations: number, price: string) =>
      `${shares(count)} de ${participations} a ${price}`,
    draw: (date: string) => `Sorteo ${date}`,
    closesIn: 'cierra en',
    count: 'Participaciones',
    fewer: 'Una participación menos',
    more: 'Una participación más',
    remove: (lottery: string) => `Eliminar el juego en grupo de ${lottery}`,
    beingPaid: 'Se está pagando',
    closed: 'Cerró',
    /** A game that closed, or that has fewer left than were chosen. */
    closedTitle: (lottery: string) => `El juego en grupo de ${lottery} ya cerró`,
    closedText: 'No se venden más participaciones. Lo demás se paga sin él.',
    goneTitle: (lottery: string, left: number) =>
      left === 0
        ? `Ya no quedan participaciones del juego en grupo de ${lottery}`
        : `Del juego en grupo de ${lottery} ${left === 1 ? 'queda 1 participación' : `quedan ${shares(left)}`}`,
    goneText: (chosen: number, left: number) =>
      left === 0
        ? 'Se vendieron mientras estaban en tu carrito. Lo demás se paga sin ellas.'
        : `Elegiste ${chosen}. Las demás se vendieron mientras estaban en tu carrito.`,
    keep: (left: number) => (left === 1 ? 'Quedarme con 1' : `Quedarme con ${left}`),
    discard: 'Eliminar',
  },
  /** In the payment's window. */
  payment: {
    line: (lottery: string, count: number) => `${lottery} · juego en grupo · ${shares(count)}`,
    closedTitle: (lotteries: string) => `El juego en grupo de ${lotteries} cerró`,
    goneTitle: 'Se vendieron participaciones',
    goneText: 'Otros compraron antes participaciones que tenías en el carrito:',
    gone: (lottery: string, chosen: number, left: number) =>
      `${lottery}: elegiste ${chosen}, ${left === 1 ? 'queda 1' : `quedan ${left}`}.`,
    payLeft: (amount: string) => `Pagar con las que quedan · ${amount}`,
    payRest: (amount: string) => `Pagar lo demás · ${amount}`,
  },
  /** On a receipt. */
  receipt: {
    what: (lines: number, count: number, participations: number) =>
      `${lines} líneas · ${shares(count)} de ${participations}`,
    part: (count: number, amount: string) => `${shares(count)}: ${amount}`,
    nextTitle: 'Tus juegos en grupo',
    nextText:
      'Las líneas, tu parte y lo que ganen están en Compras. Si uno no llega a jugarse, te devolvemos todo lo que pagaste por él.',
  },
} as const;
