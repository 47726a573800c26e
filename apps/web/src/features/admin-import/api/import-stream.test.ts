import { expect, test } from 'vitest';
import { type ImportProgress, readImport } from './import-stream.ts';

const report = {
  inserted: 2,
  updated: 0,
  skipped: 1,
  rejected: [],
  warnings: [],
  total: 3,
  demo_removed: 2,
  applied: true,
};

function answering(...lines: readonly unknown[]): ReadableStream<Uint8Array> {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  return new Response(text).body as ReadableStream<Uint8Array>;
}

test('progress is told as it comes, and the report at the end', async () => {
  const seen: ImportProgress[] = [];
  const answer = await readImport(
    answering(
      { progress: { done: 0, total: 3 } },
      { progress: { done: 3, total: 3 } },
      { status: 200, body: report },
    ),
    (progress) => seen.push(progress),
  );
  expect(seen).toEqual([
    { done: 0, total: 3 },
    { done: 3, total: 3 },
  ]);
  const { demo_removed: demoRemoved, ...rest } = report;
  expect(answer).toEqual({ ...rest, demoRemoved, changes: [] });
});

test('a file with refused lines is a report to read, not a failure', async () => {
  const refused = {
    ...report,
    applied: false,
    rejected: [{ line: 7, reason: 'El 70 no está entre 1 y 69.' }],
  };
  const answer = await readImport(answering({ status: 422, body: refused }), () => {});
  expect(answer.rejected).toEqual([{ line: 7, reason: 'El 70 no está entre 1 y 69.' }]);
});

test('a refusal carries the words of the server', async () => {
  const body = { status: 415, code: 'import-unreadable', message: 'El archivo no se pudo leer.' };
  await expect(readImport(answering({ status: 415, body }), () => {})).rejects.toMatchObject({
    code: 'import-unreadable',
    messages: ['El archivo no se pudo leer.'],
  });
});

test('an answer that breaks off is a failure of the connection', async () => {
  await expect(readImport(answering({ progress: { done: 1, total: 3 } }), () => {})).rejects.toMatchObject({
    code: 'network',
  });
});
