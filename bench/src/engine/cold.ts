import { buildHistory, dateAt } from '@bolillero/domain/history/history';
import { drawCount, wholeScope } from '@bolillero/domain/history/scope';
import { cards } from '@bolillero/domain/statistics/card';
import { constellations } from '@bolillero/domain/statistics/constellations';
import { frequency } from '@bolillero/domain/statistics/counts';
import { chiSquare } from '@bolillero/domain/statistics/expected';
import { mostFrequent } from '@bolillero/domain/statistics/ranking';
import type { MeasuredHistory } from './histories.ts';
import { plainConstellations, plainFrequency, plainPairs, plainPreviousPlays } from './plain.ts';
import { interleaved, timed } from './timing.ts';

const shown = 50;

/** Answers that nothing was kept of, in milliseconds, beside the plain JavaScript. */
export async function benchCold({ name, eras, draws, matrix }: MeasuredHistory): Promise<void> {
  const scope = wholeScope(buildHistory(eras, draws));
  const last = scope.end - 1;
  const date = dateAt(scope.history, last);
  const highlighted = draws[last]?.balls ?? [];
  const first = last - Math.min(shown, drawCount(scope)) + 1;
  const newest = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  const alike = [
    constellations(scope, highlighted, date).map(({ index }) => index),
    plainConstellations(draws, highlighted, last),
  ].map((list) => JSON.stringify(list));
  if (alike[0] !== alike[1]) throw new Error(`${name}: the constellations differ`);
  const questions = [
    {
      title: 'more, less and what chance gives',
      ours: () => [mostFrequent(frequency(scope, 'main'), matrix.size, 10), chiSquare(scope, 'main')],
      plain: () => plainFrequency(draws),
      note: 'plain: counts alone',
    },
    {
      title: `${newest.length} cards`,
      ours: () => cards(scope, newest),
      plain: () => newest.map((index) => plainCard(draws.slice(0, index))),
      note: 'plain: counts, pairs and JA1 to JA10 of each anew',
    },
    {
      title: 'constellation of the last draw',
      ours: () => constellations(scope, highlighted, date),
      plain: () => plainConstellations(draws, highlighted, last),
      note: 'the same answers',
    },
  ];
  console.log(`cold answers, ${name}`);
  for (const { title, ours, plain, note } of questions) {
    const [mine = 0, theirs = 0] = await interleaved(
      [
        { name: 'the engine', run: () => timed(ours) },
        { name: 'plain', run: () => timed(plain) },
      ],
      3,
    );
    console.log(
      `  ${title}: ${mine.toPrecision(3)} ms, 1/${(theirs / mine).toFixed(0)} of plain JS (${note})`,
    );
  }
}

function plainCard(before: MeasuredHistory['draws']): unknown {
  const plays = Array.from({ length: 10 }, (_, count) =>
    plainPreviousPlays(before, before.length, count + 1),
  );
  return [plainFrequency(before), plainPairs(before, 10), plays];
}
