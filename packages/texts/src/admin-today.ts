import { numberText } from '@bolillero/domain/number-text';

const plural = (count: number, one: string, many: string) =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** The back-office's first page: what is due. */
export const adminTodayTexts = {
  title: 'Hoy',
  results: 'Resultados',
  resultsMissing: (count: number) => plural(count, 'falta', 'faltan'),
  resultsHidden: (count: number) => plural(count, 'oculto', 'ocultos'),
  keysHint: 'Una tecla abre su formulario',
  noSeries: 'Aún no hay loterías visibles',
  states: { missing: 'Falta', hidden: 'Oculto', entered: 'Ingresado', none: 'Sin sorteos' },
  next: (when: string) => `Próximo: ${when}`,
  noNext: 'Sin próximo sorteo',
  today: 'Hoy',
  more: (count: number) => `y ${plural(count, 'más', 'más')}`,
  pending: 'Cartillas pendientes por cierre',
  start: 'Empezar',
  overdue: (count: number) => plural(count, 'vencida', 'vencidas'),
  toRefund: (amount: string) => `${amount} por devolver`,
  overdueHint: 'El sorteo pasó y no tienen PDF.',
  see: 'Ver',
  refundAll: 'Devolver todas…',
  withPdf: (sold: number, total: number) => `${numberText(sold)} de ${numberText(total)} con PDF`,
  upload: (count: number) => `Subir ${numberText(count)} PDF`,
  uploadOf: (count: number, lottery: string, date: string) =>
    `Subir ${numberText(count)} PDF de ${lottery}, sorteo del ${date}`,
  nothingPending: 'Nada pendiente.',
  nextClose: (lottery: string, when: string) => `Próximo cierre: ${lottery}, ${when}`,
  attend: 'Por atender',
  questions: 'Preguntas abiertas',
  answer: 'Responder',
  noQuestions: 'Ninguna pregunta espera respuesta.',
  mail: 'Correo con fallos',
  administrators: 'Administradores',
  noMail: 'Todos los correos salen bien.',
  seeMail: 'Ver correos',
  sales: 'Ventas',
  day: 'Hoy',
  week: '7 días',
  month: '30 días',
  refunded: (amount: string) => `Devuelto en 30 días: ${amount}`,
  prizes: (amounts: string) => `Premios avisados en 30 días: ${amounts}`,
  chart: (from: string, to: string) => `Cobrado por día, USD · ${from} a ${to} (hoy, sin terminar)`,
  asTable: 'Ver como tabla',
  asChart: 'Ver como gráfico',
  date: 'Fecha',
  captured: 'Cobrado',
  /** Said when more waits than a minute before. */
  grown: (count: number) => (count === 1 ? 'Hay 1 tarea nueva.' : `Hay ${count} tareas nuevas.`),
} as const;
