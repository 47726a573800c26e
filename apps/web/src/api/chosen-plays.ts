import { previousPlaysByCount, previousPlaysByRange } from '@bolillero/contract/calls/forecasts';
import type { BallCount } from '@bolillero/domain/statistics/counts';
import { request } from './client.ts';
import type { StudiedSeries } from './study.ts';

/** Which draws a person chose: the last ones, or those between two dates, both included (`YYYY-MM-DD`). */
export type ChosenDraws = { readonly last: number } | { readonly from: string; readonly to: string };

/** The previous plays of chosen draws (JAS): how many of them have each ball. */
export interface ChosenPlays {
  readonly chosen: ChosenDraws;
  readonly main: readonly BallCount[];
  readonly special: readonly BallCount[];
  /** How many draws they are, the first and the last. */
  readonly draws: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** Asks for the previous plays of chosen draws. */
export async function chosenPlays({ id, type }: StudiedSeries, chosen: ChosenDraws): Promise<ChosenPlays> {
  const series = { id, type };
  const answer =
    'last' in chosen
      ? await request(previousPlaysByCount, { query: { ...series, limit: chosen.last } })
      : await request(previousPlaysByRange, { query: { ...series, from: chosen.from, to: chosen.to } });
  const counts = (list: readonly { balls: number; count: number }[] = []) =>
    list.map(({ balls: ball, count }) => ({ ball, count }));
  return {
    chosen,
    main: counts(answer.previous_plays[0]),
    special: counts(answer.previous_plays_extra[0]),
    draws: answer.draws,
    from: answer.from,
    to: answer.to,
  };
}
