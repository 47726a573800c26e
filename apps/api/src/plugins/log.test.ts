import { Writable } from 'node:stream';
import { mail } from '@bolillero/database/schema/mail';
import { job } from '@bolillero/database/schema/operation';
import { freshDatabase } from '@bolillero/database/testing/fresh-database';
import { asc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Process, startProcess } from '../process.ts';
import { parseConfig } from '../settings/config.ts';
import { logOptions } from '../settings/log-options.ts';

let lines: string[] = [];
let running: Process;
let drop: () => Promise<void>;

beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const parsed = parseConfig({ LOG_LEVEL: 'trace' });
  if (!parsed.ok) throw new Error(parsed.faults.join());
  const database = await freshDatabase();
  drop = database.drop;
  running = await startProcess(parsed.config, database.config, pino(logOptions(parsed.config), destination));
});
afterAll(async () => {
  await running.stop();
  await drop();
});
beforeEach(() => {
  lines = [];
});

const password = 'Clave-Secreta1';
const anAccount = (email: string) => ({
  email,
  birthday: '1990-05-12',
  password,
  confirm_password: password,
});
const send = (url: string, payload: object, headers: Record<string, string> = {}) =>
  running.app.inject({ method: 'POST', url: `/api${url}`, payload, headers });

/** The tokens of the links that an address was mailed. */
async function mailedTokens(email: string): Promise<string[]> {
  await running.context.jobs.drain();
  const rows = await running.context.db
    .select({ text: mail.textBody })
    .from(mail)
    .where(eq(mail.address, email))
    .orderBy(asc(mail.id));
  return rows.flatMap(({ text }) => /token=([\w-]{43})/.exec(text)?.[1] ?? []);
}

test('the log tells each request by an id, and never a password, a token or a query', async () => {
  const account = anAccount('rosa@example.com');
  await send('/costumers/create', account);
  const { token } = (await send('/costumers/login', account)).json();
  expect(token).toEqual(expect.any(String));
  const authorization = `Bearer ${token}`;
  await send('/costumers/valid-token', { token });
  await running.app.inject({ url: `/api/costumers/profile?token=${token}`, headers: { authorization } });
  await running.app.inject({ url: '/api/costumers/profile', cookies: { costumer_token: token } });

  const log = lines.join('');
  const requests = lines.map((line) => JSON.parse(line)).filter(({ req }) => req !== undefined);
  expect(requests.length).toBeGreaterThanOrEqual(5);
  for (const request of requests) expect(request.reqId).toEqual(expect.any(String));
  expect(log).toContain('/api/costumers/profile');
  for (const secret of [token, password, '?token=']) expect(log).not.toContain(secret);
});

test('a forgotten password is answered and logged alike for an unknown address, and no link is told', async () => {
  const account = anAccount('ana@example.com');
  await send('/costumers/create', account);
  await running.context.jobs.drain();
  const wish = async (email: string) => {
    lines = [];
    const { statusCode, body, headers } = await send('/costumers/forgot', { email });
    const told = lines.map((line) => {
      const { time, reqId, responseTime, ...rest } = JSON.parse(line);
      return rest;
    });
    const links = (await mailedTokens(email)).length;
    expect(lines.join('')).not.toContain(email);
    return { answer: [statusCode, body, Object.keys(headers)], told, links };
  };
  const [known, unknown] = [await wish(account.email), await wish('nadie@example.com')];
  expect(unknown.answer).toEqual(known.answer);
  expect(unknown.answer.slice(0, 2)).toEqual([200, '{"ok":true}']);
  expect(unknown.told).toEqual(known.told);
  expect([known.links, unknown.links]).toEqual([2, 0]);

  const [proof = '', reset = ''] = await mailedTokens(account.email);
  const query = new URLSearchParams({ email: account.email, token: reset });
  const valid = await running.app.inject({ url: `/api/costumers/validate-expire?${query}` });
  expect(valid.json()).toEqual({ ok: true });
  await send('/costumers/emails/confirm', { token: proof });
  await send('/costumers/recover', {
    email: account.email,
    token: reset,
    password: 'Otra-Secreta2',
    new_password: 'Otra-Secreta2',
  });
  for (const secret of [proof, reset, 'Otra-Secreta2', account.email]) {
    expect(lines.join('')).not.toContain(secret);
  }
});

test('the log tells for whose account a sign-in was refused, and never what was typed', async () => {
  const account = anAccount('marta@example.com');
  const created = await send('/costumers/create', account);
  lines = [];
  await send('/costumers/login', { email: account.email, password: 'Otra-Secreta1' });
  await send('/costumers/login', { email: 'nadie@example.com', password: 'Otra-Secreta1' });
  const told = lines.filter((line) => line.includes('sign-in of a customer refused'));
  expect(told.map((line) => JSON.parse(line))).toMatchObject([
    { customerId: created.json().costumer.id, locked: false, reqId: expect.anything() },
  ]);
  expect(lines.join('')).not.toMatch(/marta@|nadie@|Otra-Secreta1/);
});

test('a query that fails is told without its values, in the log and on the job', async () => {
  const account = anAccount('eva@example.com');
  await send('/costumers/create', account);
  const { context } = running;
  await context.db.execute(sql`ALTER TABLE mail ADD CONSTRAINT mail_broken CHECK (false) NOT VALID`);
  lines = [];
  await send('/costumers/forgot', { email: account.email });
  await context.jobs.drain();
  const { statusCode } = await send('/costumers/create', { ...account, email: 'luis@example.com' });
  expect(statusCode).toBe(500);

  const [failed] = await context.db.select({ lastError: job.lastError }).from(job);
  expect(failed?.lastError).toContain('mail_broken');
  const log = lines.join('');
  for (const said of ['job failed', 'request failed', '"constraint":"mail_broken"', 'at ']) {
    expect(log).toContain(said);
  }
  for (const secret of ['token=', 'argon2', account.email, 'luis@example.com']) {
    expect(log).not.toContain(secret);
    expect(failed?.lastError).not.toContain(secret);
  }
});
