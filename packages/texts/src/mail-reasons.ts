/*
 * Why a mail does not get through, in words of the counter. What servers answer is told apart by their codes (RFC 5321, RFC 3463)
 * and by those of the network; their own words stay beside for who wants them.
 */
const reasons: readonly (readonly [said: RegExp, text: string])[] = [
  [/puede haber llegado/, 'Puede haber llegado.'],
  [/\b5\.1\.[0-36]\b|no such (?:user|mailbox)|user unknown|mailbox unavailable/i, 'El buzón no existe.'],
  [/\b[45]\.2\.2\b|\b552\b|mailbox (?:is )?full|over quota/i, 'El buzón está lleno.'],
  [/\bEAUTH\b|\b53[0458]\b/, 'El servidor de correo no acepta nuestra clave.'],
  [/\b5\.7\.\d+\b|\b554\b/, 'El servidor de esa dirección lo rechazó.'],
  [
    /\bE(?:CONNREFUSED|CONNRESET|CONNECTION|TIMEDOUT|SOCKET|DNS|HOSTUNREACH|NOTFOUND|TLS)\b|\bENOTFOUND\b/,
    'No hay conexión con el servidor de correo.',
  ],
  [/\bE(?:NOSPC|ACCES|EXIST|NOENT|ROFS|DQUOT)\b/, 'No se pudo guardar en la carpeta de correo.'],
  [/\b4\d\d\b/, 'El servidor de esa dirección pidió esperar.'],
  [/\b5\d\d\b/, 'El servidor de esa dirección lo rechazó.'],
];

/** @param error what the last attempt met, in the words of who met it; null: nothing is known */
export function mailReasonText(error: string | null): string {
  if (error === null) return 'Aún no se sabe por qué.';
  return reasons.find(([said]) => said.test(error))?.[1] ?? 'Falló el envío.';
}
