import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allCalls } from '@bolillero/contract/calls.testing';
import { Nullable } from '@bolillero/contract/wire';
import { customerEmail } from '@bolillero/database/schema/account';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSubscriber } from '../engine/engine.testing.ts';
import { multipart, ownHeader } from '../modules/imports/imports.testing.ts';
import { aCustomer, anAdmin, goodPassword } from '../testing/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { installCompression } from './compression.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

interface Asked {
  readonly method?: 'GET' | 'HEAD' | 'POST';
  readonly token?: string;
  readonly accept?: string;
  readonly payload?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = (url: string, { method = 'GET', token, accept = 'gzip, br', payload, headers }: Asked = {}) =>
  app.app.inject({
    method,
    url: `/api${url}`,
    headers: {
      'accept-encoding': accept,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });

describe('an answer of a kilobyte or more', () => {
  test('comes in the coding that is preferred, and is the same whatever the coding', async () => {
    const plain = await ask('/lottery/list', { accept: 'identity' });
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.rawPayload.length).toBeGreaterThan(1024);
    const brotli = await ask('/lottery/list');
    const gzip = await ask('/lottery/list', { accept: 'gzip, deflate' });
    const preferred = await ask('/lottery/list', { accept: 'br;q=0.5, gzip;q=0.8' });
    const refused = await ask('/lottery/list', { accept: 'br;q=0' });
    expect([brotli, gzip, preferred, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      'gzip',
      undefined,
    ]);
    for (const { headers } of [plain, brotli, gzip]) expect(headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(brotli.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(Number(brotli.headers['content-length'])).toBe(brotli.rawPayload.length);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  test('says to HEAD how long it would be', async () => {
    const [read, head] = [await ask('/lottery/list'), await ask('/lottery/list', { method: 'HEAD' })];
    expect(head.headers['content-encoding']).toBe('br');
    expect(head.headers['content-length']).toBe(read.headers['content-length']);
    expect(head.rawPayload.length).toBe(0);
  });
});

test('a shorter answer goes as it is', async () => {
  const { headers } = await ask('/loterie/loteries_list');
  expect(headers).not.toHaveProperty('content-encoding');
});

describe('an answer that is kept', () => {
  test('is packed once, has a tag of its own for each coding, and is not sent to who has it', async () => {
    const token = await aSubscriber(app);
    const path = '/analytic/cycle?id=1';
    const before = app.context.engine.counts.bytes;
    const plain = await ask(path, { token, accept: 'identity' });
    const unpacked = app.context.engine.counts.bytes;
    const first = await ask(path, { token });
    const packed = app.context.engine.counts.bytes;
    const second = await ask(path, { token });
    expect(brotliDecompressSync(first.rawPayload)).toEqual(plain.rawPayload);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect([unpacked > before, packed - unpacked]).toEqual([true, first.rawPayload.length]);
    expect(app.context.engine.counts.bytes).toBe(packed);

    const tags = [plain, first].map(({ headers }) => String(headers.etag));
    expect(new Set(tags).size).toBe(2);
    const asked = async (tag: string, accept: string) =>
      (await ask(path, { token, accept, headers: { 'if-none-match': tag } })).statusCode;
    expect(await asked(tags[0] ?? '', 'identity')).toBe(304);
    expect(await asked(tags[1] ?? '', 'br')).toBe(304);
    expect(await asked(`"other", W/${tags[1]}`, 'br')).toBe(304);
    expect(await asked(tags[0] ?? '', 'br')).toBe(200);
  });

  test('is also the board of the front page', async () => {
    const first = await ask('/loteries/list-lotto');
    expect(first.headers['content-encoding']).toBe('br');
    const etag = String(first.headers.etag);
    const again = await ask('/loteries/list-lotto', { headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });
});

/** The answers that open an account, by their ids: no other is left unpacked for what it says. */
const secretAnswers = [
  'costumers.login',
  'costumers.password',
  'costumers.valid-token',
  'users.begin-second-factor',
  'users.confirm-second-factor',
  'users.login',
  'users.recovery-codes',
  'users.valid-token',
];

/** Fields of other calls that are called like secrets and are none: how many recovery codes are left. */
const noSecrets = ['users.second-factor: recovery_codes'];

/** The fields anywhere in a schema that are called like secrets, whatever may stand in them. */
function tellingFields(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties = {} } = schema as { properties?: object };
  const own = Object.keys(properties).filter((name) => /token|secret|recovery|otp/i.test(name));
  return [...own, ...Object.values(schema).flatMap(tellingFields)];
}

describe('an answer that carries a secret', () => {
  test('belongs to one of these calls', () => {
    const marked = allCalls.filter(({ answersSecret }) => answersSecret === true).map(({ id }) => id);
    expect(marked.sort()).toEqual(secretAnswers);
  });

  test('is marked wherever a field of it is called so', () => {
    const unmarked = allCalls
      .filter(({ answersSecret }) => answersSecret !== true)
      .flatMap(({ id, answer }) => tellingFields(answer).map((name) => `${id}: ${name}`));
    expect(unmarked).toEqual(noSecrets);
    const hidden = Type.Array(
      Type.Union([Type.Object({ data: Type.Object({ token: Nullable(Type.String()) }) })]),
    );
    expect(tellingFields(hidden)).toEqual(['token']);
  });

  test('is never packed, however long it is', async () => {
    const { id, email, token } = await aCustomer(app);
    await app.context.db.insert(customerEmail).values(
      Array.from({ length: 20 }, (_, index) => ({
        customerId: id,
        email: `otro${index}.${email}`,
        isPrimary: false,
        createdAt: new Date(),
      })),
    );
    const profile = await ask('/costumers/profile', { token });
    expect(profile.headers['content-encoding']).toBe('br');
    const login = { email, password: goodPassword };
    for (const [path, payload] of [
      ['/costumers/login', login],
      ['/costumers/valid-token', { token }],
    ] as const) {
      const answer = await ask(path, { method: 'POST', payload });
      expect([answer.statusCode, answer.json().costumer.emails.length]).toEqual([200, 21]);
      expect(answer.headers).not.toHaveProperty('content-encoding');
      expect(answer.json().token).toEqual(expect.any(String));
    }
  });
});

test('what is not text, has a cookie with it or is made while it is sent goes as it is', async () => {
  const bare = Fastify();
  await bare.register(cookie);
  installCompression(bare);
  const long = 'x'.repeat(5_000);
  bare.get('/text', async () => long);
  bare.get('/cookie', async (_, reply) => await reply.setCookie('a', 'b').send({ long }));
  bare.get('/pdf', async (_, reply) => await reply.type('application/pdf').send(Buffer.from(long)));
  const codingOf = async (url: string) =>
    (await bare.inject({ url, headers: { 'accept-encoding': 'br' } })).headers['content-encoding'];
  expect([await codingOf('/text'), await codingOf('/cookie'), await codingOf('/pdf')]).toEqual([
    'br',
    undefined,
    undefined,
  ]);
  await bare.close();

  const operator = (await anAdmin(app, 'operator')).token;
  const file = multipart({ content: `${ownHeader}\n${'no,es,un,sorteo\n'.repeat(50)}` });
  const lines = await app.app.inject({
    method: 'POST',
    url: '/api/loteries/import/power_balls/1?dry_run=1',
    payload: file.payload,
    headers: {
      ...file.headers,
      accept: 'application/x-ndjson',
      'accept-encoding': 'br',
      authorization: `Bearer ${operator}`,
    },
  });
  expect(lines.rawPayload.length).toBeGreaterThan(1024);
  expect(lines.headers['content-type']).toBe('application/x-ndjson');
  expect(lines.headers).not.toHaveProperty('content-encoding');
  expect(lines.body).toContain('rejected');
});
