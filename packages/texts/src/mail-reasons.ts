import { mailErrorTexts } from './mail-frame.ts';

/** Why a mail was not sent, for administrators: in a word or two, and what to do about it. */
interface MailReason {
  readonly title: string;
  readonly hint: string;
}

const reasons = {
  addressUnknown: {
    title: 'El buzón no existe',
    hint: 'El servidor del destinatario no conoce la dirección. Revísala y corrígela.',
  },
  mailboxFull: { title: 'El buzón está lleno', hint: 'Se intenta otra vez solo; también puedes esperar.' },
  refused: {
    title: 'El servidor del destinatario lo rechazó',
    hint: 'Puede tomarlo por correo no deseado. Revisa la respuesta del servidor.',
  },
  tryLater: { title: 'El servidor pide intentarlo más tarde', hint: 'Se intenta otra vez solo.' },
  unreachable: {
    title: 'No se pudo llegar al servidor de correo',
    hint: 'Revisa SMTP_URL y la red del servidor. Los correos salen solos cuando responda.',
  },
  signIn: {
    title: 'El servidor de correo rechazó nuestra contraseña',
    hint: 'Revisa el usuario y la contraseña de SMTP_URL.',
  },
  encryption: {
    title: 'Falló la conexión cifrada con el servidor de correo',
    hint: 'Revisa el certificado del servidor y SMTP_URL.',
  },
  diskFull: { title: 'No hay espacio en el disco', hint: 'Libera espacio en DATA_DIR.' },
  folder: {
    title: 'No se puede escribir en la carpeta de correo',
    hint: 'Revisa los permisos de DATA_DIR y que nada ocupe su carpeta «mail».',
  },
  address: { title: 'La dirección no tiene la forma de un email', hint: 'Corrígela.' },
  compose: { title: 'No se pudo componer el mensaje', hint: 'Avisa a quien mantiene el sistema.' },
  cut: {
    title: 'Se cortó mientras se enviaba',
    hint: 'Puede haber llegado. Si lo reenvías, puede llegar dos veces.',
  },
  other: { title: 'No se pudo enviar', hint: 'Mira la respuesta del servidor de correo.' },
} as const satisfies Readonly<Record<string, MailReason>>;

/** The first that fits holds: our own words, the system's codes (errno), then the mail server's (RFC 5321, RFC 3463). */
const signs: readonly (readonly [sign: RegExp, reason: keyof typeof reasons])[] = [
  [/\b(ENOSPC|EDQUOT)\b/, 'diskFull'],
  [/\b(EEXIST|EACCES|EPERM|EROFS|ENOTDIR|EISDIR|ENOENT|EIO)\b/, 'folder'],
  [/\b(EAUTH|ENOAUTH|535|534|530)\b/, 'signIn'],
  [/\b(ETLS|CERT_[A-Z_]+|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN)\b/, 'encryption'],
  [/\b[45]\.2\.2\b|\b452\b|\b552\b/, 'mailboxFull'],
  [/\b5\.1\.\d|user unknown|unknown user|no such user|user not found|does not exist/i, 'addressUnknown'],
  [/\b(421|450|451)\b|\b4\.\d\.\d+\b/, 'tryLater'],
  [/\b55[0-9]\b|\b5\.\d\.\d+\b/, 'refused'],
  [
    /\b(ECONNREFUSED|ECONNRESET|ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EPIPE)\b/,
    'unreachable',
  ],
  [/\b(too long|connection ended|Greeting never received)\b/, 'unreachable'],
];

const cutShort = mailErrorTexts.cutWhileSending('').trim();

/** Why a mail was not sent, from what was written down of it. */
export function mailReason(error: string): MailReason {
  if (error === mailErrorTexts.addressRefused) return reasons.address;
  if (error === mailErrorTexts.cannotCompose) return reasons.compose;
  if (error === mailErrorTexts.processEnded || error === mailErrorTexts.processEndedEarly) return reasons.cut;
  if (error.startsWith(cutShort)) return reasons.cut;
  const found = signs.find(([sign]) => sign.test(error));
  return reasons[found?.[1] ?? 'other'];
}

/** The same in one sentence, where there is room for no more; null: nothing is known. */
export function mailReasonText(error: string | null): string {
  return error === null ? 'Aún no se sabe por qué.' : `${mailReason(error).title}.`;
}

/** What a server or the system answered, without the paths of our machine. */
export function withoutPaths(error: string): string {
  return error.replace(/(^|[\s'"(«])\/[^\s'"»)]+/g, '$1…');
}
