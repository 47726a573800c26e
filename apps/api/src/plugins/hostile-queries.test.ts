import type { Call } from '@bolillero/contract/call';
import { allCalls } from '@bolillero/contract/calls.testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aSubscriber } from '../engine/engine.testing.ts';
import { anAdmin } from '../testing/accounts.ts';
import { sendForm } from '../testing/forms.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Every call, with what nobody types in each field of its query: refused or ignored in our words, never a crash. */

let app: TestApp;
let tokens: { subscriber: string; administrator: string };

beforeAll(async () => {
  app = await startTestApp();
  tokens = { subscriber: await aSubscriber(app), administrator: (await anAdmin(app)).token };
  for (const type of [0, 1]) {
    for (let day = 10; day < 16; day += 1) {
      const draw = { lottery_id: 1, type, date: `2026-10-${day}`, balls: [1, 2, 3, 4, day], ball_red: day };
      await app.post('/loteries/create', { ...draw, detail: [] }, tokens.administrator);
    }
  }
  // what is asked below saves a lottery as it is, which leaves no entry in the audit; this does
  const { status } = await sendForm(app, '/lottery/update/1', tokens.administrator, { intents: '4' });
  expect(status).toBe(200);
});
afterAll(() => app.close());

const numbers = ['-1', '1.5', '1e308', 'NaN', '2147483648', '9007199254740993', '1'.repeat(400)];
const texts = [
  ...['__proto__', 'constructor', '-constructor', '-__proto__', 'toString'],
  ...['1000-01-01', '9999-12-31', '2026-02-30', '-000001-01-01', '9999', '9999-12', '0001'],
  ...['\0', '\ud800', '%', "' OR 1=1 --", '[1', 'null', '٣', 'x'.repeat(3000)],
];
/** What is tried in a field: in one of numbers a few texts too, in one of texts a few numbers. */
const hostileTo = ({ type }: Field) =>
  type === 'integer' || type === 'number'
    ? [...numbers, ...texts.slice(0, 3)]
    : [...texts, ...numbers.slice(0, 2)];
const hostile = [...numbers, ...texts];

interface Field {
  readonly type?: string | readonly string[];
  readonly minimum?: number;
}
const fieldsOf = ({ query }: Call) => Object.entries((query?.properties ?? {}) as Record<string, Field>);

/** What a field may well be, so that it is not what the call is refused for. */
const honest: Readonly<Record<string, string>> = {
  id: '1',
  name: 'power_balls',
  from: '2026-10-11',
  to: '2026-10-14',
  fecha: '2026-10-14',
  date: '2026-10-14',
  index: '0',
};
const pathOf = ({ path }: Call) => path.replace('{name}', 'power_balls').replace(/\{\w+\}/g, '1');

async function ask(call: Call, query: readonly (readonly [string, string])[]) {
  const url = `${pathOf(call)}?${new URLSearchParams(query as [string, string][])}`;
  const token =
    call.access === 'administrator' || call.access === 'operator' ? 'administrator' : 'subscriber';
  const payload = call.method === 'GET' ? {} : { payload: {} };
  const { status, body } = await app.call(call.method, url, { ...payload, token: tokens[token] });
  expect(status, url).toBeLessThan(500);
  if (status < 400) return;
  expect(body, url).toMatchObject({ status, code: expect.stringMatching(/^[a-z-]+$/) });
  expect(typeof body.message === 'string' || Array.isArray(body.message), url).toBe(true);
}

const asked = allCalls.filter((call) => fieldsOf(call).length > 0);

describe.each(asked.map((call) => [call.id, call] as const))('%s', (_, call) => {
  const described = fieldsOf(call);
  const fields = described.map(([name]) => name);
  const known = fields.flatMap((name) => (honest[name] === undefined ? [] : [[name, honest[name]] as const]));
  test.each(described)('%s', async (field, schema) => {
    const others = known.filter(([name]) => name !== field);
    for (const value of hostileTo(schema)) await ask(call, [...others, [field, value]]);
  });

  test('every field at once', async () => {
    const values = fc.array(fc.constantFrom(...hostile), {
      minLength: fields.length,
      maxLength: fields.length,
    });
    for (const drawn of fc.sample(values, { numRuns: 8, seed: 7 })) {
      await ask(
        call,
        fields.map((name, index) => [name, drawn[index] ?? '']),
      );
    }
    // Twice the same field, and fields that nobody knows.
    await ask(
      call,
      [...fields, ...fields].map((name) => [name, honest[name] ?? '1']),
    );
    await ask(call, [...known, ['__proto__', '1'], ['constructor[prototype]', '1'], ['', '']]);
  });
});
