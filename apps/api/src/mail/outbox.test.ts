import { customer, customerEmail } from '@bolillero/database/schema/account';
import { mail } from '@bolillero/database/schema/mail';
import { paymentOrder } from '@bolillero/database/schema/play';
import { supportMessage } from '@bolillero/database/schema/support';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buy } from '../modules/settlement/plays.testing.ts';
import { aCustomer, anAdmin } from '../testing/accounts.ts';
import { aGameOnSale, joinGame } from '../testing/group-games.ts';
import { approvedOrder, capture } from '../testing/payments.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { enqueueMail, type MailToSend } from './outbox.ts';

let app: TestApp;
let rosa: { id: number; email: string; token: string };
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://bolillero.example' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.db.delete(mail);
  rosa = await aCustomer(app);
});

const enqueue = (toSend: MailToSend) =>
  app.context.db.transaction((tx) => enqueueMail(tx, app.context, toSend));
const rows = () => app.context.db.select().from(mail).orderBy(asc(mail.id));
const link = 'https://bolillero.example/change-password?email=a&token=secreto';

test('a mail of a kind and key is written once, to the primary address', async () => {
  const reset: MailToSend = { kind: 'reset', key: 'reset 1', customerId: rosa.id, data: { link } };
  await Promise.all([enqueue(reset), enqueue(reset)]);
  const written = await rows();
  expect(written).toHaveLength(1);
  expect(written[0]).toMatchObject({
    address: rosa.email,
    state: 'waiting',
    attempts: 0,
    unsubscribeUrl: null,
    subject: 'Cambia tu contraseña',
  });
  expect(written[0]?.textBody).toContain(link);
  expect(written[0]?.htmlBody).toContain('token=secreto');
  expect(written[0]?.htmlBody).toContain('<html lang="es">');
});

test('a transaction that is undone writes none', async () => {
  const undone = app.context.db.transaction(async (tx) => {
    await enqueueMail(tx, app.context, { kind: 'reset', key: 'r', customerId: rosa.id, data: { link } });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await rows()).toEqual([]);
});

test('a confirmation goes to the address that it is about', async () => {
  const confirm = { kind: 'confirm-email', key: 'email 2', customerId: rosa.id } as const;
  await enqueue({ ...confirm, address: 'nueva@example.com', data: { link } });
  expect((await rows())[0]?.address).toBe('nueva@example.com');
});

test('a kind that its customer does not want is not written, the required ones are', async () => {
  const { db } = app.context;
  await db
    .update(customer)
    .set({ unwantedMail: ['ticket', 'reset'] })
    .where(eq(customer.id, rosa.id));
  const [purchaseId = 0] = await buy(app, [aPlay()]);
  await enqueue({ kind: 'ticket', key: `${purchaseId}`, customerId: rosa.id, data: { purchaseId } });
  await enqueue({ kind: 'reset', key: 'r', customerId: rosa.id, data: { link } });
  expect((await rows()).map(({ kind }) => kind)).toEqual(['reset']);
});

test('a customer without an address is written nothing', async () => {
  await app.context.db.delete(customerEmail).where(eq(customerEmail.customerId, rosa.id));
  await enqueue({ kind: 'reset', key: 'r', customerId: rosa.id, data: { link } });
  expect(await rows()).toEqual([]);
});

const aPlay = () => ({
  customerId: rosa.id,
  balls: [4, 15, 23, 42, 61],
  special: 10,
  drawDate: '2026-11-21',
});

test('a ticket names the purchase, and carries the link that ends mails of its kind', async () => {
  const [purchaseId = 0] = await buy(app, [aPlay()]);
  await enqueue({ kind: 'ticket', key: `${purchaseId}`, customerId: rosa.id, data: { purchaseId } });
  const [row] = await rows();
  for (const body of [row?.textBody, row?.htmlBody]) {
    expect(body).toContain(String(purchaseId).padStart(6, '0'));
    expect(body).toContain('Powerball');
    expect(body).toContain('sábado 21 de noviembre de 2026');
    expect(body).toContain('04 · 15 · 23 · 42 · 61 + Powerball 10');
    expect(body).toContain('https://bolillero.example/perfil');
  }
  expect(row?.unsubscribeUrl).toMatch(
    /^https:\/\/bolillero\.example\/correo\?token=[0-9a-f-]{36}&kind=ticket$/,
  );
  expect(row?.textBody).toContain(row?.unsubscribeUrl);
});

test('a receipt lists each play with its price, and the total', async () => {
  await buy(app, [aPlay(), { ...aPlay(), lotteryId: 3, balls: [1, 2, 3, 4, 5, 6], special: null }]);
  const orders = await app.context.db
    .select({ id: paymentOrder.id })
    .from(paymentOrder)
    .where(eq(paymentOrder.customerId, rosa.id));
  const orderId = orders[0]?.id ?? '';
  await enqueue({ kind: 'receipt', key: orderId, customerId: rosa.id, data: { orderId } });
  const [row] = await rows();
  expect(row?.subject).toBe('Comprobante de tu pago: $3.00 USD');
  for (const body of [row?.textBody, row?.htmlBody]) {
    expect(body).toContain('Powerball');
    expect(body).toContain('01 · 02 · 03 · 04 · 05 · 06');
    expect(body).toContain(orderId);
  }
});

test('a receipt names the shares that were bought, with their numbers', async () => {
  const game = await aGameOnSale(app);
  const orderId = await approvedOrder(app, rosa.token, [await joinGame(app, rosa.token, game, 2)]);
  await capture(app, rosa.token, orderId);
  const [row] = await rows();
  expect(row?.subject).toBe('Comprobante de tu pago: $25.00 USD');
  for (const body of [row?.textBody, row?.htmlBody]) {
    expect(body).toContain('Juego en grupo · Powerball');
    expect(body).toContain('100 líneas · 2 participaciones de 20 (N.º 1 a 2)');
  }
});

test('what a visitor wrote reaches the page as text, and the answer goes to their address', async () => {
  const admin = await anAdmin(app);
  const at = app.context.clock.date();
  const [message] = await app.context.db
    .insert(supportMessage)
    .values({
      name: 'Ana',
      email: 'ana@example.com',
      message: '<script>alert(1)</script>\n& "comillas"',
      createdAt: at,
      answer: 'Hola <b>Ana</b>',
      answeredAt: at,
      answeredBy: admin.id,
    })
    .returning();
  const messageId = message?.id ?? 0;
  await enqueue({ kind: 'support-answer', key: `${messageId}`, customerId: null, data: { messageId } });
  const [row] = await rows();
  expect(row?.address).toBe('ana@example.com');
  expect(row?.textBody).toContain('> Hola <b>Ana</b>');
  expect(row?.htmlBody).toContain('Hola &lt;b&gt;Ana&lt;/b&gt;');
  // Anybody may have written it, and given this address as theirs.
  for (const body of [row?.textBody, row?.htmlBody]) expect(body).not.toMatch(/alert|comillas/);
});

test('the end of a subscription is told in the house’s time', async () => {
  await enqueue({
    kind: 'subscription-ending',
    key: 'x',
    customerId: rosa.id,
    data: { customerId: rosa.id, endsAt: new Date('2026-12-01T03:00:00Z') },
  });
  const [row] = await rows();
  expect(row?.textBody).toContain('30 de noviembre de 2026 a las 22:00');
  expect(row?.textBody).toContain('https://bolillero.example/perfil?suscription=true');
});
