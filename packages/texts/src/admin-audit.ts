import { auditActionText, auditEntityText } from './audit.ts';

/** What stands in a change of the audit for its headline. */
interface Told {
  readonly entity: string;
  readonly entityId: string;
  readonly action: string;
  readonly fields: readonly string[];
  readonly after: Readonly<Record<string, unknown>>;
}

/** A ticket's PDF that came once its draw's result was known: whoever reads the audit is to see it. */
export const lateTicket = (after: Told['after']): boolean => after.afterResult === true;

export const adminAuditTexts = {
  lateTicket: 'PDF después del resultado',
  title: 'Auditoría',
  /** What an exported file is called. */
  file: 'auditoria',
  search: 'Persona o número de registro',
  empty: 'Todavía no hay cambios',
  emptyHint: 'Cada cambio que haga alguien de la oficina quedará aquí.',
  who: 'Quién',
  subtitle: 'No se puede cambiar ni borrar.',
  history: 'Historial',
  historyOf: (record: string) => `Historial de ${record}`,
  noHistory: 'Sin cambios todavía',
  noHistoryHint: 'Lo que cambie alguien de la oficina quedará aquí, con quién y cuándo.',
  older: 'Ver anteriores',
  all: 'Ver en la auditoría',
  columns: {
    at: 'Cuándo',
    who: 'Quién',
    what: 'Qué',
    record: 'Registro',
    action: 'Acción',
    fields: 'Campos',
  },
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  reason: 'Razón',
  nothing: '—',
  yes: 'Sí',
  no: 'No',
  rows: (count: number) => (count === 1 ? '1 fila' : `${count} filas`),
  /** Where nothing of a record is told, as when its data were handed out. */
  noDetail: 'No hay más detalle.',
  open: 'Abrir el registro',
  seeHistory: 'Ver su historial',
  unfold: (change: string) => `Ver el cambio: ${change}`,
  allFields: 'todos',
} as const;

/** What was done, as one says it of this kind of record: 'Subió PDF' in place of 'Cambió'. */
export function changeText({ entity, action, fields, after }: Told): string {
  if (entity === 'purchase' && action === 'update') {
    if (fields.includes('refunded')) return 'Devolvió el pago';
    if (fields.includes('sold')) return after.sold === true ? 'Subió PDF' : 'Retiró el PDF';
  }
  return auditActionText(action);
}

/** A record by what it is and its number: 'Pregunta 88', 'Cartilla 000241'. `name`: what it is called, where that is known. */
export function recordText({ entity, entityId }: Pick<Told, 'entity' | 'entityId'>, name = ''): string {
  const what = entity === 'support_message' ? 'Pregunta' : auditEntityText(entity);
  if (name !== '') return `${what} ${name}`;
  const isNumber = /^\d+$/.test(entityId);
  if (entity === 'house') return what;
  return `${what} ${entity === 'purchase' && isNumber ? entityId.padStart(6, '0') : entityId}`;
}
