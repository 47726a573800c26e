import { groupShareTexts } from './group-shares.ts';

const plays = (count: number) => (count === 1 ? '1 jugada' : `${count} jugadas`);
const freePlays = (count: number) => (count === 1 ? '1 jugada gratis' : `${count} jugadas gratis`);
const part = (label: string, count: number, each: string | null) =>
  each === null ? label : `${label}, ${count} × ${each}`;

/** Cart and checkout. */
export const cartTexts = {
  title: 'Carrito',
  of: (lottery: string) => `Jugadas de ${lottery}`,
  plays,
  /** Of a section: plays, and shares of group games. */
  contents: (count: number, shares: number) =>
    [
      ...(count > 0 || shares === 0 ? [plays(count)] : []),
      ...(shares > 0 ? [groupShareTexts.shares(shares)] : []),
    ].join(' y '),
  closesIn: 'cierra en',
  saleClosed: 'sin sorteo a la venta',
  gone: 'Lotería que ya no se juega aquí',
  search: 'Buscar un número',
  found: (found: number, of: number) => `${found} de ${of}`,
  shown: (shown: number, of: number) => `1 a ${shown} de ${of}`,
  showRest: (count: number) => (count === 1 ? 'Ver la que falta' : `Ver las ${count} que faltan`),
  noneFound: 'Ninguna jugada tiene ese número.',
  payOnly: (lottery: string) => `Pagar solo ${lottery}`,
  /** Of free plays alone. */
  confirmOnly: (lottery: string) => `Confirmar solo ${lottery}`,
  free: 'Jugada gratis',
  expired: 'Venta cerrada',
  beingPaid: 'Se está pagando',
  remove: (index: string) => `Eliminar la jugada ${index}`,
  clear: 'Eliminar todas',
  confirmClear: '¿Confirma eliminar todas las jugadas?',
  /** Below that question, where the cart has plays of other lotteries. */
  clearsOnly: (lottery: string, count: number) =>
    count === 1
      ? `Es la de ${lottery}. Las demás se quedan.`
      : `Son las ${count} de ${lottery}. Las demás se quedan.`,
  /** The same, where shares go too. */
  clearsShares: (lottery: string, shares: number) =>
    `También ${shares === 1 ? 'sale 1 participación' : `salen ${shares} participaciones`} en juegos en grupo de ${lottery}.`,
  removed: '¡Eliminado!',
  empty: '¡ Carrito vacío !',
  emptyHint: 'Completa una cartilla y la verás aquí.',
  goPlay: 'Ir a jugar',
  total: 'Total',
  onePayment: 'Un solo pago',
  pay: (amount: string) => `Pagar ${amount}`,
  /** Nothing can be paid before something is decided. */
  payNone: 'Pagar',
  confirm: (free: number) => `Confirmar ${freePlays(free)}`,
  currency: 'Pagas en dólares.',
  parts: {
    tickets: (count: number, each: string | null) =>
      each === null ? plays(count) : `${plays(count)} × ${each}`,
    multiplier: (label: string, count: number, each: string | null) => part(label, count, each),
    service: (count: number, each: string | null) => part('Servicio', count, each),
    shares: (count: number, each: string | null) =>
      each === null ? groupShareTexts.shares(count) : `${groupShareTexts.shares(count)} × ${each}`,
    free: freePlays,
  },
  renew: {
    title: (count: number) =>
      count === 1
        ? '1 jugada es de un sorteo con la venta cerrada'
        : `${count} jugadas son de un sorteo con la venta cerrada`,
    question: (count: number, date: string) =>
      count === 1
        ? `¿La pasas al sorteo del ${date} o la eliminas?`
        : `¿Las pasas al sorteo del ${date} o las eliminas?`,
    noNext: 'Aún no hay otro sorteo a la venta.',
    keep: (count: number) => (count === 1 ? 'Pasarla' : 'Pasarlas'),
    discard: (count: number) => (count === 1 ? 'Eliminarla' : 'Eliminarlas'),
    done: (count: number, date: string) =>
      count === 1
        ? `Ahora es para el sorteo del ${date}. Falta pagarla.`
        : `Ahora son para el sorteo del ${date}. Falta pagarlas.`,
  },
  otherSeries: {
    title: (count: number) =>
      count === 1 ? '1 jugada es de REZAGADOS' : `${count} jugadas son de REZAGADOS`,
    text: 'Tu cuenta no juega esa serie: elimínalas para poder pagar las demás.',
    discard: 'Eliminar',
  },
} as const;
