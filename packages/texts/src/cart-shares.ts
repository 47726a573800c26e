import { groupShareTexts } from './group-shares.ts';

const { shares } = groupShareTexts;

/** Shares of group games in the cart. */
export const cartSharesTexts = {
  list: (lottery: string) => `Juegos en grupo de ${lottery}`,
  title: (lottery: string, lines: number) => `Juego en grupo · ${lottery} · ${lines} líneas`,
  each: (count: number, participations: number, price: string) =>
    `${shares(count)} de ${participations} a ${price}`,
  draw: (date: string) => `Sorteo ${date}`,
  closesIn: 'cierra en',
  count: 'Participaciones',
  fewer: 'Una participación menos',
  more: 'Una participación más',
  remove: (lottery: string, lines: number) => `Eliminar el juego en grupo de ${lottery}, ${lines} líneas`,
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
} as const;

/** The same in the payment's window. */
export const paySharesTexts = {
  line: (lottery: string, count: number) => `${lottery} · juego en grupo · ${shares(count)}`,
  closedTitle: (lotteries: string) => `El juego en grupo de ${lotteries} cerró`,
  goneTitle: 'Se vendieron participaciones',
  goneText: 'Otros compraron antes participaciones que tenías en el carrito:',
  gone: (lottery: string, chosen: number, left: number) =>
    `${lottery}: elegiste ${chosen}, ${left === 1 ? 'queda 1' : `quedan ${left}`}.`,
  payLeft: (amount: string) => `Pagar con las que quedan · ${amount}`,
  payRest: (amount: string) => `Pagar lo demás · ${amount}`,
} as const;
