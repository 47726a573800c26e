import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { lotteryNamed } from '../games/games.testing.ts';
import { type Draw, type TypedDraw, validateDraw } from './draw.ts';

// Real draws from public sources, beside a checkout of the project but not part of it.
const folder = join(import.meta.dirname, '../../../../../shared/data');

/** Whether the real draws are there; tests that need them are skipped without, and say why. */
export const isHere = existsSync(folder);
export const why = isHere ? '' : ' (skipped: no ../shared/data beside the project)';

export function readText(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function readDraws(file: string): TypedDraw[] {
  const [, ...lines] = readText(file).trim().split(/\r?\n/);
  return lines.map((line) => {
    const [date = '', ...numbers] = line.split(',');
    const numberAt = (index: number) => (numbers[index] ? Number(numbers[index]) : null);
    const balls = [0, 1, 2, 3, 4, 5].map(numberAt).filter((ball) => ball !== null);
    return { date, balls, special: numberAt(6), multiplier: numberAt(7) };
  });
}

/** Every row as a draw of its lottery; a row that is refused fails the test with its reason. */
export function validated(file: string, lottery: string): Draw[] {
  const rules = { ...lotteryNamed(lottery), series: 'traditional' as const };
  const results = readDraws(file).map((typed) => ({ typed, result: validateDraw(rules, typed) }));
  expect(results.filter(({ result }) => !result.ok)).toEqual([]);
  return results.flatMap(({ result }) => (result.ok ? [result.value] : []));
}
