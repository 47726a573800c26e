import { numberText } from '@bolillero/domain/number-text';
import { groupRefundTexts } from './group-refunds.ts';

const between = (from: number, to: number) =>
  from === to ? numberText(from) : `${numberText(from)} a ${numberText(to)}`;

/** 'N.º 4', 'N.º 1 a 3, 7 y 9 a 10': the numbers of several shares. */
function sharesNumbers(runs: readonly { readonly from: number; readonly to: number }[]): string {
  const each = runs.map(({ from, to }) => between(from, to));
  const last = each.pop() ?? '';
  return `N.º ${each.length === 0 ? last : `${each.join(', ')} y ${last}`}`;
}

/** A customer's shares of group games: in Compras, and each game on its page. */
export const ownGroupGameTexts = {
  title: 'Juegos en grupo',
  name: (id: number) => `Juego en grupo ${id}`,
  tabTitle: (id: number, lottery: string) => `Juego en grupo ${id}: ${lottery}`,
  all: (count: number) => `Ver todos (${numberText(count)})`,
  view: 'Ver',
  viewOf: (id: number, lottery: string) => `Ver el juego en grupo ${id} de ${lottery}`,
  back: 'Volver a Compras',
  states: {
    withLines: 'Pagado · con sus líneas',
    withoutLines: 'Pagado · faltan las líneas',
    closed: 'Venta cerrada · espera el sorteo',
    awaiting: 'Sorteado · falta el resultado',
    settled: (prize: string | null) => (prize === null ? 'Sorteado · sin premio' : `Sorteado · ${prize}`),
    refunding: (cause: string, amount: string) => `${cause}: te devolveremos ${amount}`,
    refunded: (cause: string, amount: string) => `${cause}: te devolvimos ${amount}`,
  },
  causes: { 'no-lines': 'Sin líneas', 'draw-cancelled': 'Sorteo cancelado' },
  /** The same in sentences. */
  hints: {
    withLines:
      'Las líneas están abajo. Pueden cambiar hasta el cierre; desde entonces no cambian más, ni quién participa.',
    withoutLines: 'Si no hay líneas al cierre se te devuelve todo.',
    closed: 'Nadie más entra y las líneas ya no cambian.',
    awaiting: 'Cuando se publique el resultado verás aquí los aciertos de cada línea.',
    refunding: (cause: keyof typeof groupRefundTexts, amount: string) =>
      `${groupRefundTexts[cause]} Te devolveremos ${amount} por el mismo medio con que pagaste.`,
    refunded: (cause: keyof typeof groupRefundTexts, amount: string) =>
      `${groupRefundTexts[cause]} Te devolvimos ${amount} por el mismo medio con que pagaste.`,
  },
  facts: {
    shares: 'Tus participaciones',
    sharesOf: (count: number, of: number) => `${numberText(count)} de ${numberText(of)}`,
    numbers: sharesNumbers,
    price: 'Pagaste',
    paid: 'Pagado el',
    yourClock: '(tu hora)',
    closes: 'Cierre de venta',
    result: 'Resultado',
    prize: 'Tu parte',
    noPrize: 'Sin premio',
    file: 'Archivo de líneas',
    download: 'Descargar el archivo',
  },
  lines: {
    title: 'Líneas',
    none: 'Aún no hay líneas',
    noneHint: 'Cuando se añadan las verás aquí.',
    parts: { label: 'Qué líneas', all: 'Todas', won: 'Con premio' },
    noneWon: 'Ninguna línea tiene premio',
    number: (number: number) => `Línea ${numberText(number)}`,
    level: (level: string) => `Nivel ${level}`,
    noPrize: 'Sin premio',
    /** A free play is divided as the money that a line costs. */
    free: (amount: string) => `Jugada gratis: cuenta como ${amount}`,
  },
  division: {
    title: 'El reparto',
    nothing: 'Ninguna línea ganó: no hay nada que repartir.',
    total: 'Premios de las líneas',
    run: (from: number, to: number) => `Part. ${between(from, to)}`,
    each: (amount: string, one: boolean) => (one ? amount : `${amount} cada una`),
    own: (count: number) => (count === 1 ? '1 tuya' : `${numberText(count)} tuyas`),
    columns: { shares: 'Participaciones', each: 'Recibe', own: 'Tuyas' },
    /** The rule by a line of this game: its prize, what each share gets of it, and whom the cents go to that are left over. */
    example: (line: number, prize: string, participations: number, each: string, cents: number) =>
      `Por ejemplo, la línea ${numberText(line)} ganó ${prize}: entre ${numberText(participations)} son ${each} para cada una y ${
        cents === 1
          ? 'sobra 1 centavo, que va a la participación 1'
          : `sobran ${numberText(cents)} centavos, que van a las participaciones 1 a ${numberText(cents)}`
      }.`,
    unsold: (from: number, to: number) =>
      from === to
        ? `La participación ${numberText(from)} no se vendió: es de la casa.`
        : `Las participaciones ${between(from, to)} no se vendieron: son de la casa.`,
    unknown: (count: number) =>
      count === 1
        ? 'El premio de 1 línea está por confirmar: se reparte cuando se conozca.'
        : `Los premios de ${numberText(count)} líneas están por confirmar: se reparten cuando se conozcan.`,
  },
  collect: {
    title: 'Cómo cobrarlo',
    support: 'Escribir a soporte',
  },
  receipt: 'Ver comprobante',
  receiptOf: (nth: number) => `Ver comprobante ${nth}`,
  result: 'Resultado del sorteo',
  unknown: 'No tienes participaciones de ese juego en grupo',
  unknownHint: 'Los juegos en grupo que compraste están en Compras.',
  purchases: 'Ir a Compras',
} as const;
