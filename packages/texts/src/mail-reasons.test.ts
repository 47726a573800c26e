import { expect, test } from 'vitest';
import { mailErrorTexts } from './mail-frame.ts';
import { mailReason, mailReasonText, withoutPaths } from './mail-reasons.ts';

test.each([
  ['EENVELOPE RCPT TO 550 5.1.1 <ana@exmaple.com>: user unknown', 'El buzón no existe'],
  ['EENVELOPE RCPT TO 550 No such user here', 'El buzón no existe'],
  ['EENVELOPE RCPT TO 452 4.2.2 mailbox full', 'El buzón está lleno'],
  ['EMESSAGE DATA 554 5.7.1 spam message rejected', 'El servidor del destinatario lo rechazó'],
  ['451 4.7.1 Greylisting in action, come back later', 'El servidor pide intentarlo más tarde'],
  ['ESOCKET CONN connect ECONNREFUSED 127.0.0.1:25', 'No se pudo llegar al servidor de correo'],
  ['EDNS CONN getaddrinfo ENOTFOUND smtp.casa.example', 'No se pudo llegar al servidor de correo'],
  ['the server took too long', 'No se pudo llegar al servidor de correo'],
  ['EAUTH AUTH PLAIN 535 5.7.8 authentication failed', 'El servidor de correo rechazó nuestra contraseña'],
  ['ETLS STARTTLS self-signed certificate', 'Falló la conexión cifrada con el servidor de correo'],
  [
    "Error: EEXIST: file already exists, mkdir '/srv/data/mail'",
    'No se puede escribir en la carpeta de correo',
  ],
  ['Error: ENOSPC: no space left on device, write', 'No hay espacio en el disco'],
  [mailErrorTexts.addressRefused, 'La dirección no tiene la forma de un email'],
  [mailErrorTexts.processEnded, 'Se cortó mientras se enviaba'],
  [mailErrorTexts.cutWhileSending('Error: ETIMEDOUT'), 'Se cortó mientras se enviaba'],
  ['something new', 'No se pudo enviar'],
])('%s is told as «%s»', (error, title) => {
  expect(mailReason(error).title).toBe(title);
});

test('the server’s own answer is shown without the paths of our machine', () => {
  expect(withoutPaths("Error: EEXIST: file already exists, mkdir '/srv/bolillero/data/mail'")).toBe(
    "Error: EEXIST: file already exists, mkdir '…'",
  );
  expect(withoutPaths('550 5.1.1 see https://example.com/help')).toBe(
    '550 5.1.1 see https://example.com/help',
  );
});

test('in one sentence, where there is room for no more', () => {
  expect(mailReasonText(null)).toBe('Aún no se sabe por qué.');
  expect(mailReasonText('552 5.2.2 over quota')).toBe('El buzón está lleno.');
});
