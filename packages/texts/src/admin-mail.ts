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
  withheld: 'No se envía',
} as const satisfies Record<MailState, string>;

/** Outgoing mail, failing first. */
export const adminMailTexts = {
  title: 'Correo',
  subtitle: 'Los que fallan van primero; después, los más nuevos.',
  /** What an exported file is called. */
  file: 'correo',
  search: 'Dirección o asunto',
  kind: 'Tipo',
  player: 'Jugador',
  kinds,
  parts: { label: 'Correos', all: 'Todos', failing: 'Fallan', waiting: 'En espera' },
  columns: {
    state: 'Estado',
    mail: 'Correo',
    kind: 'Tipo',
    to: 'Para',
    created: 'Cuándo',
    attempts: 'Intentos',
    why: 'Por qué',
    sent: 'Enviado el',
  },
  states,
  failing: 'Falla',
  empty: 'Aún no salió ningún correo',
  emptyHint: 'Comprobantes, respuestas de soporte y notificaciones aparecerán aquí.',
  nameOf: (subject: string, address: string) => `«${subject}» para ${address}`,
  resend: 'Reenviar',
  now: 'Ya',
  resendNow: 'Reenviar ahora',
  resendOf: (subject: string, address: string) => `Reenviar «${subject}» a ${address}`,
  nowOf: (subject: string, address: string) => `Ya: enviar «${subject}» a ${address}`,
  resendTitle: '¿Enviar otra vez este correo?',
  resendTwice: 'Puede haber llegado: si lo reenvías, puede llegar dos veces.',
  resendYes: 'Sí, reenviar',
  resent: '¡Éxito! El correo saldrá en un momento.',
  correct: 'Corregir',
  correctTitle: 'Corregir la dirección',
  correctHint: 'Solo cambia la de este correo. La de la cuenta se cambia en la página del jugador.',
  toPlayer: 'Abrir la página del jugador',
  address: 'Email',
  send: 'Guardar y enviar',
  withhold: 'No enviar',
  withholdTitle: '¿Decidir que este correo no se envíe?',
  withholdMessage: 'Puedes enviarlo más adelante desde aquí.',
  withholdYes: 'Sí, no enviar',
  withheld: 'El correo no se enviará.',
  attempts: (count: number) => (count === 1 ? '1 intento' : `${count} intentos`),
  nextAt: (when: string) => `El próximo, el ${when}.`,
  answer: 'Respuesta del servidor de correo',
  to: 'Para',
  subject: 'Asunto',
  asText: 'Solo texto',
  preview: 'El correo como se envió',
  personal: 'Lleva un enlace que abre la cuenta: su texto no se muestra.',
  gone: 'Su texto ya no se guarda.',
  close: 'Cerrar',
} as const;

/** The name of a kind of mail; one that is not known is shown as it is. */
export function mailKindText(kind: string): string {
  return Object.hasOwn(kinds, kind) ? kinds[kind as MailKind] : kind;
}
