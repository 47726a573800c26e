import { createHash } from 'node:crypto';
import type { Soundness as WireSoundness } from '@bolillero/contract/calls/soundness';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { seriesOf } from '@bolillero/domain/games/series';
import { completeUntil, soundnessOf } from '@bolillero/domain/history/soundness';
import type { Context } from '../../context.ts';
import type { AskedSeries } from '../../engine/engine.ts';
import type { KeptBytes } from '../../wire/content-coding.ts';
import { type Disagreement, disagreementsOf } from '../draw-sources/proposals.ts';
import { presentSoundness } from './presenter.ts';
import { filedDraws } from './repository.ts';

/**
 * How sound the history of a series is, written out: kept until a result, the lottery, the date up to which results are due, or what
 * sources say changes.
 */
export async function soundnessAnswer(context: Context, asked: AskedSeries): Promise<KeptBytes> {
  const { lottery, series, now } = asked;
  const told = await disagreementsOf(context, { lotteryId: lottery.id, series });
  const question = `soundness ${completeUntil(lottery.schedule, now)} ${digestOf(told)}`;
  return await context.engine.answer(asked, question, async (): Promise<{ data: WireSoundness }> => {
    const results = await filedDraws(context.db, lottery.id, series);
    const shown = new Set<string>(results.map(({ date }) => date));
    const found = soundnessOf(results, {
      rules: { ...lottery, series: seriesOf(series) },
      schedule: lottery.schedule,
      openingDate: lottery.openingDate,
      now,
      // What is hidden is told by nobody.
      disagreements: told
        .filter(({ date }) => shown.has(date))
        .map(({ source, date, theirs, ours }) => ({
          source: source.host,
          date: drawDate(date),
          theirs,
          ours,
        })),
    });
    return { data: presentSoundness(found, results) };
  });
}

/** Equal for equal disagreements, and short. */
const digestOf = (told: readonly Disagreement[]) =>
  told.length === 0 ? '-' : createHash('sha256').update(JSON.stringify(told)).digest('base64url');
