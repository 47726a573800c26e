import { numberText } from '@bolillero/domain/number-text';

/** Purchased tickets: those that wait for their PDF and those that have it. */
export const adminTicketsTexts = {
  title: 'Tickets',
  tabs: { pending: 'Cartillas Pendientes', sold: 'Cartillas Compradas', refunded: 'Devoluciones' },
  search: 'Jugador, email o número',
  lottery: 'Lotería',
  columns: {
    id: 'N.º',
    lottery: 'Lotería',
    player: 'Jugador',
    balls: 'Números',
    multiplier: 'Potenciador',
    draw: 'Sorteo',
    closes: 'Cierre',
    sold: 'PDF subido',
  },
  /** Of the exported lists, besides those above. */
  exported: {
    series: 'Serie',
    special: 'Bolilla especial',
    price: 'Precio',
    paidAt: 'Pagada',
    email: 'Email',
    refunded: 'Con devolución',
    state: 'Estado',
    currency: 'Moneda',
    by: 'Quién',
    requestedAt: 'Pedida',
  },
  /** When a PDF was recorded in the chain of proof. */
  recorded: {
    at: 'PDF registrado',
    entry: 'Entrada del registro',
    when: 'Respecto del sorteo',
    entryOf: (seq: number) => `Entrada ${numberText(seq)}`,
    late: 'Después del sorteo',
    check: 'Comprobar',
  },
  /** What the exported files are called. */
  files: { pending: 'cartillas-pendientes', sold: 'cartillas-compradas', refunded: 'devoluciones' },
  parts: { label: 'Qué cartillas', all: 'Todas', overdue: 'Vencidas', closesToday: 'Cierran hoy' },
  rowName: (number: string) => `cartilla ${number}`,
  windowTitle: (number: string) => `Cartilla ${number}`,
  bought: 'Comprado',
  printed: 'Impreso',
  overdue: 'Vencida',
  overdueHint: 'El sorteo ya pasó y la cartilla sigue sin PDF.',
  upload: 'Subir PDF',
  uploadFor: (id: number) => `Subir PDF de la cartilla ${id}`,
  drop: 'Suelta aquí el PDF',
  uploading: (percent: number) => `Subiendo ${percent} %`,
  uploadingOf: (id: number) => `Subida de la cartilla ${id}`,
  stop: 'Cancelar',
  fileMissing: 'Elija un archivo',
  fileTooLarge: 'El archivo excede el límite.',
  fileNotPdf: 'Extensión no válida, Solo .pdf',
  uploaded: '¡Archivo subido exitosamente!',
  multiplierTitle: 'Potenciador impreso',
  multiplierQuestion: (lottery: string) => `¿Qué potenciador trae impreso la cartilla de ${lottery}?`,
  multiplierMissing: 'Indica el potenciador impreso en la cartilla.',
  file: (name: string) => `Archivo: ${name}`,
  choose: 'Elegir PDF',
  choosePrinted: 'Elige una opción',
  send: 'Subir',
  cancel: 'Cancelar',
  open: 'Ver PDF',
  openOf: (id: number) => `Ver PDF de la cartilla ${id}`,
  takeBack: 'Retirar PDF',
  takeBackOf: (id: number) => `Retirar PDF de la cartilla ${id}`,
  takeBackTitle: '¿Deseas eliminar el registro?',
  takeBackHint: (number: string) =>
    `Se retira el PDF de la cartilla ${number}, que vuelve a pendiente. No cambia ningún premio.`,
  takeBackChanges: (id: number, lottery: string) =>
    `Se retira el PDF de la cartilla ${String(id).padStart(6, '0')} de ${lottery}, que vuelve a pendiente.`,
  takeBackReasonHint:
    'Lo lee quien pierde su premio. Vacío, lee que retiramos el PDF para volver a revisar la cartilla.',
  takeBackYes: 'Sí, eliminar',
  takenBack: '¡Registro eliminado!',
  /** A PDF that comes after its draw's result. */
  lateTitle: '¿Subir el PDF después del resultado?',
  lateYes: 'Sí, subir',
  late: (id: number, lottery: string) =>
    `El sorteo de la cartilla ${String(id).padStart(6, '0')} de ${lottery} ya tiene resultado.`,
  lateWins: (amount: string) => `Con este PDF, la jugada gana ${amount}.`,
  lateWithoutPrize: 'La jugada no tiene premio.',
  lateMarked: 'La auditoría lo marca como PDF posterior al resultado.',
  /** It shares a jackpot with others. */
  shares: 'Acertó el pozo: cambia la parte de las demás. Se lo decimos a cada jugador.',
  emptyPending: 'No hay cartillas pendientes',
  emptyPendingHint: 'Cuando un jugador pague, su cartilla aparecerá aquí para comprarla y subir su PDF.',
  emptySold: 'Aún no hay cartillas compradas',
  emptySoldHint: 'Sube el PDF de una cartilla pendiente y pasará a esta lista.',
  emptyRefunds: 'Aún no hay devoluciones',
  emptyRefundsHint:
    'Cuando un administrador devuelva lo pagado por una cartilla, quedará aquí con su motivo.',
  refund: {
    act: 'Devolver',
    actOf: (id: number) => `Devolver lo pagado por la cartilla ${id}`,
    tag: 'Con devolución',
    title: (id: number) => `¿Devolver lo pagado por la cartilla ${String(id).padStart(6, '0')}?`,
    money: (amount: string, player: string) =>
      `Se devolverán ${amount}, el precio completo, a ${player} por el mismo medio con que pagó.`,
    pendingTicket: 'La cartilla sale de las pendientes: ya no se compra.',
    soldTicket: (player: string) =>
      `La cartilla ya está comprada: queda para la casa. ${player} deja de participar con ella y de ver su PDF.`,
    told: 'Cuando el dinero se haya devuelto, el jugador recibe una notificación y un correo.',
    once: 'No se puede deshacer. Queda registrado quién lo hizo, cuándo y por qué.',
    reason: 'Motivo',
    reasonHint: 'El jugador lo lee en su correo.',
    reasonMissing: 'Escribe el motivo de la devolución.',
    yes: (amount: string) => `Sí, devolver ${amount}`,
    done: (amount: string) => `¡Éxito! La devolución de ${amount} está en camino.`,
    amount: 'Monto',
    state: 'Estado',
    requested: 'En camino',
    waitsFor: (provider: string) => `Espera: ${provider} ya no está configurado`,
    paidBack: 'Devuelto',
  },
  /** All overdue tickets at once. */
  refundOverdue: {
    act: (count: number) =>
      count === 1 ? 'Devolver la vencida…' : `Devolver las ${numberText(count)} vencidas…`,
    title: '¿Devolver todas las vencidas?',
    none: 'No hay cartillas vencidas que devolver.',
    money: (count: number, amount: string) =>
      count === 1
        ? `Se devolverán ${amount}, el precio completo de 1 cartilla, por el mismo medio con que se pagó.`
        : `Se devolverán ${amount}, el precio completo de ${numberText(count)} cartillas, por el mismo medio con que se pagaron.`,
    reasonHint: 'Cada jugador lo lee en su correo.',
    done: (count: number, amount: string, left: number) =>
      `¡Éxito! ${count === 1 ? 'La devolución de 1 cartilla' : `Las devoluciones de ${numberText(count)} cartillas`} (${amount}) ${count === 1 ? 'está' : 'están'} en camino.${left > 0 ? ` ${numberText(left)} ya no estaban vencidas.` : ''}`,
  },
  hint: 'Sube el PDF de cada cartilla con el botón o suéltalo sobre su fila. PDF de 1 MB como máximo.',
} as const;
