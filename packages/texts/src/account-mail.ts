import type { AccountChange } from '@bolillero/domain/accounts/changes';
import type { MailText } from './mail-parts.ts';

const whatHappened: Readonly<Record<AccountChange, { readonly title: string; readonly told: string }>> = {
  'email-added': {
    title: 'Se añadió un email a tu cuenta',
    told: 'Cuando se confirme, con él también se podrá entrar en tu cuenta.',
  },
  'primary-email-changed': {
    title: 'Cambió el email principal de tu cuenta',
    told: 'Desde ahora los correos de tu cuenta llegan al nuevo.',
  },
  'email-deleted': {
    title: 'Se eliminó un email de tu cuenta',
    told: 'Con él ya no se puede entrar en tu cuenta.',
  },
  'password-changed': {
    title: 'Cambió la contraseña de tu cuenta',
    told: 'Se cerraron las sesiones en los demás dispositivos.',
  },
  'password-reset': {
    title: 'Cambió la contraseña de tu cuenta',
    told: 'Se eligió otra con un enlace que llegó a uno de tus emails, y se cerraron todas las sesiones.',
  },
  'sessions-ended': {
    title: 'Se cerraron sesiones de tu cuenta',
    told: 'En esos dispositivos hay que volver a entrar con la contraseña.',
  },
  'password-set-by-house': {
    title: 'Te pusimos una contraseña nueva',
    told: 'Se cerraron todas tus sesiones. Si nos pediste el cambio, entra con la contraseña que te dimos y elige otra que solo tú conozcas.',
  },
  'sessions-ended-by-house': {
    title: 'Cerramos tus sesiones',
    told: 'Para volver a entrar, usa tu contraseña de siempre.',
  },
};

/** Made by somebody of the house, whose device is nobody's business. */
const byHouse: ReadonlySet<AccountChange> = new Set(['password-set-by-house', 'sessions-ended-by-house']);

/** When and with what a change was made, and where its owner goes if it was not theirs. */
export interface ChangeInMail {
  readonly at: string;
  /** Of our own words alone: the reader may not be who made the change. */
  readonly device: string;
  readonly newPasswordLink: string;
  readonly supportLink: string;
}

/** Tells the owner of an account what changed in it. No word that somebody typed stands in it: it may be a stranger's. */
export function accountChangeMail(change: AccountChange, facts: ChangeInMail): MailText {
  const { title, told } = whatHappened[change];
  if (byHouse.has(change)) return houseChangeMail(title, told, facts);
  return {
    subject: title,
    title,
    paragraphs: [told, 'Si fuiste tú, no tienes que hacer nada.'],
    facts: [
      ['Cuándo', facts.at],
      ['Desde', facts.device],
    ],
    action: { label: 'No fui yo: elegir otra contraseña', link: facts.newPasswordLink },
    notes: [
      'Al elegir otra contraseña se cierran todas las sesiones. Después mira tus emails en tu perfil y elimina los que no conozcas.',
      `Si no puedes entrar en tu cuenta, escríbenos: ${facts.supportLink}`,
    ],
  };
}

function houseChangeMail(title: string, told: string, facts: ChangeInMail): MailText {
  return {
    subject: title,
    title,
    paragraphs: [told],
    facts: [['Cuándo', facts.at]],
    action: { label: 'Elegir otra contraseña', link: facts.newPasswordLink },
    notes: [`Si no nos pediste nada o tienes dudas, escríbenos: ${facts.supportLink}`],
  };
}
