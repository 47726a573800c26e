import { auditActionText } from './audit.ts';

/** What stands in a change of the audit for its headline. */
interface Told {
  readonly entity: string;
  readonly entityId: string;
  readonly action: string;
  readonly fields: readonly string[];
  readonly after: Readonly<Record<string, unknown>>;
}

export const adminAuditTexts = {
  title: 'Auditoría',
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
