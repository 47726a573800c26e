import type { NumerologySum } from '@bolillero/domain/tickets/numerology';

/** ' y el Powerball'; nothing where no special ball is to be chosen. */
const andThe = (special: string | null) => (special === null ? '' : ` y el ${special}`);

const plays = (count: number) => (count === 1 ? '1 jugada' : `${count} jugadas`);

/** The normal play page. */
export const playTexts = {
  title: (lottery: string) => `Jugar ${lottery}`,
  draw: 'Sorteo',
  closesIn: 'cierra en',
  closesAt: (time: string, place: string) => `${time} en ${place}`,
  jackpot: 'Pozo',
  saleUnavailable: 'Ahora mismo no hay un sorteo a la venta.',
  tickets: {
    title: 'Cartillas',
    one: (position: number) => `Cartilla ${position}`,
    add: 'Añadir cartilla',
    next: 'Cartilla siguiente',
    all: (count: number) => (count === 1 ? 'Ver la lista: 1 cartilla' : `Ver la lista: ${count} cartillas`),
    named: (position: number, words: string) => `Cartilla ${position}: ${words}`,
    remove: (position: number) => `Eliminar la cartilla ${position}`,
    noNumbers: 'Sin números',
    /** What a ticket says of itself: on its slip, in the tray, in the list. */
    states: {
      empty: 'Vacía',
      pending: 'Guardando…',
      /** The same while there is no connection. */
      waiting: 'Pendiente',
      registered: 'En el carrito',
      repeated: 'Ya está en el carrito',
      refused: 'No entró al carrito',
      full: 'Completa',
    },
    begin: (balls: number, special: string | null) => `Elige ${balls}${andThe(special)}`,
    missing: (balls: number, special: string | null) =>
      `${balls === 1 ? 'Falta 1' : `Faltan ${balls}`}${andThe(special)}`,
    missingSpecial: (special: string) => `Falta el ${special}`,
    chooseOne: 'elige 1',
    oneTooMany: (balls: number) => `Ya tienes ${balls}: quita uno`,
    tooMany: (most: number) => `Puedes tener hasta ${most} cartillas a la vez.`,
  },
  helpers: {
    label: (position: number) => `Herramientas de la cartilla ${position}`,
    all: 'En todas las cartillas',
    others: 'Otras',
    more: 'Más herramientas',
    random: 'Azar',
    numerology: 'Numerología',
    clear: 'Limpiar',
    remove: 'Eliminar',
    forTicket: (action: string, position: number) => `${action}, cartilla ${position}`,
    forAll: (action: string) => `${action} en todas las cartillas`,
  },
  /** What the last action did to tickets, each beside 'Deshacer'. */
  news: {
    withdrawn: (position: number) => `La cartilla ${position} salió del carrito.`,
    renumbered: (position: number) => `La cartilla ${position} cambió.`,
    cleared: (position: number) => `La cartilla ${position} quedó vacía.`,
    changed: (count: number) => `Cambiaron ${count} cartillas.`,
    removed: (count: number) => (count === 1 ? '¡Eliminado!' : `¡Eliminado! ${count} cartillas.`),
    undo: 'Deshacer',
  },
  numerology: {
    title: 'Jugar con numerología',
    birth: 'Nacimiento',
    draw: 'Sorteo',
    submit: 'ENVIAR',
    required: 'Escribe la fecha como DD/MM/AAAA.',
    /** What the number is put on the ticket as, where no special ball is picked. */
    ball: 'bolilla',
    /** '27 + 15 = 42; 4 + 2 = 6: Powerball 6'; `ball` is what the number is put on the ticket as. */
    found: ({ birth, draw, sums, value }: NumerologySum, ball: string) => {
      const [both = 0, ...rest] = sums;
      const digits = (sum: number) => [...String(sum)].join(' + ');
      const steps = rest.map((sum, at) => `${digits(sums[at] ?? 0)} = ${sum}`);
      return `${[`${birth} + ${draw} = ${both}`, ...steps].join('; ')}: ${ball} ${value}`;
    },
    hint: 'Suma las cifras de tu nacimiento y del sorteo. Es un juego: no aumenta tus probabilidades.',
  },
  played: {
    title: 'NÚMEROS JUGADOS',
    show: 'Mostrar los números jugados',
    hide: 'Ocultar los números jugados',
    empty: 'Aún no hay jugadas',
    emptyHint: 'Cada cartilla completa aparece aquí.',
    /** `multiplier`: the name of the one that it was bought with. */
    remove: (numbers: string, multiplier: string | null) =>
      `Eliminar la jugada ${numbers}${multiplier === null ? '' : ` con ${multiplier}`}`,
    clear: 'Eliminar todo',
    /** The same as words, where nothing else says what of. */
    clearAll: 'Eliminar todas',
    listEmpty: '¡ Lista vacía !',
    expired: 'Venta cerrada',
  },
  bet: {
    title: 'Tu apuesta',
    skipTo: 'Ir a tu apuesta',
    of: (count: number, price: string) => `${count} × ${price}`,
    serviceTerm: 'Servicio',
    total: 'Monto total',
    play: 'Jugar',
    announce: (full: number, total: string) =>
      full === 0
        ? 'Ninguna cartilla completa.'
        : `${full === 1 ? '1 cartilla completa' : `${full} cartillas completas`}. Monto total ${total}.`,
  },
  /** Lines of the slot above the tray. */
  slot: {
    offline: (count: number) =>
      count === 1
        ? 'Sin internet: la enviaremos al volver.'
        : count > 1
          ? 'Sin internet: las enviaremos al volver.'
          : 'Sin internet.',
    /** 'Jugar' while tickets wait for the connection. */
    notPlayed: (count: number) =>
      count === 1 ? 'Sin internet: aún no está en el carrito.' : 'Sin internet: aún no están en el carrito.',
    /** `lottery`: where the cart has plays of others too. */
    inCart: (count: number, total: string, lottery: string | null) =>
      `${plays(count)}${lottery === null ? '' : ` de ${lottery}`} en el carrito · ${total}`,
    alsoInCart: (count: number, total: string, lottery: string | null) =>
      `Además, ${plays(count)}${lottery === null ? '' : ` de ${lottery}`} en el carrito · ${total}`,
    pay: 'Pagar',
  },
  playing: '¡Por favor, espere!',
  nothingFull: '¡Campos de juego vacío!',
  summary: {
    title: 'Números seleccionados',
    count: plays,
    more: (count: number) => `y ${count} más`,
    open: 'Abrir carrito',
  },
  closed: {
    title: (date: string) => `La venta para el sorteo del ${date} cerró`,
    next: (date: string) => `El próximo sorteo es el ${date}.`,
    none: 'Aún no hay otro sorteo a la venta.',
    plays: (count: number) =>
      count === 1
        ? 'Tienes 1 jugada de ese sorteo en el carrito.'
        : `Tienes ${count} jugadas de ese sorteo en el carrito.`,
    move: (count: number, date: string) => `${count === 1 ? 'Pasarla' : 'Pasarlas'} al ${date}`,
    discard: (count: number) => (count === 1 ? 'Eliminarla' : 'Eliminarlas'),
    retry: (date: string) => `Pasar al ${date}`,
  },
  honest: 'Cada sorteo es independiente: ninguna herramienta aumenta tus probabilidades.',
} as const;
