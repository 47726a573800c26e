import type { MailKind } from '@bolillero/contract/mail-kinds';
import type { MailState } from '@bolillero/domain/mail/states';

const kinds: Readonly<Record<MailKind, string>> = {
  reset: 'Cambio de contraseña',
  'confirm-email': 'Confirmación de email',
  'account-change': 'Cambio en la cuenta',
  receipt: 'Comprobante de pago',
  refund: 'Devolución',
  'support-answer': 'Respuesta de soporte',
  ticket: 'Cartilla comprada',
  win: 'Premio',
  'subscription-ending': 'Suscripción por terminar',
};

const states = {
  waiting: 'En espera',
  sending: 'Enviando',
  sent: 'Enviado',
  failed: 'No enviado',
  unclear: 'En duda',
} as const satisfies Record<MailState, string>;

/** Outgoing mail, above all what does not get through. */
export const adminMailTexts = {
  title: 'Correo',
  subtitle: 'Los correos que siguen fallando, y los que quedaron en duda.',
  subtitleAll: 'Todos los correos que salen, los más nuevos primero.',
  all: 'Mostrar también los enviados y los que esperan',
  search: 'Dirección o asunto',
  searchLabel: 'Buscar',
  kind: 'Tipo',
  allKinds: 'Todos los tipos',
  kinds,
  columns: {
    mail: 'Correo',
    to: 'Para',
    state: 'Estado',
    why: 'Por qué',
    attempts: 'Intentos',
    created: 'Creado',
    actions: 'Acciones',
  },
  states,
  noReason: '—',
  nextAt: (when: string) => `Otra vez: ${when}`,
  retry: 'Reintentar',
  retryOf: (subject: string, address: string) => `Reintentar «${subject}» para ${address}`,
  retryTitle: '¿Enviar otra vez este correo?',
  retryMessage: (subject: string, address: string) => `«${subject}» saldrá hacia ${address}.`,
  retryTwice: 'Quedó en duda: si ya había llegado, le llegará dos veces.',
  retryYes: 'Sí, reintentar',
  retried: '¡Éxito! El correo saldrá en un momento.',
  empty: 'Ningún correo está fallando',
  emptyHint: 'Los que no se puedan enviar aparecerán aquí, con su motivo.',
  emptyAll: 'Aún no salió ningún correo',
  emptyAllHint: 'Comprobantes, respuestas de soporte y avisos aparecerán aquí.',
  emptyFound: 'Ningún correo coincide',
  emptyFoundHint: 'Cambia la búsqueda o quita los filtros.',
} as const;

/** The name of a kind of mail; one that is not known is shown as it is. */
export function mailKindText(kind: string): string {
  return Object.hasOwn(kinds, kind) ? kinds[kind as MailKind] : kind;
}
