import { mail } from '@bolillero/database/schema/mail';
import { defaultHelpLines } from '@bolillero/texts/help-lines';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app)).token;
});
afterAll(() => app.close());

const house = async () => (await app.get('/house', admin)).body.data;
const facts = {
  legal_name: 'Juegos del Sur S. A. C.',
  tax_number: '20123456789',
  address: 'Av. Larco 100, Lima',
  licence: 'MINCETUR 1234-2026',
  email: 'ayuda@juegos.pe',
  phone: '+51 1 234 5678',
  hours: 'lunes a sábado, de 9:00 a 20:00',
};
const line = { country: 'Perú', name: 'Línea 113', phone: '113', url: '' };
const save = async (change: object = {}, as: string | undefined = admin) => {
  const { revision } = await house();
  return await app.post('/house/update', { ...facts, help_lines: [line], revision, ...change }, as);
};

test('at first nothing is known, and what is missing is named; what the environment decides is told', async () => {
  expect(await house()).toMatchObject({
    legal_name: '',
    help_lines: defaultHelpLines,
    revision: 0,
    updated_at: null,
    missing: ['legal_name', 'tax_number', 'address', 'licence'],
    rules: { password_min: 8, min_age: 18, session_days: 30, time_zone: 'America/Lima' },
  });
});

test('what is saved is on every page at once, and in the audit with before and after', async () => {
  const { status, body } = await save({ legal_name: '  Juegos del Sur S. A. C. ' });
  expect([status, body.data.legal_name, body.data.missing]).toEqual([200, 'Juegos del Sur S. A. C.', []]);
  const { body: everybody } = await app.get('/settings');
  expect(everybody.house).toEqual({ ...facts, demo: false });
  expect(everybody.help_lines).toEqual([line]);
  const [entry] = (await app.get('/audit?entity=house', admin)).body.data;
  expect(entry).toMatchObject({
    action: 'update',
    before: { legal_name: '' },
    after: { ...facts, help_lines: [line] },
  });
  expect(entry.fields).toContain('help_lines');
});

test('the same once more leaves no trace; help lines may all go', async () => {
  const first = (await save()).body.data;
  const again = await app.post(
    '/house/update',
    { ...facts, help_lines: [line], revision: first.revision - 1 },
    admin,
  );
  expect([again.status, again.body.data.revision]).toEqual([200, first.revision]);
  await save({ help_lines: [] });
  expect((await app.get('/settings')).body.help_lines).toEqual([]);
});

test('who saw older settings is told what stands now, and nothing is overwritten', async () => {
  const seen = await house();
  await save({ hours: 'de noche' });
  const { status, body } = await app.post(
    '/house/update',
    { ...facts, help_lines: [], hours: 'siempre', revision: seen.revision },
    admin,
  );
  expect([status, body.code, body.details.current.hours]).toEqual([409, 'house-changed', 'de noche']);
  expect((await house()).hours).toBe('de noche');
});

test('of two at the same time one is refused', async () => {
  const { revision } = await house();
  const answers = await Promise.all(
    ['uno', 'dos'].map((hours) =>
      app.post('/house/update', { ...facts, help_lines: [], hours, revision }, admin),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  [{ email: 'ayuda' }, 'email'],
  [{ phone: 'llámanos' }, 'phone'],
  [{ help_lines: [{ ...line, name: ' ' }] }, 'help_lines/0/name'],
  [{ help_lines: [line, { ...line, country: '' }] }, 'help_lines/1/country'],
  [{ help_lines: [{ ...line, url: 'javascript:alert(1)' }] }, 'help_lines/0/url'],
  [{ help_lines: [{ ...line, phone: 'ciento trece' }] }, 'help_lines/0/phone'],
  [{ legal_name: 'Dos\nlíneas' }, 'legal_name'],
  [{ secret: 'x' }, 'secret'],
])('refuses %j, and says where', async (change, path) => {
  const { status, body } = await save(change);
  expect([status, body.errors[0].path]).toEqual([400, path]);
});

test('every mail ends with who stands behind it', async () => {
  await save();
  const { token } = await aCustomer(app);
  await app.post('/costumers/emails', { email: 'otra@example.com' }, token);
  const [sent] = await app.context.db.select().from(mail).orderBy(desc(mail.id)).limit(1);
  expect(sent?.textBody).toContain('Juegos del Sur S. A. C.\nNúmero tributario: 20123456789\n');
  expect(sent?.htmlBody).toContain('Juegos del Sur S. A. C.<br>Número tributario: 20123456789<br>');
});

test('is for administrators', async () => {
  for (const [token, status] of [
    [undefined, 401],
    [(await anAdmin(app, 'operator')).token, 403],
    [(await aCustomer(app)).token, 403],
  ] as const) {
    expect((await app.get('/house', token)).status).toBe(status);
    expect((await app.post('/house/update', { ...facts, help_lines: [], revision: 0 }, token)).status).toBe(
      status,
    );
  }
});
