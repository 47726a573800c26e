import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installSlowBodies } from './slow-bodies.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  await app.register(multipart);
  installSlowBodies(app, { form: 60_000, other: 200 });
  app.post('/', async () => ({ ok: true }));
  app.post('/early', { onRequest: async (_, reply) => reply.send({ early: true }) }, async () => ({}));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
});

/** Sends the beginning of a request; `text` is what came back until the connection was closed. */
async function begin(type: string, body: string, path = '/') {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part) => {
    text += part;
  });
  await once(socket, 'connect');
  const arrived = once(app.server, 'request');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 1000\r\n\r\n${body}`,
  );
  await arrived;
  // Who goes on writing into a connection that was closed hears of it as an error.
  const closed = new Promise<string>((resolve) => {
    socket.on('error', () => undefined).once('close', () => resolve(text));
  });
  return { socket, closed };
}

test('a body that stalls is answered 408, and its connection closed', async () => {
  expect(await (await begin('application/json', '{')).closed).toMatch(/^HTTP\/1\.1 408 /);
});

test('one that drips is, too: what counts is the whole', async () => {
  const { socket, closed } = await begin('application/json', '"');
  const drip = setInterval(() => socket.write('a'), 20);
  // What is on its way when the connection is closed can push the answer aside.
  expect(await closed).toMatch(/^(HTTP\/1\.1 408 |$)/);
  clearInterval(drip);
});

test('a form has more time, and a body that has arrived is not looked at again', async () => {
  const form = await begin('multipart/form-data; boundary=x', '--x\r\n');
  const quick = await begin('application/json', JSON.stringify({ text: 'a'.repeat(989) }));
  // Longer than any other body may take.
  await (await begin('application/json', '{')).closed;
  expect([form.socket.destroyed, quick.socket.destroyed]).toEqual([false, false]);
  form.socket.destroy();
  quick.socket.destroy();
  expect(await quick.closed).toMatch(/^HTTP\/1\.1 200 /);
});

test('who is answered before the body has arrived hears nothing more of it', async () => {
  const early = await begin('application/json', '{', '/early');
  // Longer than the body may take.
  await (await begin('application/json', '{')).closed;
  expect(early.socket.destroyed).toBe(false);
  early.socket.destroy();
  expect(await early.closed).toMatch(/^HTTP\/1\.1 200 (?!.*HTTP\/1\.1)/s);
});
