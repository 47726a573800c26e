import { describe, expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { type KnownPast, unknownPast } from '../forecasts/known-past.ts';
import type { Matrix } from '../games/matrix.ts';
import { emptyTicket } from '../tickets/ticket.ts';
import { actedAsOwed, everyBoard } from './as-slow.testing.ts';
import { type Board, type BoardAct, untouchedPage } from './board.ts';
import { coloursOf, previousPlayOf, sourceOf, zonesShown } from './groups.ts';
import { slowZones } from './slow-fills.testing.ts';

const matrix: Matrix = { balls: 3, size: 16, special: { kind: 'none' } };

/** Four draws of 1, 2, 3: JA1 has no zone (3 is not above 3), all others have the first row. */
const draws = 4;
const plays = (of: number) => ({ main: [1, 2, 3].map((ball) => ({ ball, count: of })), special: [] });
const told: KnownPast = {
  ...unknownPast({ matrix, date: drawDate('2026-11-21') }),
  draws,
  groups: Array.from({ length: 10 }, (_, group) => plays(Math.min(draws, group + 1))),
};
const byCount: KnownPast = {
  ...told,
  chosen: { source: { kind: 'previous', draws: 2 }, plays: plays(2), draws: 2 },
};
const byDates: KnownPast = {
  ...told,
  chosen: {
    source: { kind: 'range', from: drawDate('2026-01-01'), to: drawDate('2026-02-01') },
    plays: { main: [8, 9].map((ball) => ({ ball, count: 2 })), special: [] },
    draws: 2,
  },
};
const pasts = { unknown: unknownPast(told), told, byCount, byDates };

const acts: BoardAct[] = [
  ...Array.from({ length: 15 }, (_, at): BoardAct => ({ do: 'choose-group', group: at - 2 })),
  { do: 'choose-group', group: 1.5 },
  ...[-1, 0, 3, 9, 10, 11, 0.5].map((group): BoardAct => ({ do: 'choose-own-group', ticket: 'a', group })),
  { do: 'choose-own-group', ticket: 'gone', group: 0 },
  { do: 'clear', ticket: 'a' },
  { do: 'past-changed' },
];
const start: Board = { ...untouchedPage, tickets: [emptyTicket('a'), emptyTicket('b')] };
const around = (past: KnownPast) => ({ past, newId: () => 'new', mostTickets: 200 });

// The groups of the page: -1, JA1 to JA10, JAS where it is chosen, and the zones of those that have some; times the four of one ticket.
test.each([
  ['unknown', 11],
  ['told', 11 + 9],
  ['byCount', 12 + 10],
  ['byDates', 12 + 10],
] as const)('every group of the page and of a ticket, with what is known %s', (name, groups) => {
  const reached = everyBoard([start], acts, around(pasts[name]));
  expect(reached).toHaveLength(4 * groups);
  for (const board of reached) {
    const past = pasts[name];
    const zones = board.ja === 11 ? slowZones(past, board.zonesOf) : [];
    expect(zonesShown(board, past)).toMatchObject(zones);
    // what is known changes to any of the others
    for (const other of Object.values(pasts)) actedAsOwed(board, { do: 'past-changed' }, around(other));
  }
});

describe('what a ticket is coloured by', () => {
  const page = { ...untouchedPage, ja: 2 };

  test('its own group comes before that of the page', () => {
    expect(coloursOf(page, { group: null }, told)).toEqual({ plays: plays(3), draws: 3 });
    expect(coloursOf(page, { group: 0 }, told)).toEqual({ plays: plays(1), draws: 1 });
    expect(coloursOf({ ...page, ja: -1 }, { group: null }, told)).toBeNull();
  });

  test('JAS colours by the draws that were chosen, zones by those that they are read off', () => {
    expect(coloursOf({ ...page, ja: 10 }, { group: null }, byDates)).toMatchObject({ draws: 2 });
    expect(coloursOf({ ...page, ja: 11, zonesOf: 1 }, { group: null }, byDates)?.plays).toEqual(plays(2));
    expect(coloursOf({ ...page, ja: 10 }, { group: null }, told)).toBeNull();
  });

  test('its previous play is its own group, as far as there are draws', () => {
    expect([null, 0, 3, 4, 9].map((group) => previousPlayOf({ group }, told))).toEqual([
      null,
      0,
      3,
      null,
      null,
    ]);
  });
});

test('helpers take their balls from the group that is chosen', () => {
  const sources = [-1, 0, 9, 10, 11].map((ja) => sourceOf({ ja, zonesOf: 4 }, byDates));
  expect(sources).toEqual([
    null,
    { kind: 'previous', draws: 1 },
    { kind: 'previous', draws: 10 },
    { kind: 'range', from: '2026-01-01', to: '2026-02-01' },
    { kind: 'zones', draws: 5 },
  ]);
  expect(sourceOf({ ja: 11, zonesOf: 10 }, byDates)).toMatchObject({ kind: 'zones-between' });
  expect(sourceOf({ ja: 11, zonesOf: 10 }, byCount)).toEqual({ kind: 'zones', draws: 2 });
});
