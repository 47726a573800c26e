import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { schemaOptions } from './calls.ts';
import { compiledWhenNeeded } from './late-schemas.ts';

const count = {
  type: 'object',
  required: ['count'],
  properties: { count: { type: 'integer' }, kind: { type: 'string', default: 'play' } },
};

/** An application with one call that says what it read, and one whose schema is no schema. */
async function start() {
  const app = Fastify({
    schemaController: compiledWhenNeeded(),
    ajv: { customOptions: schemaOptions },
  });
  const schema = { querystring: count, response: { 200: count } };
  app.get('/good', { schema }, async ({ query }) => ({ ...(query as object), secret: 1 }));
  app.get('/bad', { schema: { querystring: { type: 'nonsense' } } }, async () => ({}));
  await app.ready();
  return app;
}

test('what is asked is read and what is answered is written by the schemas, from the first request on', async () => {
  const app = await start();
  for (const time of ['first', 'second']) {
    const good = await app.inject('/good?count=7');
    expect([good.statusCode, good.json()], time).toEqual([200, { count: 7, kind: 'play' }]);
    const refused = await app.inject('/good?count=seven');
    expect([refused.statusCode, refused.json().message], time).toEqual([
      400,
      'querystring/count must be integer',
    ]);
  }
  await app.close();
});

test('a schema that nobody has needed yet is not compiled', async () => {
  const app = await start();
  expect((await app.inject('/bad')).statusCode).toBe(500);
  expect((await app.inject('/good?count=1')).statusCode).toBe(200);
  await app.close();
});
