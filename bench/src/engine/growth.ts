import { addDays } from '@bolillero/domain/calendar/draw-date';
import { appendDraw, buildHistory, type History, type PastDraw } from '@bolillero/domain/history/history';
import { wholeScope } from '@bolillero/domain/history/scope';
import { type RunningCounts, runningCounts, withNextDraw } from '@bolillero/domain/statistics/running';
import { median } from '../load.ts';
import { generatedDraws, type MeasuredHistory } from './histories.ts';
import { bytesHeldBy } from './memory.ts';
import { timed } from './timing.ts';

/** A warm engine: the draws, and what is counted over them. */
interface Warm {
  readonly history: History;
  readonly counts: RunningCounts;
}

function warm(eras: MeasuredHistory['eras'], draws: readonly PastDraw[]): Warm {
  const history = buildHistory(eras, draws);
  return { history, counts: runningCounts(wholeScope(history)) };
}

/** One more draw in a warm engine against building it anew, and the memory that a draw takes. */
export function benchGrowth({ name, eras, draws, matrix }: MeasuredHistory): void {
  const last = draws.at(-1);
  if (last === undefined) throw new Error('No draws');
  const rebuilds = Array.from({ length: 5 }, () => timed(() => warm(eras, draws)));
  const rebuild = median(rebuilds);
  const more = generatedDraws(matrix, 5_000, addDays(last.date, 1));
  const firsts: number[] = [];
  const steps: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const [first = 0, ...others] = stepsOf(warm(eras, draws), more);
    firsts.push(first);
    steps.push(...others);
  }
  const part = (time: number) => `1/${Math.round(rebuild / time)}`;
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length;
  console.log(`one more draw, of what building ${name} takes (${rebuild.toFixed(1)} ms)`);
  console.log(
    `  ${part(median(steps))} (median), ${part(mean)} (mean), ${part(median(firsts))} (the first after building)`,
  );

  const { bytes, held } = bytesHeldBy(() => warm(eras, draws));
  const { history } = held;
  const columns = [history.days, history.balls, history.specials, history.masks, history.eraIndexes];
  const exact = columns.reduce((sum, column) => sum + column.byteLength, 0);
  const each = (total: number) => (total / history.length).toFixed(1);
  console.log(
    `memory: ${each(bytes)} bytes a draw held by the process with its counts, ${each(exact)} in columns`,
  );
}

/** Milliseconds of each single step. */
function stepsOf(start: Warm, more: readonly PastDraw[]): number[] {
  let { history, counts } = start;
  return more.map((draw) => {
    const began = performance.now();
    history = appendDraw(history, draw);
    counts = withNextDraw(counts, history);
    return performance.now() - began;
  });
}
