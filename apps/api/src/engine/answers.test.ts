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

test('equal answers have equal tags, others have others', () => {
  const answers = createAnswers(10_000);
  expect(answers.keep('a', [1]).etag).toBe(answers.keep('b', [1]).etag);
  expect(answers.keep('a', [2]).etag).not.toBe(answers.keep('b', [1]).etag);
});
