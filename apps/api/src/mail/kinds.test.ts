import { requiredMailKinds } from '@bolillero/contract/mail-kinds';
import { customerEmail } from '@bolillero/database/schema/account';
import { mail } from '@bolillero/database/schema/mail';
import { notification, paymentOrder } from '@bolillero/database/schema/play';
import { supportMessage } from '@bolillero/database/schema/support';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSmtp } from '../adapters/mail-smtp.ts';
import { saveDraw } from '../modules/settlement/draws.testing.ts';
import { buy } from '../modules/settlement/plays.testing.ts';
import { aCustomer, anAdmin } from '../testing/accounts.ts';
import { type DeliveredMail, startSmtp, type TestSmtp } from '../testing/smtp.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { enqueueMail } from './outbox.ts';
import { createMailSender } from './sender.ts';
import type { MailContent } from './write-mail.ts';

const site = 'https://bolillero.example';
const name = 'Rosa <b>O’Neill</b> & "hijas"';

let app: TestApp;
let server: TestSmtp;
let rosa: { id: number; email: string };
let facts: { purchaseId: number; orderId: string; messageId: number; notificationId: number };
const logged: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: site, MAIL_FROM: 'Bolillero <avisos@bolillero.example>' });
  server = await startSmtp();
  rosa = await aCustomer(app, { name });
  facts = await whatMailsTellOf();
  await app.context.db.delete(mail);
});
afterAll(async () => {
  await server.close();
  await app.close();
});

async function whatMailsTellOf() {
  const { db, clock } = app.context;
  const drawDate = '2026-11-18';
  const [purchaseId = 0] = await buy(app, [
    { customerId: rosa.id, drawDate, balls: [5, 15, 25, 1, 2], special: 9 },
  ]);
  const [order] = await db.select().from(paymentOrder).where(eq(paymentOrder.customerId, rosa.id));
  const levels = [{ level: '3', prize: 7_00 }];
  await saveDraw(app, { date: drawDate, balls: [5, 15, 25, 35, 45], special: 10, levels });
  await app.context.jobs.drain();
  const [told] = await db.select().from(notification).where(eq(notification.purchaseId, purchaseId));
  const at = clock.date();
  const [message] = await db
    .insert(supportMessage)
    .values({
      name: 'Ana',
      email: 'ana@example.com',
      message: '¿Cuándo <script>alert(1)</script> se sortea?',
      createdAt: at,
      answer: 'El sábado a las 21:59.\nSuerte.',
      answeredAt: at,
      answeredBy: (await anAdmin(app)).id,
    })
    .returning();
  return {
    purchaseId,
    orderId: order?.id ?? '',
    messageId: message?.id ?? 0,
    notificationId: told?.id ?? 0,
  };
}

async function delivered(content: MailContent, customerId: number | null = rosa.id): Promise<DeliveredMail> {
  const { context } = app;
  const before = server.delivered.length;
  const key = `test ${before}`;
  await context.db.transaction((tx) => enqueueMail(tx, context, { ...content, key, customerId }));
  const transport = createSmtp({
    host: '127.0.0.1',
    port: Number(new URL(server.url).port),
    tls: 'offered',
    sign: null,
  });
  const log = pino({ level: 'trace' }, { write: (line) => logged.push(line) });
  await createMailSender(context, transport, log).run();
  const [got, ...more] = server.delivered.slice(before);
  expect(more).toEqual([]);
  if (got === undefined) throw new Error(`no mail of kind ${content.kind}`);
  return got;
}

/** A page's words, as a reader without pictures and styles has them. */
function wordsOf(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, entity: string) => entities[entity] ?? '')
    .replace(/\s+/g, ' ');
}

const link = `${site}/change-password?email=rosa%40example.com&token=palabra-secreta`;
interface Case {
  readonly content: () => MailContent;
  readonly subject: string;
  /** Stand in the text and in the page. */
  readonly says: readonly string[];
}
const cases: Case[] = [
  {
    content: () => ({ kind: 'reset', data: { link } }),
    subject: 'Cambia tu contraseña',
    says: [link, 'vence en 60 minutos'],
  },
  {
    content: () => ({ kind: 'confirm-email', data: { link: `${site}/confirmar-correo?token=palabra` } }),
    subject: 'Confirma tu email',
    says: [`${site}/confirmar-correo?token=palabra`],
  },
  {
    content: () => ({
      kind: 'account-change',
      data: {
        change: 'email-added',
        at: new Date('2026-11-21T17:00:00Z'),
        userAgent: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36 <b>Rosa</b>',
      },
    }),
    subject: 'Se añadió un email a tu cuenta',
    says: [
      '21 de noviembre de 2026 a las 12:00 (hora de Lima)',
      'Chrome en Android',
      'Si fuiste tú, no tienes que hacer nada.',
      `${site}/forgot`,
      `${site}/soporte`,
    ],
  },
  {
    content: () => ({ kind: 'receipt', data: { orderId: facts.orderId } }),
    subject: 'Comprobante de tu pago: $3.00 USD',
    says: ['Powerball', '01 · 02 · 05 · 15 · 25', '$3.00 USD', `${site}/perfil`],
  },
  {
    content: () => ({ kind: 'refund', data: { purchaseId: facts.purchaseId } }),
    subject: 'Te devolvimos $3.00 USD',
    says: ['Powerball', 'precio completo'],
  },
  {
    content: () => ({ kind: 'refund', data: { orderId: facts.orderId } }),
    subject: 'Te devolvimos $3.00 USD',
    says: ['monto completo por el mismo medio con que pagaste', `${site}/perfil?notification=true`],
  },
  {
    content: () => ({ kind: 'ticket', data: { purchaseId: facts.purchaseId } }),
    subject: 'Tu cartilla de Powerball está comprada',
    says: ['miércoles 18 de noviembre de 2026', '01 · 02 · 05 · 15 · 25', `${site}/perfil`],
  },
  {
    content: () => ({ kind: 'win', data: { notificationId: facts.notificationId } }),
    subject: 'Ganaste $7.00 USD en Powerball',
    says: [
      '¡Ganaste $7.00 USD!',
      'haber ganado no cambia las probabilidades',
      'Cómo cobrarlo: 1. Guardamos el original de tu cartilla',
      `${site}/perfil?notification=true&compra=`,
    ],
  },
  {
    content: () => ({
      kind: 'subscription-ending',
      data: { customerId: rosa.id, endsAt: new Date('2026-12-01T03:00:00Z') },
    }),
    subject: 'Tu suscripción está por terminar',
    says: ['30 de noviembre de 2026', `${site}/perfil?suscription=true`],
  },
];

test.each(cases)('$subject arrives whole, as text and as a page', async ({ content, subject, says }) => {
  const got = await delivered(content());
  const { kind } = content();
  expect(got.to).toEqual([rosa.email]);
  expect(decodedWords(got.headers.subject)).toBe(subject);
  // A stranger may have typed the name: it is not read out to whoever reads these.
  const called = kind === 'confirm-email' || kind === 'account-change' ? 'Hola:' : name;
  if (called !== name) expect(got.text).not.toContain('Rosa');
  for (const words of ['Bolillero', called, 'Solo para mayores de edad', ...says]) {
    expect(got.text).toContain(words);
    expect(wordsOf(got.html)).toContain(words);
  }
  expect(got.html).toContain('<html lang="es">');
  expect(got.html).not.toContain('<b>O');
  // Nothing is fetched when it is opened, and nothing runs.
  expect(got.html).not.toMatch(/<img|<script|<link|url\(/);

  const page = /https:\/\/bolillero\.example\/correo\?token=[0-9a-f-]{36}&kind=[a-z-]+/.exec(got.text)?.[0];
  if ((requiredMailKinds as readonly string[]).includes(kind)) {
    expect(page).toBe(undefined);
    expect(got.headers).not.toHaveProperty('list-unsubscribe');
  } else {
    const click = page?.replace('/correo', '/api/mail/unsubscribe');
    expect(click).toMatch(new RegExp(`kind=${kind}$`));
    expect(got.headers['list-unsubscribe']).toBe(`<${click}>`);
    expect(got.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(wordsOf(got.html)).toContain('No quiero recibir más correos como este');
  }
});

test('a name is said to no address that its account has not proved', async () => {
  const { db, clock } = app.context;
  const prove = (confirmedAt: Date | null) =>
    db.update(customerEmail).set({ confirmedAt }).where(eq(customerEmail.customerId, rosa.id));
  await prove(null);
  for (const { content } of cases) {
    const got = await delivered(content());
    expect([got.to, got.text.split('\n', 1)]).toEqual([[rosa.email], ['Hola:']]);
    expect(got.text + got.html).not.toContain('O’Neill');
  }
  await prove(clock.date());
});

test('an answer to a visitor goes to where they wrote from, without what they wrote', async () => {
  const got = await delivered({ kind: 'support-answer', data: { messageId: facts.messageId } }, null);
  expect(got.to).toEqual(['ana@example.com']);
  for (const body of [got.text, wordsOf(got.html)]) {
    expect(body).toContain('El sábado a las 21:59.');
    expect(body).toContain('21 de noviembre de 2026 a las 12:00 (hora de Lima)');
    expect(body).not.toMatch(/Ana|sortea/);
  }
});

test('the log names no address, no link and nothing that a mail says', () => {
  const all = logged.join('\n');
  expect(all).toContain('mail sent');
  for (const secret of [rosa.email, 'ana@example.com', 'palabra', 'Powerball', 'Rosa', '/correo'])
    expect(all).not.toContain(secret);
});

/** A header's encoded words (RFC 2047). */
function decodedWords(text = ''): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, coding: string, word: string) =>
      coding.toUpperCase() === 'B' ? Buffer.from(word, 'base64').toString() : fromQ(word),
    );
}

function fromQ(word: string): string {
  const bytes = word
    .replaceAll('_', ' ')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
