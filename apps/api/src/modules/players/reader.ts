import type { QueryOf } from '@bolillero/contract/call';
import type { listPlayers } from '@bolillero/contract/calls/players';
import { addDays, type DrawDate, parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { instantOf } from '@bolillero/domain/calendar/time-zone';
import type { PlayerFilter } from './repository.ts';

/** What a list of players is asked for: its days are those of the house. */
export function readFilter(
  {
    q = '',
    country,
    type,
    from,
    to,
  }: Pick<QueryOf<typeof listPlayers>, 'q' | 'country' | 'type' | 'from' | 'to'>,
  timeZone: string,
): PlayerFilter {
  const startOf = (date: DrawDate) => new Date(instantOf(date, '00:00', timeZone));
  const day = (text: string | undefined) => (text === undefined ? undefined : parseDrawDate(text));
  const [first, last] = [day(from), day(to)];
  return {
    q: q.trim(),
    country,
    type,
    from: first == null ? undefined : startOf(first),
    before: last == null ? undefined : startOf(addDays(last, 1)),
  };
}
