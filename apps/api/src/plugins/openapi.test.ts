import { allCalls } from '@bolillero/contract/calls.testing';
import { type ErrorCode, errorStatus } from '@bolillero/contract/errors';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}
interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Answer>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
}
interface Document {
  readonly servers: readonly object[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://juego.example' });
  document = (await app.get('/docs/json')).body;
});
afterAll(() => app.close());

const operationOf = (id: string): Operation => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const found = operations.find(({ operationId }) => operationId === id);
  if (found === undefined) throw new Error(`${id} is not described`);
  return found;
};
const codesOf = ({ responses }: Operation, status: number) =>
  JSON.stringify(responses[status]?.content?.['application/json']?.schema ?? null);

test('a linter finds nothing but the paths that the list of calls makes ambiguous', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([
    expect.stringMatching(/^no-ambiguous-paths: .*purchase-sold\/\{id\}` and .*purchases\/\{id\}\/why`/),
    expect.stringMatching(/^no-ambiguous-paths: .*purchase-sold\/\{id\}` and .*purchases\/\{id\}\/ticket`/),
  ]);
});

test('it names the address that players use', () => {
  expect(document.servers).toEqual([{ url: 'https://juego.example' }]);
});

test('every call names the errors that it may answer, with their words', () => {
  for (const { id, access } of allCalls) {
    const operation = operationOf(id);
    expect(operation.responses[200]?.description).not.toBe('Default Response');
    expect(codesOf(operation, 429), id).toContain('too-many-requests');
    if (access !== 'visitor') expect(codesOf(operation, 401), id).toContain('sign-in-required');
  }
  expect(codesOf(operationOf('checkouts.create'), 422)).toMatch(
    /play-invalid.*cart-full|cart-full.*play-invalid/,
  );
  expect(operationOf('checkouts.create').responses[422]?.description).toContain('`sale-closed`: ');
});

test('a form names its fields and its file, and a file its type', () => {
  const sold = operationOf('purchases.purchase-sold').requestBody?.content['multipart/form-data']?.schema;
  expect(sold).toMatchObject({ properties: { image: expect.anything(), potenciador: expect.anything() } });
  const ticket = operationOf('purchases.ticket').responses[200]?.content;
  expect(Object.keys(ticket ?? {})).toEqual(['application/pdf']);
});

test('every code is some call’s, but those of what is no call', () => {
  const named = allCalls.flatMap(({ id }) => JSON.stringify(operationOf(id).responses)).join('');
  const unnamed = (Object.keys(errorStatus) as ErrorCode[]).filter((code) => !named.includes(`"${code}"`));
  expect(unnamed).toEqual([
    ...['request-unreadable', 'request-too-slow', 'headers-too-large', 'expectation-unsupported'],
    ...['route-unknown', 'not-ready', 'stopping', 'metrics-token-required'],
  ]);
});
