import { lotteryTexts } from './lotteries.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** Words of the pages where the office works with players. */
export const adminPlayersTexts = {
  title: 'Jugadores',
  /** What the exported file is called. */
  file: 'jugadores',
  columns: {
    id: 'Id',
    name: 'Nombre',
    lastname: 'Apellidos',
    address: 'Dirección',
    country: 'País',
    type: 'Tipo',
    createdAt: 'Alta',
    actions: 'Acciones',
  },
  exported: { email: 'Email', closedAt: 'Cuenta cerrada' },
  /** By a customer's type. */
  types: ['Cliente', 'Admin'] as readonly string[],
  closed: 'Cuenta cerrada',
  noName: 'Sin nombre',
  none: '—',
  list: {
    search: 'Nombre, dirección, email o número',
    empty: 'Aún no hay jugadores',
    emptyHint: 'Cuando alguien se registre, lo verás aquí.',
    edit: (name: string) => `Editar a ${name}`,
    password: (name: string) => `Nueva contraseña de ${name}`,
    record: 'Abrir la ficha',
  },
  page: {
    crumb: 'Clientes',
    views: 'Vistas del jugador',
    record: 'Ficha',
    history: 'Historial',
    subscribed: (date: string) => `Suscripción hasta el ${date}`,
    closedOn: (date: string) => `Cuenta cerrada el ${date}`,
    all: 'Ver todo',
    allOf: (what: string) => `Ver todo: ${what.toLowerCase()}`,
  },
  data: {
    title: 'Datos',
    email: 'Email',
    otherEmails: 'Otros emails',
    unconfirmed: 'sin confirmar',
    country: 'País',
    address: 'Dirección',
    birthday: 'Nacimiento',
    dni: 'DNI',
    dniShow: 'Mostrar',
    dniShowLabel: 'Mostrar el DNI completo: quedará en la auditoría',
    type: 'Tipo',
    createdAt: 'Alta',
  },
  limits: {
    title: 'Límites',
    spentOf: (spent: string, limit: string) => `${spent} de ${limit} este mes`,
    spent: (spent: string) => `${spent} gastados este mes, sin límite`,
    meter: 'Gastado este mes',
    pending: (amount: string, date: string) => `Sube a ${amount} el ${date}`,
    pendingNone: (date: string) => `Se quita el ${date}`,
    paused: (date: string) => `En pausa hasta el ${date}`,
    notPaused: 'Sin pausa',
  },
  sessions: {
    title: 'Sesiones',
    none: 'No tiene sesiones abiertas.',
    used: (date: string) => `último uso: ${date}`,
    more: (count: number) => `Y ${count} más.`,
    endAll: (count: number) => (count === 1 ? 'Cerrar la sesión' : `Cerrar las ${count}`),
    confirm: (count: number) =>
      count === 1 ? '¿Cerrar su sesión abierta?' : `¿Cerrar sus ${count} sesiones abiertas?`,
    confirmHint: 'Tendrá que volver a entrar con su contraseña. Se lo decimos por correo.',
    confirmYes: 'Sí, cerrar',
    ended: (count: number) => (count === 1 ? 'Se cerró 1 sesión' : `Se cerraron ${count} sesiones`),
  },
  notes: {
    title: 'Notas',
    none: 'Aún no hay notas. Escribe lo que otros deban saber de este jugador.',
    field: 'Nueva nota',
    add: 'Añadir nota',
    added: 'Nota añadida',
    missing: 'Escribe la nota.',
    by: (who: string, date: string) => `${who}, ${date}`,
    remove: 'Eliminar',
    removeOf: (text: string) => `Eliminar la nota «${text.slice(0, 40)}»`,
    confirm: '¿Deseas eliminar el registro?',
    confirmYes: 'Sí, eliminar',
    removed: '¡Registro eliminado!',
  },
  purchases: {
    title: 'Compras',
    none: 'Aún no compró ninguna jugada.',
    columns: {
      id: 'N.º',
      play: 'Jugada',
      draw: 'Sorteo',
      state: 'Estado',
      paid: 'Pagó',
      prize: 'Premio',
    },
    series: lotteryTexts.series.laggards,
    states: {
      paid: 'Pendiente',
      unclear: 'Pendiente',
      overdue: 'Vencida',
      bought: 'Comprada',
      'awaiting-result': 'Comprada',
      'draw-cancelled': 'Sorteo cancelado',
      drawn: 'Comprada',
      refunding: 'Devolución en camino',
      refunded: 'Devuelta',
    },
    noPrize: 'sin premio',
    pdf: (number: string) => `PDF de la cartilla ${number}`,
  },
  payments: {
    title: 'Pagos y devoluciones',
    none: 'Aún no pagó nada.',
    columns: { at: 'Fecha', what: 'Por', state: 'Estado', amount: 'Monto' },
    /** Plays and shares of group games, of the lottery that all are of. */
    bought: (plays: number, shares: number, lottery: string | null) => {
      const parts = [
        ...(plays === 0 ? [] : [counted(plays, 'jugada', 'jugadas')]),
        ...(shares === 0 ? [] : [counted(shares, 'participación', 'participaciones')]),
      ].join(' y ');
      return lottery === null ? parts : `${parts} de ${lottery}`;
    },
    cart: 'Jugadas',
    subscription: (months: number) => `Suscripción, ${counted(months, 'mes', 'meses')}`,
    refundOf: (number: string) => `Devolución de la ${number}`,
    refundOfPayment: 'Devolución de un pago',
    refundOfShares: (shares: number, lottery: string | null) =>
      `Devolución de ${counted(shares, 'participación', 'participaciones')}${lottery === null ? '' : ` de ${lottery}`}`,
    states: { captured: 'Cobrado', refunding: 'En camino', refunded: 'Devuelto' },
    captured: 'Cobrado en total',
    refunded: 'Devuelto',
    prizes: 'Premios',
  },
  subscription: {
    title: 'Suscripción',
    none: 'No tiene suscripción.',
    months: (months: number, price: string) => `${counted(months, 'mes', 'meses')} · ${price} al mes`,
    ends: (date: string) => `Vence el ${date}`,
    ended: (date: string) => `Venció el ${date}`,
  },
  mails: {
    title: 'Correos',
    none: 'Aún no le escribimos.',
    failing: (count: number) => counted(count, 'falla', 'fallan'),
  },
  account: {
    title: 'Cuenta',
    handOut: 'Entregar sus datos',
    handOutTitle: '¿Descargar todos sus datos?',
    handOutHint: [
      'Es un archivo con todo lo que guardamos de este jugador, sin contraseñas ni enlaces.',
      'La descarga queda en la auditoría. Entrégalo solo a su dueño.',
    ],
    handOutYes: 'Descargar',
    handedOut: 'Descarga lista',
    close: 'Cerrar cuenta…',
  },
  edit: {
    title: 'Editar Jugador',
    name: 'Nombre',
    lastname: 'Apellidos',
    address: 'Dirección',
    country: 'País',
    noCountry: 'Sin indicar',
    birthday: 'Fecha de nacimiento',
    dni: 'DNI',
    dniKept: (masked: string) => `Ahora es ${masked}. Déjalo vacío para conservarlo.`,
    dniHint: 'Solo números. Déjalo vacío si no lo sabes.',
    dniRemove: 'Quitar el DNI',
    type: 'Tipo',
    typeHint: 'Abre las páginas avanzadas del cliente, no la administración',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: '¡Registro actualizado exitosamente!',
    leaveHint: 'Lo que escribiste de este jugador se perderá.',
    changed: 'Mientras editabas, otra persona guardó:',
    changedField: (label: string, value: string) => `${label}: ${value}`,
    empty: '(vacío)',
    changedHint: 'Si guardas, queda lo que ves en este formulario.',
  },
  password: {
    title: 'Editar Nueva Contraseña',
    fresh: 'Nueva contraseña',
    confirmation: 'Repite la contraseña',
    empty: 'Rellene los campos',
    differ: '¡Los campos no coinciden!',
    failed: '¡Ha ocurrido un error!',
    ends: (count: number) =>
      count === 1
        ? 'Cierra su sesión'
        : count === 0
          ? 'No tiene sesiones abiertas'
          : `Cierra sus ${count} sesiones`,
    told: 'Se lo decimos por correo, sin la contraseña.',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: '¡Registro actualizado exitosamente!',
    leaveHint: 'La contraseña que escribiste se perderá.',
  },
  closing: {
    title: 'Cerrar cuenta',
    goes: 'Se borra',
    goesList: [
      'Nombre, apellidos, dirección, país, nacimiento y DNI',
      'Emails, sesiones, límites, notas y carrito',
      'El contenido de sus correos, y su nombre en los mensajes a soporte',
    ],
    stays: 'Se queda, sin su nombre',
    staysList: ['Compras, pagos, devoluciones y premios', 'Los periodos de suscripción'],
    forGood: 'No se puede deshacer. Nadie podrá entrar con esta cuenta, y su email quedará libre.',
    hindered: 'Todavía no se puede cerrar',
    subscribed: (date: string) => `Su suscripción está pagada hasta el ${date} y se pierde.`,
    prizes: (amounts: string) => `Ganó ${amounts} en premios. Ya se le pagaron.`,
    asked: (name: string) => `Escribe «${name}» para confirmar`,
    differs: 'El nombre no coincide con el del jugador.',
    unpaid: 'Confirma antes que sus premios ya están pagados.',
    yes: 'Cerrar la cuenta',
    no: 'Cancelar',
    done: 'Cuenta cerrada',
  },
} as const;

/** A player as the office calls them: who gave no name by their number, a closed account as one. */
export function playerName(player: {
  readonly id: number;
  readonly name: string;
  readonly lastname: string;
  readonly closedAt: string | null;
}): string {
  const name = `${player.name} ${player.lastname}`.trim();
  if (name !== '') return name;
  return player.closedAt === null
    ? `${adminPlayersTexts.noName} (${player.id})`
    : `${adminPlayersTexts.closed} (${player.id})`;
}
