import { type AccessEvent, accessEvents } from '@bolillero/domain/accounts/access-events';
import {
  type AuditedEntity,
  auditedEntities,
  type ChangeAction,
  changeActions,
} from '@bolillero/domain/audit/changes';

/** Who made a change in the audit that no person made. */
export const houseItself = 'El sistema de pagos';

/** Who tried something under the name of an account, and did not prove to be its owner. */
export const nobodyKnown = 'Alguien sin identificar';

/** What the audit keeps of something personal of a customer; and of what it was changed to. */
export const hiddenText = '•••';
export const hiddenOtherText = '••• (otro)';

/** What happened at the door of the back-office, in the audit. */
export const accessTexts: { readonly [E in AccessEvent]: string } = {
  'sign-in': 'Inició sesión',
  'sign-in-refused': 'Intento de inicio de sesión fallido',
  'sign-in-locked': 'Inicio de sesión bloqueado por intentos fallidos',
  'sign-out': 'Cerró la sesión',
  'sessions-ended': 'Cerró sesiones abiertas',
  'second-factor-on': 'Activó el segundo factor',
  'second-factor-off': 'Desactivó el segundo factor',
  'second-factor-reset': 'Le quitó el segundo factor',
  'recovery-codes-made': 'Generó códigos de recuperación nuevos',
  'confirmation-refused': 'Falló al confirmar que es quien dice ser',
  'confirmation-locked': 'Confirmación bloqueada por intentos fallidos',
};

/** What a change was made to. */
const entities: { readonly [E in AuditedEntity]: string } = {
  draw: 'Resultado',
  draw_series: 'Historial',
  lottery: 'Lotería',
  purchase: 'Cartilla',
  payment_order: 'Pago',
  support_message: 'Soporte',
  mail: 'Correo',
  winner: 'Ganador',
  group_game: 'Juego en grupo',
  customer: 'Jugador',
  customer_note: 'Nota de un jugador',
  subscription_package: 'Paquete',
  faq_subject: 'Tema de preguntas',
  faq_question: 'Pregunta frecuente',
  admin_user: 'Usuario',
  admin_access: 'Acceso',
  house: 'Ajustes de la casa',
  draw_source: 'Fuente de resultados',
  draw_proposal: 'Propuesta de resultado',
  list: 'Lista',
};

const actions: { readonly [A in ChangeAction]: string } = {
  create: 'Creó',
  update: 'Cambió',
  delete: 'Eliminó',
  import: 'Importó',
  answer: 'Respondió',
  resend: 'Reenvió',
  readdress: 'Corrigió la dirección',
  withhold: 'Decidió no enviarlo',
  mismatch: 'Cobro que no coincide',
  hide: 'Ocultó',
  show: 'Volvió a mostrar',
  reorder: 'Cambió el orden',
  reveal: 'Vio un dato protegido',
  'hand-out': 'Entregó los datos',
  export: 'Descargó',
  look: 'Consultó',
  confirm: 'Confirmó',
  dismiss: 'Descartó',
  close: 'Cerró la cuenta',
};

/** The fields of what is recorded, by their names on the wire. A test app refuses to end with one that has no word here. */
export const auditFieldTexts: Readonly<Record<string, string>> = {
  // records of any kind
  id: 'Número interno',
  name: 'Nombre',
  email: 'Email',
  createdAt: 'Creado el',
  position: 'Lugar',
  description: 'Descripción',
  title: 'Título',
  state: 'Estado',
  type: 'Tipo',
  currency: 'Moneda',
  kind: 'Clase',
  // results
  lottery_id: 'Lotería',
  date: 'Fecha',
  date_before: 'Próximo resultado',
  amount: 'Monto del pozo',
  balls: 'Bolillas',
  ball_red: 'Bolilla especial',
  enhancer: 'Potenciador',
  isShow: 'A la vista',
  demo: 'De demostración',
  detail: 'Tabla de premios',
  prize_level: 'Nivel',
  lottery_winner: 'Ganadores',
  lottery_prize: 'Premio',
  play_winner: 'Ganadores con potenciador',
  play_prize: 'Premio con potenciador',
  prize_kind: 'Clase de premio',
  one_in: 'Probabilidad: 1 en',
  special: 'Bolilla especial',
  // imported histories
  file: 'Archivo',
  size: 'Tamaño',
  mediaType: 'Formato',
  sha256: 'Huella del archivo (SHA-256)',
  total: 'Líneas leídas',
  inserted: 'Insertados',
  updated: 'Actualizados',
  skipped: 'Iguales, sin cambio',
  rejected: 'Rechazados',
  warnings: 'Avisos',
  replaced: 'Reemplazados',
  demo_removed: 'De demostración quitados',
  // purchases and payments
  sold: 'Con PDF',
  afterResult: 'PDF posterior al resultado',
  multiplier: 'Potenciador',
  refunded: 'Con devolución',
  cause: 'Causa',
  amountCents: 'Monto',
  reference: 'Orden',
  captureId: 'Número de cobro',
  // support and mail
  answer: 'Respuesta',
  answeredBy: 'Respondió',
  answeredAt: 'Respondida el',
  address: 'Dirección',
  attempts: 'Intentos',
  // frequent questions
  subject_id: 'Tema',
  place: 'Lugar',
  questions: 'Preguntas',
  // winners' stories and packages
  costumer_id: 'Jugador (número)',
  detail_lotery: 'Resultado (número)',
  lotery_id: 'Lotería (número)',
  shown_name: 'Nombre que se muestra',
  consent_date: 'Permiso del jugador',
  months: 'Meses',
  price: 'Precio por mes',
  saving: 'Ahorro (%)',
  r: 'Rojo',
  g: 'Verde',
  b: 'Azul',
  // lotteries
  image: 'Imagen',
  logo: 'Logo',
  accent: 'Color',
  order: 'Orden',
  sub_name: 'Nombre de la bolilla especial',
  sub_length: 'Bolillas especiales',
  selectNumber: 'Bolillas por elegir',
  numberBallsToSelect: 'Números por elegir',
  intents: 'Jugadas por día',
  days: 'Días de sorteo',
  draw_days: 'Días de sorteo',
  date_opening: 'Estadísticas desde',
  hasDoublePlay: 'Juega REZAGADOS',
  hasSpecialBall: 'Tiene bolilla especial',
  special_kind: 'Clase de bolilla especial',
  playoff_multiplier: 'Potenciador de desempate',
  ball_lottery: 'Rótulo de la bolilla especial',
  plier_lottery: 'Rótulo del potenciador',
  laggards_name: 'Nombre de la serie REZAGADOS',
  timezone: 'Zona horaria',
  draw_time: 'Hora del sorteo',
  cutoff_minutes: 'Minutos de cierre',
  ticket_price: 'Precio de la jugada',
  service_fee: 'Servicio',
  share_price: 'Precio de la participación',
  lines: 'Líneas',
  participations: 'Participaciones',
  loterie_id: 'Lotería (número)',
  date_lottery: 'Sorteo',
  activated: 'A la venta',
  attached_lines: 'Líneas adjuntas',
  potenciadores: 'Potenciadores de las líneas',
  multiplier_mode: 'Clase de potenciador',
  multiplier_price: 'Precio del potenciador',
  multiplier_values: 'Valores del potenciador',
  multipliers: 'Potenciadores por fecha',
  how_to_collect: 'Cómo se cobra un premio',
  exceptions: 'Sorteos añadidos y cancelados',
  eras: 'Matrices por fecha',
  prize_templates: 'Plantillas de premios',
  added: 'Añadidos',
  cancelled: 'Cancelados',
  from: 'Desde',
  levels: 'Niveles',
  mode: 'Clase',
  values: 'Valores',
  weights: 'Pesos',
  largest_up_to: 'El mayor, hasta un pozo de',
  hidden: 'Oculta',
  // players
  country: 'País',
  birthday: 'Fecha de nacimiento',
  seen: 'Dato visto',
  note: 'Nota',
  sessionsEnded: 'Sesiones cerradas',
  handedOut: 'Datos entregados',
  closed: 'Cuenta cerrada',
  prizesPaid: 'Premios ya pagados',
  text: 'Texto',
  // lists that were downloaded: what let their rows through
  format: 'Formato',
  q: 'Búsqueda',
  sort: 'Orden',
  to: 'Hasta',
  part: 'Parte',
  provider: 'Medio de pago',
  lottery: 'Lotería (número)',
  shown: 'A la vista',
  failing: 'Solo los que fallan',
  answered: 'Con respuesta',
  // the house
  legal_name: 'Razón social',
  tax_number: 'Número tributario',
  licence: 'Licencia',
  phone: 'Número para llamar',
  hours: 'Horario de atención',
  help_lines: 'Líneas de ayuda',
  url: 'Sitio web',
  // sources of results
  active: 'Encendida',
  layout: 'Columnas',
  separator: 'Separador',
  dates: 'Fechas',
  numbers: 'Números',
  fault: 'Falla',
  told: 'Sorteos leídos',
  source: 'Fuente (número)',
  result: 'Resultado (número)',
  // who works here, and how they get in
  lastname: 'Apellido',
  dni: 'DNI',
  role: 'Rol',
  secondFactor: 'Segundo factor',
  passwordChanged: 'Contraseña nueva',
  browser: 'Navegador',
  by: 'Por',
  session: 'Sesión',
  ended: 'Sesiones cerradas',
};

/** What stands in a field for a word, by the field's name on the wire. */
const valueWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  role: { administrator: 'Administrador', operator: 'Operador' },
  cause: { 'no-lines': 'Sin líneas al cierre', 'draw-cancelled': 'Sorteo cancelado' },
  prize_kind: { money: 'Dinero', free: 'Jugada gratis' },
  state: {
    waiting: 'En espera',
    sending: 'Enviando',
    sent: 'Enviado',
    failed: 'No enviado',
    unclear: 'En duda',
    withheld: 'No se envía',
  },
};
const typesOf: Readonly<Record<string, readonly string[]>> = {
  draw: ['TRADICIONAL', 'REZAGADOS'],
  draw_source: ['TRADICIONAL', 'REZAGADOS'],
  draw_proposal: ['TRADICIONAL', 'REZAGADOS'],
  customer: ['Cliente', 'Admin'],
};

/** A value that is one of a closed list, in words; null: it is none. */
export function auditValueText(field: string, value: unknown, entity: string): string | null {
  if (field === 'type') return typesOf[entity]?.[Number(value)] ?? null;
  return valueWords[field]?.[String(value)] ?? null;
}

/** Where a name of the wire means something else than elsewhere. */
const fieldsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  draw: { name: 'Lotería', type: 'Serie', lottery_id: 'Lotería (número)' },
  draw_source: { type: 'Serie', hours: 'Horas entre consultas', kind: 'Formato' },
  draw_proposal: { type: 'Serie' },
  admin_access: { address: 'Dirección IP' },
  lottery: { name: 'Nombre interno', description: 'Nombre' },
};

/** What a field of the audit is called; one that has no word is shown by its name. */
export function auditFieldText(field: string, entity = ''): string {
  const words = { ...auditFieldTexts, ...fieldsOf[entity] };
  return Object.hasOwn(words, field) ? (words[field] ?? field) : field;
}

const isOf = <K extends string>(list: readonly K[], word: string): word is K =>
  (list as readonly string[]).includes(word);

/** What a record of the audit is called; one of another time is shown by its name. */
export function auditEntityText(entity: string): string {
  return isOf(auditedEntities, entity) ? entities[entity] : entity;
}

/** What was done, in a word or two. */
export function auditActionText(action: string): string {
  if (isOf(accessEvents, action)) return accessTexts[action];
  return isOf(changeActions, action) ? actions[action] : action;
}

/** Every record, action and field that the audit can be filtered by, in words. */
export const auditChoices = {
  entities,
  actions: { ...actions, ...accessTexts },
  fields: auditFieldTexts,
} as const;
