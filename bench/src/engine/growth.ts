import { addDays } from '@bolillero/domain/calendar/draw-date';
import { appendDraw, buildHistory, type History, type PastDraw } from '@bolillero/domain/history/history';
import { median } from '../load.ts';
import { generatedDraws, type MeasuredHistory } from './histories.ts';
import { bytesHeldBy } from './memory.ts';
import { timed } from './timing.ts';

/** One more draw against building the history anew, and the memory that a draw takes. */
export function benchGrowth({ name, eras, draws, matrix }: MeasuredHistory): void {
  const last = draws.at(-1);
  if (last === undefined) throw new Error('No draws');
  const rebuilds = Array.from({ length: 5 }, () => timed(() => buildHistory(eras, draws)));
  const rebuild = median(rebuilds);
  const more = generatedDraws(matrix, 5_000, addDays(last.date, 1));
  const firsts: number[] = [];
  const steps: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const [first = 0, ...others] = stepsOf(buildHistory(eras, draws), more);
    firsts.push(first);
    steps.push(...others);
  }
  const part = (time: number) => `1/${Math.round(rebuild / time)}`;
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  console.log(`one more draw, of what building ${name} takes (${rebuild.toFixed(1)} ms)`);
  console.log(
    `  ${part(median(steps))} (median), ${part(mean)} (mean), ${part(median(firsts))} (the first after building)`,
  );

  const { bytes, held: history } = bytesHeldBy(() => buildHistory(eras, draws));
  const columns = [history.days, history.balls, history.specials, history.masks, history.eraIndexes];
  const exact = columns.reduce((sum, column) => sum + column.byteLength, 0);
  const each = (total: number) => (total / history.length).toFixed(1);
  console.log(`memory: ${each(bytes)} bytes a draw held by the process, ${each(exact)} in columns`);
}

/** Milliseconds of each single step. */
function stepsOf(start: History, more: readonly PastDraw[]): number[] {
  let history = start;
  return more.map((draw) => {
    const began = performance.now();
    history = appendDraw(history, draw);
    return performance.now() - began;
  });
}
