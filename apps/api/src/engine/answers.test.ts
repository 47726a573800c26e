import { expect, test } from 'vitest';
import { createAnswers } from './answers.ts';

test('answers never take more than they may; what was not asked for the longest goes first', () => {
  const answers = createAnswers(10_000);
  const text = 'x'.repeat(2_000);
  for (const key of ['a', 'b', 'c']) answers.keep(key, text);
  answers.get('a');
  answers.keep('d', text);
  expect(['a', 'b', 'c', 'd'].map((key) => answers.get(key) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  answers.keep('e', 'x'.repeat(20_000));
  expect(answers.bytes).toBeLessThanOrEqual(10_000);
  answers.keep('f', text);
  answers.keep('f', 'y');
  expect(answers.get('f')?.bytes.toString()).toBe('"y"');
  expect(answers.bytes).toBe(3 + 2 + 500);
});

test('equal answers have equal hashes, others have others', () => {
  const answers = createAnswers(10_000);
  expect(answers.keep('a', [1]).hash).toBe(answers.keep('b', [1]).hash);
  expect(answers.keep('a', [2]).hash).not.toBe(answers.keep('b', [1]).hash);
});

test('what is packed of an answer counts too, as long as the answer is kept', async () => {
  const answers = createAnswers(10_000);
  const answer = answers.keep('a', 'x'.repeat(2_000));
  const before = answers.bytes;
  const [once, again] = await Promise.all([answer.packed('br'), answer.packed('br')]);
  expect(again).toBe(once);
  expect(answers.bytes).toBe(before + once.length);
  answers.keep('a', 'y');
  await answer.packed('gzip');
  expect(answers.bytes).toBe(3 + 2 + 500);
});
