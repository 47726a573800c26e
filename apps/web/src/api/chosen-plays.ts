import { previousPlaysByCount, previousPlaysByRange } from '@bolillero/contract/calls/forecasts';
import type { ChosenDraws } from '@bolillero/domain/forecasts/choice';
import type { ChosenPast } from '@bolillero/domain/forecasts/known-past';
import { request } from './client.ts';
import type { StudiedSeries } from './study.ts';

/** Asks for the previous plays of the draws that a person chose (JAS): how many of them have each ball. */
export async function chosenPlays({ id, type }: StudiedSeries, source: ChosenDraws): Promise<ChosenPast> {
  const series = { id, type };
  const { previous_plays, previous_plays_extra, draws } =
    source.kind === 'previous'
      ? await request(previousPlaysByCount, { query: { ...series, limit: source.draws } })
      : await request(previousPlaysByRange, { query: { ...series, from: source.from, to: source.to } });
  const counts = (list: readonly { balls: number; count: number }[] = []) =>
    list.map(({ balls: ball, count }) => ({ ball, count }));
  return {
    source,
    plays: { main: counts(previous_plays[0]), special: counts(previous_plays_extra[0]) },
    draws,
  };
}
