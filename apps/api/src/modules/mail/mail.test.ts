import { randomUUID } from 'node:crypto';
import { customer } from '@bolillero/database/schema/account';
import { mail } from '@bolillero/database/schema/mail';
import { auditEntry } from '@bolillero/database/schema/operation';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dropUnsent } from '../../mail/outbox-repository.ts';
import { claimMail } from '../../mail/queue-repository.ts';
import { aCustomer, anAdmin } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: string;
let operator: string;
let rosa: { id: number; email: string; token: string };
beforeAll(async () => {
  app = await startTestApp();
  admin = (await anAdmin(app)).token;
  operator = (await anAdmin(app, 'operator')).token;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.db.delete(mail);
  rosa = await aCustomer(app);
});

type NewMail = Partial<typeof mail.$inferInsert>;

async function aMail(fields: NewMail = {}): Promise<number> {
  const at = app.context.clock.date();
  const state = fields.state ?? 'waiting';
  const [row] = await app.context.db
    .insert(mail)
    .values({
      kind: 'ticket',
      key: randomUUID(),
      customerId: rosa.id,
      address: rosa.email,
      subject: 'Tu cartilla está comprada',
      textBody: 'texto',
      htmlBody: '<p>texto</p>',
      state,
      nextAttemptAt: state === 'waiting' ? at : null,
      sentAt: state === 'sent' ? at : null,
      createdAt: at,
      updatedAt: at,
      ...fields,
    })
    .returning({ id: mail.id });
  return row?.id ?? 0;
}

const entriesOf = (id: number) =>
  app.context.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.entityId, String(id)));

describe('the list', () => {
  test('shows the newest first, in pages, without what stands in them', async () => {
    const first = await aMail({ state: 'sent' });
    const second = await aMail({ state: 'failed', attempts: 10, lastError: '550 no such user' });
    const { status, body } = await app.get('/mail?perPage=1', admin);
    expect([status, body.total, body.pages]).toEqual([200, 2, 2]);
    expect(body.data).toEqual([
      {
        id: second,
        kind: 'ticket',
        address: rosa.email,
        subject: 'Tu cartilla está comprada',
        state: 'failed',
        attempts: 10,
        error: '550 no such user',
        createdAt: '2026-11-21T17:00:00.000Z',
        sentAt: null,
        nextAttemptAt: null,
      },
    ]);
    const next = await app.get('/mail?perPage=1&page=2', admin);
    expect(next.body.data[0]).toMatchObject({ id: first, sentAt: '2026-11-21T17:00:00.000Z' });
  });

  test('finds those that keep failing, a kind, an address or a subject', async () => {
    await aMail({ state: 'sent' });
    await aMail();
    const again = await aMail({ attempts: 2 });
    const failed = await aMail({ state: 'failed', kind: 'reset', subject: 'Cambia tu contraseña' });
    const unclear = await aMail({ state: 'unclear', address: 'ana@example.com' });
    const ids = async (query: string) => {
      const { body } = await app.get(`/mail?${query}`, admin);
      return body.data.map(({ id }: { id: number }) => id);
    };
    expect(await ids('failing=1&sort=created_at')).toEqual([again, failed, unclear]);
    expect((await ids('perPage=3')).sort()).toEqual([again, failed, unclear].sort());
    expect(await ids('state=failed')).toEqual([failed]);
    expect(await ids('from=2026-11-21&to=2026-11-21&state=unclear')).toEqual([unclear]);
    expect(await ids('from=2026-11-22')).toEqual([]);
    expect(await ids('failing=true&kind=reset')).toEqual([failed]);
    expect(await ids('q=ANA%40')).toEqual([unclear]);
    expect(await ids('q=contraseña')).toEqual([failed]);
    expect(await ids('q=contrasena')).toEqual([]);
    const told = await aMail({ subject: 'Tu cartilla ganó' });
    expect(await ids('q=GANO')).toEqual([told]);
    expect(await ids('q=gan_')).toEqual([]);
  });

  test('is for administrators, and refuses what it does not know', async () => {
    expect((await app.get('/mail')).status).toBe(401);
    expect((await app.get('/mail', operator)).status).toBe(403);
    expect((await app.get('/mail', rosa.token)).status).toBe(403);
    expect((await app.get('/mail?sort=secret', admin)).status).toBe(400);
    expect((await app.get('/mail?failing=perhaps', admin)).status).toBe(400);
  });
});

describe('sending again', () => {
  test.each(['failed', 'unclear'] as const)(
    'a mail that is %s waits again, and the audit knows',
    async (state) => {
      const id = await aMail({ state, attempts: 10, lastError: '550' });
      const { status, body } = await app.post(`/mail/${id}/resend`, {}, admin);
      expect([status, body.ok]).toEqual([200, true]);
      expect(body.data).toMatchObject({ id, state: 'waiting', nextAttemptAt: '2026-11-21T17:00:00.000Z' });
      const [entry] = await app.context.db
        .select()
        .from(auditEntry)
        .where(eq(auditEntry.entityId, String(id)));
      expect(entry).toMatchObject({ action: 'resend', entity: 'mail', before: { state, attempts: 10 } });
      expect((await app.post(`/mail/${id}/resend`, {}, admin)).status).toBe(200);
      expect(await entriesOf(id)).toHaveLength(1);
    },
  );

  test('one that waits for its turn goes at once; asked again, nothing happens', async () => {
    const later = new Date('2026-11-21T18:00:00Z');
    const id = await aMail({ attempts: 2, nextAttemptAt: later });
    const { body } = await app.post(`/mail/${id}/resend`, {}, admin);
    expect(body.data).toMatchObject({ state: 'waiting', nextAttemptAt: '2026-11-21T17:00:00.000Z' });
    await app.post(`/mail/${id}/resend`, {}, admin);
    expect(await entriesOf(id)).toHaveLength(1);
  });

  test.each(['sent', 'sending'] as const)('a mail that is %s is refused', async (state) => {
    const id = await aMail({ state });
    const { status, body } = await app.post(`/mail/${id}/resend`, {}, admin);
    expect([status, body.code]).toEqual([409, 'mail-not-failing']);
  });

  test('a link that is not kept any more cannot be sent again', async () => {
    const id = await aMail({ state: 'failed', kind: 'reset', textBody: '', htmlBody: '' });
    const { status, body } = await app.post(`/mail/${id}/resend`, {}, admin);
    expect([status, body.code]).toEqual([409, 'mail-wiped']);
  });

  test('is for administrators, and of mails that there are', async () => {
    const id = await aMail({ state: 'failed' });
    expect((await app.post(`/mail/${id}/resend`)).status).toBe(401);
    expect((await app.post(`/mail/${id}/resend`, {}, operator)).status).toBe(403);
    expect((await app.post(`/mail/${id}/resend`, {}, rosa.token)).status).toBe(403);
    expect((await app.post('/mail/999999/resend', {}, admin)).status).toBe(404);
    expect((await app.post('/mail/x/resend', {}, admin)).status).toBe(400);
  });
});

describe('one mail', () => {
  test('is shown as it was sent; one with a link that opens an account is not, nor one that is not kept', async () => {
    const whole = (await app.get(`/mail/${await aMail()}`, admin)).body.data;
    expect(whole).toMatchObject({
      text: 'texto',
      html: '<p>texto</p>',
      personal: false,
      costumer_id: rosa.id,
    });
    const secret = (await app.get(`/mail/${await aMail({ kind: 'reset' })}`, admin)).body.data;
    expect(secret).toMatchObject({ text: null, html: null, personal: true });
    const wiped = (await app.get(`/mail/${await aMail({ textBody: '', htmlBody: '' })}`, admin)).body.data;
    expect(wiped).toMatchObject({ text: null, html: null, personal: false });
  });

  test('what the server answered is told without the paths of our machine', async () => {
    const id = await aMail({ state: 'failed', lastError: "Error: EACCES: denied, mkdir '/srv/data/mail'" });
    expect((await app.get(`/mail/${id}`, admin)).body.data.error).toBe("Error: EACCES: denied, mkdir '…'");
  });
});

describe('another address', () => {
  const readdress = (id: number, address: string) => app.post(`/mail/${id}/readdress`, { address }, admin);

  test('is only this mail’s: it goes there at once, and the audit knows without saying where', async () => {
    const id = await aMail({ state: 'failed', attempts: 10 });
    const { status, body } = await readdress(id, ' Otra@Example.com ');
    expect([status, body.data.address, body.data.state]).toEqual([200, 'otra@example.com', 'waiting']);
    await readdress(id, 'otra@example.com');
    const entries = await entriesOf(id);
    expect(entries.map(({ action, fields }) => [action, fields])).toEqual([
      ['readdress', ['address', 'state']],
    ]);
    expect(JSON.stringify(entries)).not.toContain('example.com');
    expect((await app.get('/costumers/profile', rosa.token)).body.data.email).toBe(rosa.email);
  });

  test.each([
    [{ state: 'sent' }, 'mail-not-failing'],
    [{ state: 'sending' }, 'mail-not-failing'],
    [{ state: 'waiting', kind: 'reset' }, 'mail-is-personal'],
    [{ state: 'failed', textBody: '', htmlBody: '' }, 'mail-wiped'],
  ] as const)('is refused for %j', async (fields, code) => {
    expect((await readdress(await aMail(fields), 'otra@example.com')).body.code).toBe(code);
  });

  test('is an email', async () => {
    const { status, body } = await readdress(await aMail({ state: 'failed' }), 'otra');
    expect([status, body.errors[0].path]).toEqual([400, 'address']);
  });
});

describe('a mail that is not to be sent', () => {
  test('stays, is not sent, and may be sent after all', async () => {
    const id = await aMail({ attempts: 1 });
    expect((await app.post(`/mail/${id}/withhold`, {}, admin)).body.data.state).toBe('withheld');
    await app.post(`/mail/${id}/withhold`, {}, admin);
    expect((await app.get('/mail?failing=1', admin)).body.total).toBe(0);
    expect((await app.post(`/mail/${id}/resend`, {}, admin)).body.data.state).toBe('waiting');
    expect((await entriesOf(id)).map(({ action }) => action)).toEqual(['withhold', 'resend']);
  });

  test('keeps no link that opens an account', async () => {
    const id = await aMail({ kind: 'reset' });
    expect((await app.post(`/mail/${id}/withhold`, {}, admin)).status).toBe(200);
    expect((await app.post(`/mail/${id}/resend`, {}, admin)).body.code).toBe('mail-wiped');
    const [row] = await app.context.db.select().from(mail).where(eq(mail.id, id));
    expect([row?.textBody, row?.htmlBody]).toEqual(['', '']);
  });

  test('goes when what it tells does not hold any more', async () => {
    const id = await aMail({ kind: 'ticket', key: '7:7' });
    await app.post(`/mail/${id}/withhold`, {}, admin);
    await dropUnsent(app.context.db, 'ticket', ['7:7']);
    expect((await app.get(`/mail/${id}`, admin)).status).toBe(404);
  });

  test('one that is being sent at this moment is not called back', async () => {
    const id = await aMail();
    const claimed = claimMail(app.context.db, app.context.clock.date());
    const asked = app.post(`/mail/${id}/withhold`, {}, admin);
    const [taken, { status }] = await Promise.all([claimed, asked]);
    // Whoever locks it first has it: either it is being sent and refused, or withheld and never claimed.
    expect(taken === null ? status : 409).toBe(taken === null ? 200 : status);
    const [row] = await app.context.db.select({ state: mail.state }).from(mail).where(eq(mail.id, id));
    expect(row?.state).toBe(taken === null ? 'withheld' : 'sending');
  });
});

test.each([
  ['GET', ''],
  ['POST', '/readdress'],
  ['POST', '/withhold'],
] as const)('%s mail/{id}%s is for administrators, and of mails that there are', async (method, path) => {
  const id = await aMail({ state: 'failed' });
  const ask = async (token?: string, of: number | string = id) =>
    (
      await app.call(method, `/mail/${of}${path}`, {
        token,
        ...(method === 'POST' && { payload: path === '/readdress' ? { address: 'a@b.pe' } : {} }),
      })
    ).status;
  expect([await ask(), await ask(operator), await ask(rosa.token)]).toEqual([401, 403, 403]);
  expect([await ask(admin, 999_999), await ask(admin, 'x')]).toEqual([404, 400]);
});

describe('declining mails', () => {
  const unwanted = async () => {
    const [row] = await app.context.db
      .select({ unwanted: customer.unwantedMail, token: customer.mailToken })
      .from(customer)
      .where(eq(customer.id, rosa.id));
    return row ?? { unwanted: [], token: '' };
  };
  const url = async (kind = 'win') => `/mail/unsubscribe?token=${(await unwanted()).token}&kind=${kind}`;

  test('works without signing in, as often as asked, and back', async () => {
    const path = await url();
    expect((await app.post(path)).body).toEqual({ ok: true, kind: 'win', wanted: false });
    expect((await app.post(path)).body).toEqual({ ok: true, kind: 'win', wanted: false });
    expect((await unwanted()).unwanted).toEqual(['win']);
    await app.post(await url('ticket'));
    expect((await unwanted()).unwanted).toEqual(['win', 'ticket']);
    expect((await app.post(`${path}&again=1`)).body).toEqual({ ok: true, kind: 'win', wanted: true });
    expect((await unwanted()).unwanted).toEqual(['ticket']);
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['nothing', 'application/json', ''],
  ])('takes the one click of a mail program that sends %s', async (_, type, payload) => {
    const path = await url();
    const { status, body } = await app.call('POST', path, { payload, headers: { 'content-type': type } });
    expect([status, body.ok]).toEqual([200, true]);
    expect((await unwanted()).unwanted).toEqual(['win']);
  });

  test('no other call takes a form', async () => {
    const { status, body } = await app.call('POST', '/costumers/login', {
      payload: 'email=a&password=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([status, body.code]).toEqual([415, 'media-type-unsupported']);
  });

  test('a body that is too large is refused', async () => {
    const { status } = await app.call('POST', await url(), {
      payload: 'x'.repeat(5_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(status).toBe(413);
  });

  test('what waits of that kind is not sent any more, the rest is', async () => {
    await aMail({ kind: 'win' });
    const sent = await aMail({ kind: 'win', state: 'sent' });
    const ticket = await aMail();
    await app.post(await url());
    const left = await app.context.db.select({ id: mail.id }).from(mail).orderBy(asc(mail.id));
    expect(left.map(({ id }) => id)).toEqual([sent, ticket]);
  });

  test('says no to links that are nobody’s, and to mails that nobody is without', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000';
    expect((await app.post(`/mail/unsubscribe?token=${nobody}&kind=win`)).body).toEqual({ ok: false });
    expect((await app.post('/mail/unsubscribe?token=x&kind=win')).body).toEqual({ ok: false });
    const required = await app.post(await url('receipt'));
    expect([required.status, required.body.code]).toEqual([422, 'mail-kind-required']);
    expect((await app.post(await url('other'))).status).toBe(400);
    expect((await app.post('/mail/unsubscribe')).status).toBe(400);
    expect((await unwanted()).unwanted).toEqual([]);
  });

  test('a customer sees and sets their choices', async () => {
    const kinds = (...wanted: boolean[]) =>
      ['ticket', 'win', 'subscription-ending'].map((kind, index) => ({ kind, wanted: wanted[index] }));
    expect((await app.get('/costumers/mail', rosa.token)).body.data).toEqual(kinds(true, true, true));
    const { body } = await app.post('/costumers/mail', { unwanted: ['win', 'win'] }, rosa.token);
    expect(body).toEqual({ ok: true, data: kinds(true, false, true) });
    expect((await app.get('/costumers/mail', rosa.token)).body.data).toEqual(kinds(true, false, true));
    expect((await app.post('/costumers/mail', { unwanted: [] }, rosa.token)).body.data).toEqual(
      kinds(true, true, true),
    );
  });

  test('only a customer has choices, and not of everything', async () => {
    expect((await app.get('/costumers/mail')).status).toBe(401);
    expect((await app.get('/costumers/mail', admin)).status).toBe(403);
    expect((await app.post('/costumers/mail', { unwanted: [] })).status).toBe(401);
    expect((await app.post('/costumers/mail', { unwanted: [] }, admin)).status).toBe(403);
    const required = await app.post('/costumers/mail', { unwanted: ['win', 'reset'] }, rosa.token);
    expect([required.status, required.body.code]).toEqual([422, 'mail-kind-required']);
    const unknown = await app.post('/costumers/mail', { unwanted: ['x'] }, rosa.token);
    expect([unknown.status, unknown.body.errors[0].path]).toEqual([400, 'unwanted']);
    expect((await app.post('/costumers/mail', {}, rosa.token)).status).toBe(400);
    expect((await unwanted()).unwanted).toEqual([]);
  });
});
