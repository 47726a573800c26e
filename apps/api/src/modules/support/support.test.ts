import { mail } from '@bolillero/database/schema/mail';
import { supportMessage } from '@bolillero/database/schema/support';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: string;

beforeAll(async () => {
  app = await startTestApp({ THROTTLE_SUPPORT_PER_ADDRESS: '40' });
  operator = (await anAdmin(app, 'operator')).token;
});
afterAll(() => app.close());

const form = { email: 'ana@example.com', name: 'Ana Torres', message: '¿Cuándo veo mi cartilla?' };
const send = (changes: Record<string, unknown> = {}, token?: string) =>
  app.post('/supports/create', { ...form, ...changes }, token);
const answer = (sent: unknown, token?: string) => app.post('/supports/create_answer', sent, token);
const questions = async (query = '') => (await app.get(`/supports/list-questions${query}`, operator)).body;

async function aMessage(changes: Record<string, unknown> = {}, token?: string): Promise<number> {
  expect((await send(changes, token)).body).toEqual({ ok: true });
  const [row] = await app.context.db.select().from(supportMessage).orderBy(desc(supportMessage.id)).limit(1);
  return row?.id ?? 0;
}

describe('POST supports/create', () => {
  test('a visitor’s message reaches the back-office', async () => {
    const id = await aMessage({
      email: ' Ana@Example.com ',
      name: 'Ana\r\nTorres',
      message: ' Hola\n¿qué tal? ',
    });
    expect((await questions()).data[0]).toEqual({
      id,
      name: 'Ana Torres',
      email: 'ana@example.com',
      message: 'Hola\n¿qué tal?',
      answer: null,
      createdAt: '2026-11-21T17:00:00.000Z',
      answeredAt: null,
      answeredBy: null,
    });
  });

  test('who is signed in is remembered; a dead token is a visitor’s', async () => {
    const customer = await aCustomer(app);
    const writerOf = async (id: number) => {
      const [row] = await app.context.db.select().from(supportMessage).where(eq(supportMessage.id, id));
      return row?.customerId;
    };
    expect(await writerOf(await aMessage({}, customer.token))).toBe(customer.id);
    expect(await writerOf(await aMessage({}, 'nobody'))).toBeNull();
    expect(await writerOf(await aMessage({}, operator))).toBeNull();
  });

  test.each([
    [{ email: '' }, ['El Email es obligatorio.']],
    [{ email: 'ana' }, ['Escribe el email completo, por ejemplo maria@correo.pe.']],
    [{ name: ' ' }, ['El Nombre es obligatorio.']],
    [
      { email: undefined, name: undefined, message: '\n' },
      ['El Email es obligatorio.', 'El Nombre es obligatorio.', 'El Mensaje es obligatorio.'],
    ],
  ])('%j is refused with what is missing', async (changes, message) => {
    const { status, body } = await send(changes);
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'support-invalid', message });
    expect(body.errors).toHaveLength(message.length);
  });

  test.each([{ message: 'x'.repeat(5001) }, { name: { a: 1 } }, { message: 'a\u0000b' }])(
    '%j is a 400',
    async (changes) => {
      expect((await send(changes)).status).toBe(400);
    },
  );
});

describe('GET supports/list-questions', () => {
  test('pages, searches and keeps those with or without an answer', async () => {
    const [one, two] = [await aMessage({ name: 'Única Persona' }), await aMessage({ name: 'Única Otra' })];
    await answer({ id: one, respuesta: 'Ya está.' }, operator);
    const ids = async (query: string) => (await questions(query)).data.map(({ id }: { id: number }) => id);
    expect(await ids('?q=única')).toEqual([two, one]);
    expect(await ids('?q=UNICA')).toEqual([two, one]);
    expect(await ids('?q=unica%20otra')).toEqual([two]);
    expect(await ids('?q=esta.&answered=true')).toContain(one);
    expect(await ids('?q=unic%25')).toEqual([]);
    expect(await ids('?q=única&sort=name')).toEqual([two, one]);
    expect(await ids('?q=única&answered=true')).toEqual([one]);
    expect(await ids('?q=única&answered=false')).toEqual([two]);
    expect(await ids('?q=ya%20está')).toContain(one);
    const paged = await questions('?q=única&perPage=1&page=2');
    expect([paged.data[0].id, paged.total, paged.pages]).toEqual([one, 2, 2]);
    expect(await questions('?q=nadie')).toEqual({ data: [], total: 0, pages: 1 });
  });

  test('is the staff’s; an unknown order is a 400', async () => {
    expect((await app.get('/supports/list-questions')).status).toBe(401);
    expect((await app.get('/supports/list-questions', (await aCustomer(app)).token)).status).toBe(403);
    expect((await app.get('/supports/list-questions?sort=secret', operator)).status).toBe(400);
  });
});

describe('POST supports/create_answer', () => {
  test('answers once, mails it to the writer and keeps it in the audit', async () => {
    const id = await aMessage({ email: 'luis@example.com' });
    const sent = { id, respuesta: ' Ya la tienes en Compras. ', correo: 'otro@example.com', nombre: 'x' };
    const { status, body } = await answer(sent, operator);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ok: true,
      data: {
        id,
        answer: 'Ya la tienes en Compras.',
        answeredAt: '2026-11-21T17:00:00.000Z',
        answeredBy: expect.stringMatching(/\S/),
      },
    });
    const mails = await app.context.db.select().from(mail).where(eq(mail.kind, 'support-answer'));
    const mine = mails.filter(({ address }) => address === 'luis@example.com');
    expect(mine).toHaveLength(1);
    expect(mine[0]?.textBody).toContain('Ya la tienes en Compras.');
    const again = await answer({ ...sent, respuesta: 'Otra.' }, operator);
    expect([again.status, again.body.code]).toEqual([409, 'support-answered']);

    const admin = (await anAdmin(app)).token;
    const audit = (await app.get('/audit', admin)).body.data;
    expect(JSON.stringify(audit)).toContain('Ya la tienes en Compras.');
  });

  test('carries nothing of a stranger to an address that they typed', async () => {
    const { token } = await aCustomer(app, { name: 'Cobra ya', email: 'malo@example.com' });
    const sent = { name: 'Cobra ya', email: 'victima@example.com', message: 'Entra en https://evil.example' };
    expect((await app.post('/supports/create', sent, token)).status).toBe(200);
    const id = (await app.get('/supports/list-questions?q=evil', operator)).body.data[0].id;
    expect((await answer({ id, respuesta: 'No te entendimos.' }, operator)).status).toBe(200);
    const [told] = await app.context.db.select().from(mail).where(eq(mail.address, 'victima@example.com'));
    expect(told?.textBody).toContain('No te entendimos.');
    expect(`${told?.subject} ${told?.textBody} ${told?.htmlBody}`).not.toMatch(/evil|Cobra/);
  });

  test('of answers at the same time one is made', async () => {
    const id = await aMessage({ email: 'eva@example.com' });
    const texts = ['A', 'B', 'C', 'D'];
    const answers = await Promise.all(texts.map((respuesta) => answer({ id, respuesta }, operator)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const mails = await app.context.db.select().from(mail).where(eq(mail.address, 'eva@example.com'));
    expect(mails).toHaveLength(1);
  });

  test('bad input, nobody’s message, and who may not', async () => {
    const id = await aMessage();
    const empty = await answer({ id, respuesta: ' ' }, operator);
    expect([empty.status, empty.body.message]).toEqual([400, ['La Respuesta es obligatoria.']]);
    expect((await answer({ id }, operator)).status).toBe(400);
    expect((await answer({ id: 999_999, respuesta: 'x' }, operator)).status).toBe(404);
    expect((await answer({ id, respuesta: 'x' })).status).toBe(401);
    expect((await answer({ id, respuesta: 'x' }, (await aCustomer(app)).token)).status).toBe(403);
  });
});

test('messages are throttled by address', async () => {
  const answers = [];
  for (let n = 0; n < 41; n += 1) answers.push((await send()).status);
  expect(answers.at(-1)).toBe(429);
});

test('the answers are exported with who gave them', async () => {
  const { body } = await app.get('/supports/list-questions/export?format=csv&answered=true', operator);
  const { body: listed } = await app.get('/supports/list-questions?answered=true&perPage=100', operator);
  const lines = body.toString().trimEnd().split('\r\n');
  expect(lines[0]).toBe('\uFEFFN.º,De,Email,Mensaje,Recibido,Respuesta,Respondido,Respondió');
  expect(listed.total).toBeGreaterThan(0);
  expect(body.toString()).toContain(listed.data[0].answeredBy);
  const customer = await aCustomer(app);
  const path = '/supports/list-questions/export?format=csv';
  expect((await app.get(path)).body.code).toBe('sign-in-required');
  expect((await app.get(path, customer.token)).body.code).toBe('forbidden');
  expect((await app.get(`${path}&from=2026-02-30`, operator)).body.code).toBe('input-invalid');
});
