import type { NumerologySum } from '@bolillero/domain/tickets/numerology';

/** The normal play page. */
export const playTexts = {
  title: (lottery: string) => `Jugar ${lottery}`,
  draw: 'Sorteo',
  closesIn: 'Cierra en',
  saleUnavailable: 'Ahora mismo no hay un sorteo a la venta.',
  tickets: {
    title: 'Cartillas',
    one: (position: number) => `Cartilla ${position}`,
    strip: 'Cartillas, deslízalas para cambiar',
    add: 'Añadir cartilla',
    previous: 'Cartilla anterior',
    next: 'Cartilla siguiente',
    chosen: (count: number, of: number) => `${count} de ${of}`,
    states: {
      empty: 'Vacía',
      partial: 'Incompleta',
      sending: 'Guardando…',
      waiting: 'Pendiente',
      registered: 'En el carrito',
      repeated: 'Repetida',
      refused: 'No entró al carrito',
      full: 'Completa',
    },
    waitingHint:
      'Aún no está en el carrito. La enviaremos cuando vuelvas a tener conexión, si la venta sigue abierta.',
    repeatedHint: 'Otra cartilla tiene los mismos números: los pagas una sola vez.',
    tooMany: (most: number) => `Puedes tener hasta ${most} cartillas a la vez.`,
  },
  helpers: {
    label: (position: number) => `Acciones de la cartilla ${position}`,
    all: 'En todas las cartillas',
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
    removed: (count: number) => (count === 1 ? '¡Eliminado!' : `¡Eliminado! Eran ${count} cartillas.`),
    undo: 'Deshacer',
  },
  numerology: {
    title: 'Jugar con numerología',
    birth: 'Nacimiento',
    draw: 'Sorteo',
    submit: 'ENVIAR',
    required: 'Escribe la fecha como DD/MM/AAAA.',
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
    remove: (numbers: string) => `Eliminar la jugada ${numbers}`,
    clear: 'Eliminar todo',
    listEmpty: '¡ Lista vacía !',
    expired: 'Venta cerrada',
  },
  bet: {
    title: 'Tu apuesta',
    skipTo: 'Saltar las cartillas',
    line: (full: number, price: string) =>
      `${full === 1 ? '1 cartilla completa' : `${full} cartillas completas`} × ${price}`,
    total: 'Monto total',
    play: 'Jugar',
    announce: (full: number, total: string) =>
      full === 0
        ? 'Ninguna cartilla completa.'
        : `${full === 1 ? '1 cartilla completa' : `${full} cartillas completas`}. Monto total ${total}.`,
    service: (full: number, fee: string) => `Servicio: ${full} × ${fee}`,
  },
  playing: '¡Por favor, espere!',
  nothingFull: '¡Campos de juego vacío!',
  stillWaiting: (count: number) =>
    count === 1
      ? 'Sin internet: 1 cartilla aún no está en el carrito. La enviaremos cuando vuelvas a tener conexión, si la venta sigue abierta.'
      : `Sin internet: ${count} cartillas aún no están en el carrito. Las enviaremos cuando vuelvas a tener conexión, si la venta sigue abierta.`,
  summary: {
    title: 'Números seleccionados',
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
