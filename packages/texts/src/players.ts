import type { ClosingObstacle } from '@bolillero/domain/accounts/closing';

/** One or several of something, in words. */
const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

const obstacleTexts: { readonly [O in ClosingObstacle]: (count: number) => string } = {
  'payment-under-way': (n) => `Se está cobrando ${counted(n, 'pago', 'pagos')}: espera a que termine.`,
  'refund-under-way': (n) =>
    `${counted(n, 'devolución va', 'devoluciones van')} en camino: espera a que lleguen.`,
  'ticket-pending': (n) =>
    `${counted(n, 'cartilla sin PDF', 'cartillas sin PDF')}: cómpralas o devuelve su precio.`,
  'draw-pending': (n) =>
    `${counted(n, 'cartilla comprada espera', 'cartillas compradas esperan')} su sorteo o su resultado.`,
  'group-game-pending': (n) =>
    `${counted(n, 'juego en grupo espera', 'juegos en grupo esperan')} su sorteo o su resultado.`,
  'prize-unconfirmed': (n) =>
    `${counted(n, 'premio', 'premios')} por confirmar: falta el monto en su resultado.`,
  'free-play': (n) => `${counted(n, 'jugada gratis', 'jugadas gratis')} en el carrito, sin usar.`,
  'question-open': (n) => `${counted(n, 'pregunta', 'preguntas')} a soporte sin responder.`,
};

/** Why an account cannot be closed yet, and what to do. */
export function obstacleText(obstacle: ClosingObstacle, count: number): string {
  return obstacleTexts[obstacle](count);
}

/** What the fields of somebody's data are called in the file that they are given. */
export const personalDataTexts = {
  sections: {
    about: 'archivo',
    person: 'datos_personales',
    emails: 'emails',
    limits: 'limites',
    sessions: 'sesiones_abiertas',
    favourites: 'loterias_favoritas',
    subscription: 'suscripcion',
    orders: 'pagos',
    purchases: 'compras',
    shares: 'participaciones_en_juegos_en_grupo',
    winner: 'ganador',
    cart: 'carrito',
    cartShares: 'participaciones_en_el_carrito',
    favouritePlays: 'jugadas_guardadas',
    notifications: 'notificaciones',
    mails: 'correos',
    support: 'mensajes_a_soporte',
    notes: 'notas_de_la_casa',
  },
  about:
    'Todo lo que guardamos de tu cuenta. Las fechas con hora están en UTC; los montos, en la moneda que se indica.',
  fileName: (id: number) => `datos-del-jugador-${id}.json`,
  fields: {
    about: 'que_es',
    createdAt: 'creado',
    key: 'numero',
    id: 'numero',
    name: 'nombre',
    lastname: 'apellidos',
    birthday: 'fecha_de_nacimiento',
    dni: 'dni',
    country: 'pais',
    address: 'direccion',
    type: 'tipo',
    unwantedMail: 'correos_que_no_quiere',
    email: 'email',
    isPrimary: 'principal',
    confirmedAt: 'confirmado',
    monthly: 'limite_mensual',
    pending: 'limite_que_espera',
    from: 'desde',
    spent: 'gastado_este_mes',
    pausedUntil: 'pausa_hasta',
    lastUsedAt: 'ultimo_uso',
    device: 'dispositivo',
    startedAt: 'inicio',
    endsAt: 'fin',
    startsAt: 'inicio',
    periods: 'periodos',
    kind: 'clase',
    provider: 'proveedor',
    amount: 'monto',
    currency: 'moneda',
    state: 'estado',
    months: 'meses',
    capturedAt: 'cobrado',
    order: 'pago',
    lottery: 'loteria',
    series: 'serie',
    drawDate: 'sorteo',
    balls: 'bolillas',
    special: 'bolilla_especial',
    withMultiplier: 'con_potenciador',
    multiplier: 'potenciador',
    ticketPrice: 'precio',
    serviceFee: 'servicio',
    multiplierPrice: 'precio_del_potenciador',
    soldAt: 'comprada',
    prizeKind: 'clase_de_premio',
    prize: 'premio',
    prizeCurrency: 'moneda_del_premio',
    refund: 'devuelto',
    refundReason: 'motivo_de_la_devolucion',
    refundRequestedAt: 'devolucion_pedida',
    refundDoneAt: 'devolucion_hecha',
    plays: 'jugadas',
    shownName: 'nombre_que_se_muestra',
    consentOn: 'permiso_desde',
    purchase: 'compra',
    game: 'juego_en_grupo',
    participations: 'participaciones_del_juego',
    shares: 'participaciones',
    firstNumber: 'primer_numero',
    sharePrice: 'precio_por_participacion',
    isPrizeKnown: 'premio_completo',
    level: 'nivel',
    reason: 'motivo',
    readAt: 'leida',
    subject: 'asunto',
    sentAt: 'enviado',
    message: 'mensaje',
    answer: 'respuesta',
    answeredAt: 'respondido',
    text: 'texto',
    browser: 'navegador',
    system: 'sistema',
  },
} as const;
export type PersonalDataSection = keyof typeof personalDataTexts.sections;
