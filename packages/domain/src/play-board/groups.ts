import type { PoolSource } from '../forecasts/choice.ts';
import { type CountedDraws, type KnownPast, playsOfSource, zonesOfSource } from '../forecasts/known-past.ts';
import { mostPreviousPlays } from '../statistics/previous-plays.ts';
import type { Zone } from '../statistics/zones.ts';
import type { Ticket } from '../tickets/ticket.ts';
import { type BoardPage, chosenGroup, noGroup, zonesGroup } from './board.ts';

/** Where helpers take balls from while a group is chosen: its pool (Rulebook 5). Null while none is. */
export function sourceOf(
  { ja, zonesOf }: Pick<BoardPage, 'ja' | 'zonesOf'>,
  past: KnownPast,
): PoolSource | null {
  if (ja !== zonesGroup) return drawsOf(ja, past);
  const source = drawsOf(zonesOf, past);
  if (source?.kind === 'previous') return { kind: 'zones', draws: source.draws };
  return source?.kind === 'range' ? { ...source, kind: 'zones-between' } : null;
}

function drawsOf(group: number, past: KnownPast) {
  if (group === chosenGroup) return past.chosen?.source ?? null;
  return group > noGroup && group < mostPreviousPlays
    ? ({ kind: 'previous', draws: group + 1 } as const)
    : null;
}

/** What colours a ticket: its own group, or that of all tickets. Null: nothing does. */
export function coloursOf(
  page: Pick<BoardPage, 'ja' | 'zonesOf'>,
  { group }: Pick<Ticket, 'group'>,
  past: KnownPast,
): CountedDraws | null {
  const source = group === null ? sourceOf(page, past) : sourceOf({ ...page, ja: group }, past);
  return source && playsOfSource(past, source);
}

/** The zones that are framed while they are chosen. */
export function zonesShown(page: Pick<BoardPage, 'ja' | 'zonesOf'>, past: KnownPast): readonly Zone[] {
  return zonesOfSource(past, sourceOf(page, past));
}

/**
 * The previous play that a ticket stands at (`xJugada`): its own group, where there are as many draws; else none.
 */
export function previousPlayOf({ group }: Pick<Ticket, 'group'>, past: KnownPast): number | null {
  return group !== null && group < past.draws ? group : null;
}

/** The group that zones are read off: the one that is chosen, JA10 where none is (Rulebook 4). */
export function groupForZones(ja: number): number {
  return ja === noGroup || ja === zonesGroup ? mostPreviousPlays - 1 : ja;
}
