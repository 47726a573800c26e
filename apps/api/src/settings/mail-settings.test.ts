import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const from = 'Bolillero <avisos@bolillero.example>';
const smtpOf = (url: string) => {
  const parsed = parseConfig({ SMTP_URL: url, MAIL_FROM: from });
  return parsed.ok ? parsed.config.mail.smtp : parsed.faults.join('\n');
};

describe('SMTP_URL', () => {
  test('without it there is no server, and nobody has to say who sends', () => {
    const parsed = parseConfig({});
    expect(parsed.ok && parsed.config.mail.smtp).toBe(null);
  });

  test.each([
    ['smtp://mail.example.com', { port: 587, tls: 'offered', sign: null }],
    ['smtps://mail.example.com', { port: 465, tls: 'direct', sign: null }],
    [
      'smtp://rosa%40example.com:cl%2Fave@mail.example.com:2525',
      { port: 2525, tls: 'required', sign: { user: 'rosa@example.com', password: 'cl/ave' } },
    ],
    ['smtp://rosa:clave@localhost:1025', { host: 'localhost', tls: 'offered' }],
    ['smtp://[::1]:1025', { host: '::1', port: 1025 }],
    ['smtp://mail.example.com?tls=never', { tls: 'never' }],
    ['smtp://mail.example.com?tls=required', { tls: 'required' }],
  ])('%s', (url, server) => {
    expect(smtpOf(url)).toMatchObject(server);
  });

  test.each([
    'mail.example.com',
    'http://mail.example.com',
    'smtp://',
    'smtp://mail.example.com/path',
    'smtp://mail.example.com?tls=perhaps',
    'smtp://mail.example.com?secure=1',
    'smtp://rosa@mail.example.com',
    'smtp://rosa:%E0%A4@mail.example.com',
  ])('%s is refused at start', (url) => {
    expect(smtpOf(url)).toContain('SMTP_URL');
  });

  test('what is said of a wrong one holds no password', () => {
    expect(smtpOf('smtp://rosa:clave-secreta@mail.example.com/path')).not.toContain('clave-secreta');
  });

  test('needs a sender, and in production the address that links lead to', () => {
    const server = { SMTP_URL: 'smtp://mail.example.com' };
    const alone = parseConfig(server);
    expect(!alone.ok && alone.faults.join()).toContain('MAIL_FROM');
    const live = parseConfig({ ...server, MAIL_FROM: from, NODE_ENV: 'production' });
    expect(!live.ok && live.faults.join()).toContain('PUBLIC_URL');
  });
});

test.each([
  ['avisos@example.com', { name: '', address: 'avisos@example.com' }],
  ['Bolillero <avisos@example.com>', { name: 'Bolillero', address: 'avisos@example.com' }],
  ['"Bolillero, S. A." <avisos@example.com>', { name: 'Bolillero, S. A.', address: 'avisos@example.com' }],
])('MAIL_FROM %s', (text, sender) => {
  const parsed = parseConfig({ MAIL_FROM: text });
  expect(parsed.ok && parsed.config.mail.from).toEqual(sender);
});

test.each([
  'avisos',
  '<avisos@example.com',
  'A <b> <avisos@example.com>',
  'A\r\nBcc: x <avisos@example.com>',
])('MAIL_FROM %j is refused at start', (text) => {
  const parsed = parseConfig({ MAIL_FROM: text });
  expect(!parsed.ok && parsed.faults.join()).toContain('MAIL_FROM');
});
