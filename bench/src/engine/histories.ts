import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, drawDate } from '@bolillero/domain/calendar/draw-date';
import { type Era, eraAt } from '@bolillero/domain/games/era';
import { lotteries } from '@bolillero/domain/games/lotteries';
import { type Matrix, mainBalls } from '@bolillero/domain/games/matrix';
import type { PastDraw } from '@bolillero/domain/history/history';
import { pickDistinct, seededRandom } from '@bolillero/domain/random/random-source';

/** Draws to measure with: as values, and as the CSV file that the Python script reads. */
export interface MeasuredHistory {
  readonly name: string;
  readonly eras: readonly Era[];
  readonly draws: readonly PastDraw[];
  /** Of the last draw. */
  readonly matrix: Matrix;
  readonly file: string;
}

const dataFolder = join(import.meta.dirname, '../../../../shared/data');
const real = [
  { name: 'Powerball', file: 'powerball.csv', lottery: 'power_balls' },
  { name: 'La Tinka', file: 'tinka.csv', lottery: 'tinkas' },
] as const;
const heading = 'date,ball_one,ball_two,ball_three,ball_four,ball_five,ball_six,ball_red,potenciador';

/** The real histories beside the checkout, oldest draw first; null where there are none. */
export function realHistories(): MeasuredHistory[] | null {
  if (!existsSync(dataFolder)) return null;
  return real.map(({ name, file, lottery }) => {
    const path = join(dataFolder, file);
    const eras = lotteries.find((one) => one.name === lottery)?.eras ?? [];
    return measured(name, eras, parseDraws(readFileSync(path, 'utf8')), path);
  });
}

/** So many draws of 5 of 69 and 1 of 26, one a day: the same ones in every run. */
export async function generatedHistory(count: number, folder: string): Promise<MeasuredHistory> {
  const from = drawDate('1800-01-01');
  const matrix: Matrix = { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } };
  const draws = generatedDraws(matrix, count, from);
  const file = join(folder, `generated-${count}.csv`);
  await writeFile(file, toCsv(draws));
  return measured(`${count} generated draws`, [{ from, matrix }], draws, file);
}

export function generatedDraws(matrix: Matrix, count: number, from = drawDate('1800-01-01')): PastDraw[] {
  const random = seededRandom('bench');
  const drum = mainBalls(matrix);
  const specials = matrix.special.kind === 'own-drum' ? matrix.special.size : 0;
  return Array.from({ length: count }, (_, index) => ({
    date: addDays(from, index),
    balls: pickDistinct(random, drum, matrix.balls).toSorted((a, b) => a - b),
    special: specials > 0 ? 1 + random.below(specials) : null,
  }));
}

function measured(
  name: string,
  eras: readonly Era[],
  draws: readonly PastDraw[],
  file: string,
): MeasuredHistory {
  const last = draws.at(-1);
  const era = last && eraAt(eras, last.date);
  if (!era) throw new Error(`${name}: no era for its last draw`);
  return { name, eras, draws, matrix: era.matrix, file };
}

function parseDraws(text: string): PastDraw[] {
  const [, ...lines] = text.trim().split(/\r?\n/);
  return lines.map((line) => {
    const [date = '', ...fields] = line.split(',');
    const numbers = fields.map((field) => (field === '' ? null : Number(field)));
    const balls = numbers.slice(0, 6).filter((ball) => ball !== null);
    return { date: drawDate(date), balls, special: numbers[6] ?? null };
  });
}

export function toCsv(draws: readonly PastDraw[]): string {
  const lines = draws.map(({ date, balls, special }) => {
    const six = Array.from({ length: 6 }, (_, index) => balls[index] ?? '');
    return [date, ...six, special ?? '', ''].join(',');
  });
  return `${[heading, ...lines].join('\n')}\n`;
}
