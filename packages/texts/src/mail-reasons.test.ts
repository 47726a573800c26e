import { expect, test } from 'vitest';
import { mailReasonText } from './mail-reasons.ts';

test.each([
  [null, 'Aún no se sabe por qué.'],
  ["Error: Can't send mail - all recipients were rejected: 550 5.1.1 no such user", 'El buzón no existe.'],
  ['552 5.2.2 over quota', 'El buzón está lleno.'],
  [
    'Error: Invalid login: 535 5.7.8 authentication failed (EAUTH)',
    'El servidor de correo no acepta nuestra clave.',
  ],
  ['Error: connect ECONNREFUSED 127.0.0.1:25', 'No hay conexión con el servidor de correo.'],
  ['Error: getaddrinfo ENOTFOUND mail.example', 'No hay conexión con el servidor de correo.'],
  ["Error: EEXIST: file already exists, mkdir '/srv/mail'", 'No se pudo guardar en la carpeta de correo.'],
  ['451 4.7.1 Greylisting in action, come back later', 'El servidor de esa dirección pidió esperar.'],
  ['554 5.7.1 message refused', 'El servidor de esa dirección lo rechazó.'],
  ['550 go away', 'El servidor de esa dirección lo rechazó.'],
  ['something else', 'Falló el envío.'],
])('%s: %s', (error, text) => expect(mailReasonText(error)).toBe(text));
