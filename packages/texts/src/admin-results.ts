import type { DrawFault, MultiplierQuestion } from '@bolillero/domain/draws/draw';
import { type Currency, formatJackpot } from '@bolillero/domain/money/cents';
import type { PrizeTableFault, PrizeTableQuestion } from '@bolillero/domain/prizes/prize-table';
import { multiplierValuesText } from './plays.ts';

/** Results in the back-office: the lotteries to choose from and the list of one of them. */
export const adminResultListTexts = {
  title: 'Resultados',
  pickerSubtitle: 'Elige una lotería.',
  seeNumbers: 'Ver Números',
  seeNumbersOf: (lottery: string) => `Ver Números de ${lottery}`,
  noLotteries: 'Aún no hay loterías',
  noLotteriesHint: 'Cuando haya una lotería visible, sus resultados se ingresan aquí.',
  matrix: (balls: number, size: number) => `${balls} de ${size}`,
  special: (name: string, size: number) => `${name}, 1 de ${size}`,
  specialSameDrum: (name: string) => `${name}, del mismo bolillero`,
  drawDays: (days: string) => `Sortea ${days}`,
  enter: 'Ingresar Bolillas',
  importHistory: 'Importar historial',
  back: 'Todas las loterías',
  series: 'Serie',
  types: { 0: 'TRADICIONAL', 1: 'REZAGADOS' },
  from: 'Desde',
  to: 'Hasta',
  columns: {
    date: 'Fecha',
    balls: 'Números',
    special: 'Especial',
    type: 'Tipo',
    amount: 'Pozo',
    settlement: 'Liquidación',
    actions: 'Acciones',
  },
  exported: {
    file: 'resultados',
    multiplier: 'Potenciador',
    plays: 'Jugadas',
    winners: 'Con premio',
  },
  states: {
    entered: (date: string) => `Ingresado el del ${date}`,
    missing: (date: string) => `Falta el del ${date}`,
    hidden: (date: string) => `Oculto el del ${date}`,
    none: 'Sin sorteos todavía',
    more: (count: number) => `y ${count} más`,
  },
  shown: 'A los jugadores',
  shownOptions: { yes: 'Mostrados', no: 'Ocultos' },
  result: (date: string) => `resultado del ${date}`,
  list: (lottery: string) => `Resultados de ${lottery}`,
  hidden: 'Oculto',
  hiddenHint: 'No se muestra a los jugadores ni se liquida.',
  demo: 'Demostración',
  demoHint: 'Sorteo generado, no real.',
  edit: 'Editar',
  editOf: (date: string) => `Editar el resultado del ${date}`,
  remove: 'Eliminar',
  removeOf: (date: string) => `Eliminar el resultado del ${date}`,
  noBall: '—',
  settlement: {
    waiting: 'En espera',
    running: (settled: number, total: number) => `Liquidando ${settled} de ${total}`,
    done: (plays: number, winners: number) =>
      plays === 0
        ? 'Sin jugadas'
        : `${plays === 1 ? '1 jugada' : `${plays} jugadas`}, ${
            winners === 0 ? 'ninguna con premio' : winners === 1 ? '1 con premio' : `${winners} con premio`
          }`,
    none: 'No se liquida',
  },
  empty: 'Aún no hay resultados',
  emptyHint: 'Ingresa el primero o importa el historial completo.',
  emptyFiltered: 'Ningún resultado en esas fechas',
  emptyFilteredHint: 'Cambia las fechas o quita los filtros.',
} as const;

/** Deleting or correcting a result, and what it changes for players. */
export const resultChangeTexts = {
  game: (id: number) => `Juego ${id}`,
  removeTitle: '¿Deseas eliminar el registro?',
  removeYes: 'Sí, eliminar',
  removed: '¡Registro eliminado!',
  updateTitle: '¿Guardar los cambios del resultado?',
  updateYes: 'Sí, guardar',
  cancel: 'Cancelar',
  reason: 'Motivo para los jugadores',
  reasonHint:
    'Lo leen quienes ya tenían aviso de su premio. Vacío, leen que corregimos el resultado que publicamos.',
  looking: 'Revisando qué cambia para los jugadores…',
  nothing: 'Ningún jugador gana ni pierde premio con este cambio.',
  some: (count: number) => (count === 1 ? 'Cambia 1 jugada:' : `Cambian ${count} jugadas:`),
  purchase: 'Compra',
  player: 'Jugador',
  balls: 'Números',
  before: 'Antes',
  after: 'Después',
  noPrize: 'Sin premio',
  change: 'Cambio',
  turns: { gains: 'gana', loses: 'pierde', same: 'igual' },
  gaining: (plays: number) => (plays === 1 ? '1 gana más' : `${plays} ganan más`),
  losing: (plays: number) => (plays === 1 ? '1 pierde' : `${plays} pierden`),
  same: (plays: number) => (plays === 1 ? '1 queda igual' : `${plays} quedan igual`),
  /** Before what there is more or less to pay. */
  house: 'A pagar:',
  largest: (shown: number, left: number) =>
    `Los ${shown} cambios más grandes; hay ${left === 1 ? '1 más' : `${left} más`}.`,
  keepAll: 'Guardar todos como archivo',
  file: 'cambios-de-premios.csv',
  review: 'Volver a revisar',
} as const;

/** Somebody saved a result while it was being typed. */
export const resultMergeTexts = {
  title: 'Otra persona guardó este resultado antes',
  hint: 'Elige qué se guarda en cada línea. Lo que nadie cambió queda como está.',
  nothing: 'Lo que escribiste y lo que se guardó es lo mismo.',
  line: 'Línea',
  mine: 'Tuyo',
  saved: 'Guardado',
  savedBy: (who: string) => `Guardado por ${who}`,
  result: 'Se guarda',
  back: 'Volver a revisar',
  save: 'Guardar así',
  empty: '—',
  yes: 'sí',
  no: 'no',
  none: 'Ninguno',
  fields: {
    date: 'Fecha del sorteo',
    nextDate: 'Próximo resultado',
    jackpot: 'Monto del pozo',
    balls: 'Números sorteados',
    special: 'Bolilla especial',
    multiplier: 'Potenciador',
    shown: 'Mostrar a los jugadores',
  },
  columns: {
    lotteryWinners: 'Ganadores',
    lotteryPrize: 'Premio',
    playWinners: 'Ganadores con potenciador',
    playPrize: 'Premio con potenciador',
  },
  cell: (column: string, level: string) => `${column}, nivel ${level}`,
  table: 'Tabla de premios',
  levels: (count: number) => (count === 1 ? '1 nivel' : `${count} niveles`),
  otherLevels: 'distintos',
} as const;

/** The form of a result. */
export const resultFormTexts = {
  newTitle: 'Ingresar Bolillas',
  editTitle: 'Editar resultado',
  dates: 'Sorteo',
  numbers: 'Números',
  date: 'Fecha del sorteo',
  dateList: 'Ver los últimos sorteos',
  dateStates: { entered: 'ya tiene resultado', missing: 'falta' },
  suggested: 'Sin resultado:',
  nextDate: 'Próximo resultado',
  type: 'Tipo',
  repechage: 'Tomar los datos de un resultado anterior',
  repechageHint: 'Completa la fecha, el próximo resultado y el monto.',
  repechageNone: 'Elige una opción',
  repechageTaken: 'ya tiene resultado',
  amountIn: (currency: string) => `Monto del pozo (${currency})`,
  balls: 'Números sorteados',
  ballsHint: (count: number, size: number) => `${count} números del 1 al ${size}, aquí o en la cartilla.`,
  ballsLeft: (chosen: number, count: number) => `${chosen} de ${count}`,
  slip: 'Cartilla del resultado',
  specialHint: (size: number) => `Un número del 1 al ${size}.`,
  specialSameDrumHint: (size: number) => `Otra bolilla del 1 al ${size}. Vacía si no se conoce.`,
  multiplierNone: 'Ninguno',
  multiplierKeys: (label: string) =>
    `Teclas 1 a 9; 0 es ×10. Borde de rayas: ${label} no lo sortea, se pregunta.`,
  shown: 'Mostrar a los jugadores',
  shownHint: 'Si lo apagas, el resultado se prepara sin mostrarse, contarse ni liquidarse.',
  save: 'Guardar',
  cancel: 'Cancelar',
  saveAnd: (series: string) => `Guardar y seguir con ${series}`,
  keys: { save: 'Ctrl + Enter', saveAnd: 'Ctrl + Mayús + Enter' },
  settles: (plays: number) =>
    plays === 0
      ? 'Nadie jugó este sorteo'
      : plays === 1
        ? 'Al guardar se liquida 1 jugada'
        : `Al guardar se liquidan ${plays} jugadas`,
  settlesNot: 'Oculto: no se liquida',
  notSaved: 'No se guardó.',
  toField: 'Ir al campo',
  leaveHint: 'Lo que escribiste en este resultado se perderá.',
  created: '¡Nuevo resultado registrado!',
  after: {
    waiting: 'Liquidando las jugadas…',
    hidden: 'Guardado sin mostrarse: se liquida cuando lo muestres.',
    plays: (count: number) => (count === 1 ? '1 jugada' : `${count} jugadas`),
    winners: (count: number) => (count === 0 ? 'ninguna con premio' : `${count} con premio`),
    none: 'Nadie jugó este sorteo.',
    /** After the amount. */
    payable: 'a pagar',
    unknown: (count: number) => (count === 1 ? '1 premio por confirmar' : `${count} premios por confirmar`),
    free: (count: number) => (count === 1 ? '1 jugada gratis' : `${count} jugadas gratis`),
    noPrize: 'sin premio',
    list: 'Jugadas del sorteo',
    more: (count: number) => (count === 1 ? 'y 1 jugada más' : `y ${count} jugadas más`),
    goOn: (series: string) => `Seguir con ${series}`,
    today: 'Volver a Hoy',
    results: 'Ver los resultados',
    edit: 'Corregir este resultado',
    jackpot: 'Pozo',
    next: (date: string) => `próximo ${date}`,
  },
  updated: '¡Registro actualizado exitosamente!',
  failed: '¡"error al actualizar"!',
  faults: {
    dateMissing: 'La Fecha del sorteo es obligatoria.',
    amountInvalid: 'Escribe un monto con dos decimales como máximo, por ejemplo 50,000.00.',
    multiplierMissing: 'Elige el potenciador, o «Ninguno» si no se sorteó.',
    ballsUnreadable: (word: string) => `«${word}» no es un número.`,
    table: 'Revisa la tabla de premios.',
  },
  notDrawDayHint: 'Se puede guardar si el sorteo se hizo ese día.',
  exists: 'Ya hay un resultado de esa fecha.',
  editExisting: 'Editarlo',
} as const;

/** The prize table of a result. */
export const prizeTableTexts = {
  title: 'Tabla de premios',
  hint: 'La posición 1 es el pozo: si dejas su premio vacío, el monto se reparte entre los ganadores. Un premio vacío en las demás queda «por confirmar».',
  hintPlay: (label: string) =>
    `El premio con ${label} se calcula solo desde la segunda posición; puedes cambiarlo.`,
  position: 'Posición',
  level: 'Nivel',
  levelExample: '5 + 1',
  actions: 'Acciones',
  kind: 'Paga',
  kinds: { money: 'Dinero', free: 'Jugada gratis' },
  lotteryWinners: 'Ganadores',
  lotteryPrize: 'Premio',
  playWinners: (label: string) => `Ganadores ${label}`,
  playPrize: (label: string) => `Premio ${label}`,
  field: (name: string, position: number) => `${name}, posición ${position}`,
  jackpot: 'Pozo',
  back: 'Volver a la plantilla',
  open: (name: string) => `Cambiar ${name}`,
  shares: 'se reparte el pozo',
  nothing: '—',
  pinned: 'Premio fijo: el potenciador no lo cambia.',
  pasted: (cells: number) => (cells === 1 ? 'Pegado: 1 celda' : `Pegado: ${cells} celdas`),
  pastedNumber: (text: string) => `«${text}» leído como número`,
  pastedLeft: (lines: number) => (lines === 1 ? '1 fila no entró' : `${lines} filas no entraron`),
  pasteNothing: 'Lo que pegaste no trae números para esta tabla.',
  undo: 'Deshacer',
  undoKeys: 'Ctrl + Z',
  menu: (position: number) => `Opciones de la posición ${position}`,
  keys: [
    ['Tab', 'solo lo que falta llenar'],
    ['Enter', 'baja en la columna'],
    ['F2', 'cambia una celda gris'],
    ['Supr', 'vacía'],
    ['Ctrl + V', 'pega la tabla oficial'],
  ],
  add: 'Añadir nivel',
  remove: (position: number) => `Eliminar la posición ${position}`,
  up: (position: number) => `Subir la posición ${position}`,
  down: (position: number) => `Bajar la posición ${position}`,
  fromTemplate: 'Usar la plantilla',
  replaceTemplate: '¿Reemplazar la tabla por la plantilla de esa fecha?',
  empty: 'Sin niveles de premio',
  emptyHint: 'Un resultado sin tabla se puede guardar: nadie recibe premio hasta que la tenga.',
  countInvalid: 'Escribe un número entero.',
  amountInvalid: 'Monto no válido.',
} as const;

/** What is wrong with a level of the prize table. */
export const prizeFaultTexts = {
  'level-unparsable': 'Escribe el nivel como 5 + 1 o 5.',
  'level-impossible': 'Ese nivel no se puede acertar en esta lotería.',
  'position-repeated': 'Esa posición está repetida.',
  'positions-not-consecutive': 'Las posiciones deben ir seguidas desde 1.',
  'level-repeated': 'Ese nivel está repetido.',
} as const satisfies Record<PrizeTableFault['code'], string>;

/** What looks wrong in a prize table and may be meant. */
export const prizeQuestionTexts = {
  'order-inverted': '¿Seguro? Paga más que un nivel superior.',
  'level-never-won': '¿Seguro? Quien lo acierta gana antes un nivel superior.',
} as const satisfies Record<PrizeTableQuestion['code'], string>;

/** Why a draw of such a date has no multiplier of its own. */
export const multiplierNotDrawn = {
  none: 'En esta serie no se sorteaba potenciador en esa fecha.',
  'per-play': 'En esa fecha el potenciador viene impreso en cada cartilla: no se sortea.',
} as const;

/** A lottery whose multiplier is asked about: what it calls it, and its money. */
export interface MultipliedLottery {
  readonly multiplierLabel: string;
  readonly currency: Currency;
}

/** What looks wrong with a drawn multiplier and may be meant. `plays`: how many were bought with it, where that is known. */
export function multiplierQuestionText(
  question: MultiplierQuestion,
  { multiplierLabel: label, currency }: MultipliedLottery,
  plays?: number,
): string {
  switch (question.code) {
    case 'multiplier-unknown':
      return `¿Seguro? ${label} ×${question.multiplier} no existe: es ${multiplierValuesText(question.values)}.`;
    case 'multiplier-above-jackpot':
      return `¿Seguro? ${label} ×${question.multiplier} solo se sortea con un pozo de hasta ${formatJackpot(question.upTo, currency)}.`;
    case 'multiplier-missing':
      if (plays === undefined)
        return `Sin ${label}, el premio de las jugadas que lo compraron queda sin multiplicar.`;
      return plays === 1
        ? `Falta ${label}: 1 jugada lo compró, y su premio queda sin multiplicar.`
        : `Falta ${label}: ${plays} jugadas lo compraron, y su premio queda sin multiplicar.`;
  }
}

type FaultCode = DrawFault['code'];
type FaultOf<C extends FaultCode> = Extract<DrawFault, { code: C }>;

const drawFaults: { readonly [C in FaultCode]: (fault: FaultOf<C>) => string } = {
  'date-invalid': () => 'Escribe una fecha que exista.',
  'before-first-era': () => 'La lotería todavía no existía en esa fecha.',
  'ball-count': ({ expected, given }) => `Marca ${expected} números: hay ${given}.`,
  'ball-out-of-range': ({ ball, size }) => `El ${ball} no está entre 1 y ${size}.`,
  'ball-repeated': ({ ball }) => `El ${ball} está repetido.`,
  'special-missing': () => 'Falta la bolilla especial.',
  'special-out-of-range': ({ special, size }) => `El ${special} no está entre 1 y ${size}.`,
  'special-not-allowed': () => 'Esta lotería no tiene bolilla especial.',
  'special-among-balls': ({ special }) => `El ${special} ya está entre los números sorteados.`,
  'multiplier-out-of-range': () => 'El potenciador va de 1 a 10.',
  'multiplier-not-drawn': ({ mode }) => multiplierNotDrawn[mode],
};

/** What an administrator reads beside the field of a draw that is wrong. */
export function drawFieldFault<C extends FaultCode>(fault: FaultOf<C>): string {
  return (drawFaults[fault.code] as (fault: DrawFault) => string)(fault);
}
