import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { Matrix } from '@bolillero/domain/games/matrix';
import { describe, expect, test } from 'vitest';
import { generatedDraws } from './histories.ts';
import { backtestTask, tasksOf } from './tasks.ts';

const from = drawDate('1800-01-01');
const matrices: Matrix[] = [
  { balls: 5, size: 69, special: { kind: 'own-drum', size: 26 } },
  { balls: 6, size: 30, special: { kind: 'same-drum' } },
];

describe.each(matrices)('$balls of $size', (matrix) => {
  const draws = generatedDraws(matrix, 400, from);

  test.each(tasksOf({ eras: [{ from, matrix }], draws }))(
    'the plain versions of $title answer as the engine does',
    (task) => {
      const answer = task.ours.whole();
      expect(task.plain.whole()).toEqual(answer);
      if (task.numbered) expect(task.numbered.whole()).toEqual(answer);
    },
  );
});

test('the plain backtest plays the same tickets and counts the same hits', () => {
  const [matrix] = matrices;
  if (matrix === undefined) throw new Error('No matrix');
  const draws = generatedDraws(matrix, 5, from);
  const { ours, plain } = backtestTask({ eras: [{ from, matrix }], draws, matrix });
  expect(plain.whole()).toEqual(ours.whole());
});
