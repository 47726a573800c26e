import type { Call } from '@bolillero/contract/call';
import { allCalls } from '@bolillero/contract/calls.testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOptions } from './calls.ts';
import { installErrors } from './errors.ts';

/* What the contract's checks say, for bad values of every kind in every field of every call: whole Spanish sentences. */

interface Schema {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const bad: readonly unknown[] = [
  null,
  '',
  ' ',
  'no',
  '-1',
  '1.5',
  0,
  -1,
  1.5,
  1e15,
  true,
  [],
  [[]],
  [null],
  ['x'],
  {},
  { x: {} },
];
/** Longer than anything may be, where a length is asked about at all. */
const tooLong: Readonly<Record<string, unknown>> = {
  string: 'x'.repeat(5000),
  array: Array.from({ length: 1500 }, () => 1),
};

/** Bad values of a schema, those of its parts included. */
function badValues(schema: Schema): unknown[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    badValues(part).map((value) => ({ [name]: value })),
  );
  const items = schema.items === undefined ? [] : badValues(schema.items).map((value) => [value]);
  const others = (schema.anyOf ?? []).flatMap(badValues);
  const long = tooLong[String(schema.type)];
  return [...bad, ...(long === undefined ? [] : [long]), ...inside, ...items, ...others, { unknown: 1 }];
}

const sentence = /^(El campo «[^»]+» |El envío |Falta el campo «[^»]+»).*[\p{L}\d]?\.$/u;
const broken =
  /undefined|null|NaN|\[object| \.|\{|\}| {2}|debe ser\.|\b(integer|number|string|boolean|array|object|must|be)\b/;

const isSentence = (text: string) => sentence.test(text) && !broken.test(text.replace(/«[^»]*»/g, '«campo»'));

const parts = ['params', 'query', 'body'] as const;
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify({ ajv: { customOptions: schemaOptions } });
  installErrors(app);
  for (const call of allCalls) {
    for (const part of parts) {
      const schema = call[part];
      if (schema === undefined) continue;
      // A query is sent as a body here: what it says of a value is the same.
      app.route({
        method: 'POST',
        url: `/${call.id}/${part}`,
        schema: { body: schema },
        handler: async () => 'ok',
      });
    }
  }
  await app.ready();
});
afterAll(() => app.close());

async function messagesOf(call: Call, part: (typeof parts)[number], payload: unknown): Promise<string[]> {
  const headers = { 'content-type': 'application/json' };
  const url = `/${call.id}/${part}`;
  const reply = await app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) });
  if (reply.statusCode === 200) return [];
  const { errors } = reply.json();
  return errors.map(({ message }: { message: string }) => message);
}

test.each(allCalls.map((call) => [call.id, call] as const))('%s', async (_, call) => {
  for (const part of parts) {
    const schema = call[part] as Schema | undefined;
    if (schema === undefined) continue;
    for (const value of badValues(schema)) {
      for (const message of await messagesOf(call, part, value)) {
        expect(isSentence(message), `${part} ${JSON.stringify(value).slice(0, 80)}: ${message}`).toBe(true);
      }
    }
  }
});

test('a message without its end is no sentence', () => {
  for (const text of [
    'El campo «amount» debe ser .',
    'El campo «x» debe ser undefined o más.',
    'Falta',
    'must be string',
  ]) {
    expect(isSentence(text)).toBe(false);
  }
  expect(isSentence('El campo «number» debe ser un número.')).toBe(true);
});
