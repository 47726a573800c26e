import type { OptionalMailKind } from '@bolillero/contract/mail-kinds';

/** What a player calls the mails that they may do without. */
export const mailKindTexts = {
  ticket: 'Cuando tu cartilla ya está comprada y puedes ver su PDF',
  win: 'Cuando una de tus jugadas tiene premio, o su premio cambia',
  'subscription-ending': 'Cuando tu suscripción está por terminar',
} as const satisfies Record<OptionalMailKind, string>;

/** What stands around every mail. */
export const mailFrameTexts = {
  brand: 'Bolillero',
  greeting: (name: string) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  linkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  why: (site: string) => `Recibes este correo porque tienes una cuenta en ${site}.`,
  whySupport: (site: string) => `Recibes este correo porque escribiste a soporte en ${site}.`,
  unsubscribe: 'No quiero recibir más correos como este',
  play: 'Juega con medida. Solo para mayores de edad.',
} as const;

/** Of a kind of mail that nobody sends. */
export function unknownMailKindText(given: string, known: readonly string[]): string {
  return `No hay correos del tipo «${given}»: usa ${known.join(', ')}.`;
}

/** Why a mail was not sent, for administrators. */
export const mailErrorTexts = {
  addressRefused: 'La dirección no tiene la forma de un email: no se envía nada a ella.',
  cannotCompose: 'No se pudo componer el mensaje.',
  processEnded: 'El proceso se detuvo mientras enviaba: puede haber llegado.',
  processEndedEarly: 'El proceso se detuvo mientras lo guardaba: se guarda otra vez.',
  cutWhileSending: (error: string) => `Se cortó mientras enviaba: puede haber llegado. ${error}`,
} as const;
