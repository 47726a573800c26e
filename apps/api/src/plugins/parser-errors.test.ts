import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { answerParserError } from './parser-errors.ts';

/** What is wrong before anything becomes a request, over a bare connection. */

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Everything that comes back for these bytes until the connection is closed. */
async function answerTo(bytes: string, { server }: Pick<FastifyInstance, 'server'> = app.app) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  socket.write(bytes);
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = Object.fromEntries(
    fields.map((field) => {
      const at = field.indexOf(':');
      return [field.slice(0, at).toLowerCase(), field.slice(at + 1).trim()] as const;
    }),
  );
  return { line, headers, body };
}

const settings = (more: string) => `GET /api/settings HTTP/1.1\r\n${more}\r\n\r\n`;

test.each([
  ['headers beyond 16 KiB', settings(`host: a\r\nx: ${'x'.repeat(20_000)}`), 431, 'headers-too-large'],
  [
    'an address beyond 16 KiB',
    `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    431,
    'headers-too-large',
  ],
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'request-unreadable'],
  ['a method that is none', 'BREW /api/settings HTTP/1.1\r\nhost: a\r\n\r\n', 400, 'request-unreadable'],
  ['a version that is none', 'GET /api/settings HTTP/9.1\r\nhost: a\r\n\r\n', 400, 'request-unreadable'],
  ['a header without a name', settings('host: a\r\n: x'), 400, 'request-unreadable'],
  ['two lengths', settings('host: a\r\ncontent-length: 1\r\ncontent-length: 2'), 400, 'request-unreadable'],
  [
    'a length beside chunks',
    settings('host: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked'),
    400,
    'request-unreadable',
  ],
  [
    'a chunk of no length',
    `${settings('host: a\r\ntransfer-encoding: chunked').replace('GET', 'POST')}zz\r\n`,
    400,
    'request-unreadable',
  ],
  ['an expectation that is none', settings('host: a\r\nexpect: foo'), 417, 'expectation-unsupported'],
  ['no host', settings('connection: close'), 400, 'request-unreadable'],
])('%s is answered in our shape', async (_, bytes, status, code) => {
  const { line, headers, body } = await answerTo(bytes);
  expect(line).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    connection: 'close',
  });
  expect(JSON.parse(body)).toEqual({ status, code, message: expect.stringMatching(/^La /) });
});

test('a method that nobody serves is an address that does not exist', async () => {
  const { line, body } = await answerTo(
    'PROPFIND /api/settings HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
  );
  expect(line).toMatch(/^HTTP\/1.1 404 /);
  expect(JSON.parse(body)).toMatchObject({ status: 404, code: 'route-unknown' });
});

test('a request that does not come to its end is answered 408', async () => {
  const server = Fastify({
    clientErrorHandler: answerParserError,
    requestTimeout: 50,
    http: { connectionsCheckingInterval: 20 },
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { line, body } = await answerTo('POST / HTTP/1.1\r\nhost: a\r\ncontent-le', server);
  expect(line).toMatch(/^HTTP\/1.1 408 /);
  expect(JSON.parse(body)).toEqual({
    status: 408,
    code: 'request-too-slow',
    message: 'La solicitud tardó demasiado en llegar. Vuelve a intentarlo.',
  });
  await server.close();
});

test('what was answered before on the same connection stays as it was', async () => {
  const socket = connect((app.app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
    if (text.includes('"payments"') && !text.includes(' 400 ')) socket.write('nonsense\r\n\r\n');
  });
  socket.write(settings('host: a'));
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1.1 200 OK.*HTTP\/1.1 400 Bad Request.*"request-unreadable"/s);
});

test('headers have 30 seconds to arrive, a whole request 120', () => {
  const { headersTimeout, requestTimeout } = app.app.server;
  expect([headersTimeout, requestTimeout]).toEqual([30_000, 120_000]);
});
