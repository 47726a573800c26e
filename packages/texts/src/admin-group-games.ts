import type { LedgerKind } from '@bolillero/domain/group-games/ledger';
import { numberText } from '@bolillero/domain/number-text';
import { groupOfficeExport } from './group-office.ts';
import { groupRefundTexts } from './group-refunds.ts';

const lineas = (n: number) => (n === 1 ? '1 línea' : `${numberText(n)} líneas`);

/** What moved, with how many and which. */
const moved: { readonly [K in LedgerKind]: (count: number, first: number | null) => string } = {
  'shares-sold': (count) => `${numberText(count)} vendidas a jugadores`,
  'house-shares': (count) => `${numberText(count)} de la casa`,
  'lines-bought': (count) => `${lineas(count)} ${count === 1 ? 'comprada' : 'compradas'}`,
  'house-service': () => 'Servicio de la casa',
  'house-contribution': () => 'Aporte de la casa',
  'shares-refunded': (count) => `${numberText(count)} devueltas a jugadores`,
  'line-prize': (_, first) => `Premio, línea ${first}`,
  payout: (count, first) => `Part. ${sharesText(first ?? 1, (first ?? 1) + count - 1)}`,
  'house-payout': (count, first) => `Part. ${sharesText(first ?? 1, (first ?? 1) + count - 1)}, de la casa`,
};

/** Share numbers: '4', '1 a 5'. */
function sharesText(from: number, to: number): string {
  return from === to ? String(from) : `${from} a ${to}`;
}

/** 'Juegos en Grupo' of the office. */
export const adminGroupGamesTexts = {
  title: 'Juegos en Grupo',
  tabs: { all: 'Juegos en Grupo', active: 'Juegos en Grupo Activados', lines: 'Líneas' },
  name: (id: number, lottery: string) => `Juego ${id} · ${lottery}`,
  add: 'Crear juego',
  create: 'Crear',
  created: 'Juego en grupo creado',
  lost: 'El juego que estabas creando no se guardó.',
  form: {
    lottery: 'Lotería',
    noLottery: 'Elige una lotería',
    lotteryMissing: 'Falta la lotería',
    lines: 'Líneas',
    linesMissing: 'Faltan las líneas',
    participations: 'Participaciones',
    participationsMissing: 'Faltan las participaciones',
    /** Where it is 0 or less. */
    tooFew: 'Seleccione una cantidad menor a 100',
    price: 'Precio de cada una',
    priceHint: 'En USD. Sin él, el de la lotería.',
    priceWrong: 'Escribe un monto mayor que 0, como 12.50',
    incomplete: 'Por favor, complete el formulario',
  },
  columns: {
    id: 'Id',
    lottery: 'Lotería',
    lines: 'Líneas',
    participations: 'Participaciones',
    price: 'Precio',
    draw: 'Sorteo',
    closes: 'Cierre',
    file: 'Archivo',
    state: 'Estado',
  },
  states: groupOfficeExport.states,
  sold: (sold: number, of: number) => `${numberText(sold)} de ${numberText(of)}`,
  soldLabel: 'Participaciones vendidas',
  linesMissing: 'Faltan líneas',
  noLines: 'Sin líneas',
  attachedLines: lineas,
  filters: { search: 'Buscar por lotería', lottery: 'Lotería' },
  empty: 'Todavía no hay juegos en grupo.',
  emptyHint: 'Crea uno, adjunta sus líneas y ponlo a la venta.',
  emptyActive: 'Ningún juego en grupo está activado.',
  emptyActiveHint: 'Crea uno en la primera pestaña y actívalo.',
  activate: {
    act: 'Activar',
    actOf: (name: string) => `Activar: ${name}`,
    title: (name: string) => `Activar ${name}`,
    intro: 'Desde que lo activas, los jugadores de esa lotería lo ven y compran participaciones.',
    date: 'Sorteo',
    price: 'Precio de cada participación (USD)',
    priceWrong: 'Escribe un monto mayor que 0, como 12.50',
    dateMissing: 'Elige un sorteo',
    closes: (when: string) =>
      `Se vende hasta ${when}. Sin líneas adjuntas a esa hora, se devuelve todo a todos.`,
    lost: 'Lo que cambiaste del juego no se guardó.',
    done: 'Juego en grupo activado',
  },
  remove: {
    act: 'Eliminar',
    actOf: (name: string) => `Eliminar: ${name}`,
    title: '¿Deseas eliminar el registro?',
    message: (name: string) => `${name}. Nadie compró participaciones. Se quita también de los carritos.`,
    yes: 'Sí, eliminar',
    done: '¡Registro eliminado!',
  },
  open: 'Ver juego',
  seeLines: 'Ver líneas',
  seeLinesOf: (name: string) => `Ver líneas: ${name}`,
  attach: 'Adjuntar archivo',
  attachOf: (name: string) => `Adjuntar archivo: ${name}`,
  attached: (lines: number) => `Archivo adjuntado: ${lineas(lines)}`,
  file: {
    title: 'Archivo de líneas',
    drop: 'Suelta aquí el archivo de líneas, o elígelo. Texto UTF-8, una jugada por línea: 1|2|3|4|5|0|6.',
    none: (limit: number) => `Sin líneas todavía. Este juego admite hasta ${numberText(limit)}.`,
    atClose: (when: string) => `Sin líneas al cierre (${when}) se devuelve a todos.`,
    replaces: 'Otro archivo ocupa su lugar hasta el cierre.',
    closed: 'El juego cerró: su archivo no cambia más.',
    sha256: 'SHA-256',
    at: 'Adjuntado',
    download: 'Descargar el archivo',
    verify: 'Comprobar',
    bad: {
      label: 'Líneas malas',
      line: 'Línea',
      says: 'Dice',
      why: 'Por qué',
      more: (shown: number, bad: number) =>
        `Se muestran las primeras ${numberText(shown)} de ${numberText(bad)}.`,
      copy: 'Copiar la lista',
      copied: 'Lista copiada',
      empty: '(vacía)',
    },
  },
  participants: {
    title: 'Participantes',
    none: 'Nadie compró participaciones todavía.',
    player: 'Jugador',
    shares: 'Participaciones',
    numbers: 'Números',
    paid: 'Pagó',
    prize: 'Premio',
    sharesText,
    export: 'Exportar participantes',
  },
  ledger: {
    title: (id: number) => `Libro del juego ${id}`,
    movement: 'Movimiento',
    in: 'Entra',
    out: 'Sale',
    balance: 'Saldo',
    each: (count: number, amount: string) => `${numberText(count)} × ${amount}`,
    moved: (kind: LedgerKind, count: number, first: number | null) => moved[kind](count, first),
    none: 'Todavía no entró nada.',
    balances: 'Cuadra al centavo',
    balancesNot: (amounts: string) =>
      `No cuadra: la diferencia es ${amounts}. Avisa a quien lleva las cuentas.`,
    remainder: (line: number, cents: number) =>
      cents === 1
        ? `De la línea ${line} sobra 1 centavo: va a la primera participación.`
        : `De la línea ${line} sobran ${cents} centavos: uno a cada una de las primeras ${cents}.`,
    unknown: (lines: number) =>
      lines === 1
        ? 'El premio de 1 línea está por confirmar: se reparte cuando se conozca.'
        : `Los premios de ${lines} líneas están por confirmar: se reparten cuando se conozcan.`,
    export: 'Exportar',
    exportAs: (format: string) => `Exportar ${format}`,
  },
  refunded: (cause: keyof typeof groupRefundTexts) => `${groupRefundTexts[cause]} Se devuelve todo a todos.`,
  lines: {
    game: 'Juego',
    choose: 'Elige un juego',
    pick: 'Elige un juego para ver sus líneas.',
    none: 'Este juego no tiene líneas.',
    number: 'N.º',
    balls: 'Bolillas',
    red: 'B. roja',
    multiplier: 'Potenciador',
    prize: 'Premio',
    failed: 'No pudimos leer las líneas de ese juego.',
    option: (id: number, lottery: string, lines: number) => `Juego ${id} · ${lottery} · ${lineas(lines)}`,
  },
  multipliers: {
    act: 'Anotar potenciadores',
    title: 'Potenciadores impresos',
    intro: (values: string) =>
      `Escribe el potenciador impreso en la cartilla de cada línea, en su orden: ${values}. Deja vacío el que no sabes: esa línea queda por confirmar.`,
    of: (line: number) => `Línea ${line}`,
    wrong: (values: string) => `Solo puede ser ${values}`,
    lost: 'Los potenciadores que escribiste no se guardaron.',
    done: 'Potenciadores guardados',
  },
} as const;
