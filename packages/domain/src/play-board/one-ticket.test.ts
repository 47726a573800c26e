import { expect, test } from 'vitest';
import { drawDate } from '../calendar/draw-date.ts';
import { pastOfLists } from '../forecasts/known-past.testing.ts';
import { type Matrix, mainBalls, specialSize } from '../games/matrix.ts';
import { emptyTicket, ticketState } from '../tickets/ticket.ts';
import { asSlowTicket, everyBoard } from './as-slow.testing.ts';
import { type BoardAct, untouchedPage } from './board.ts';
import { slowState } from './slow-ticket.testing.ts';

/** One hot ball, one cold one, and pairs of which some share a ball: whatever a list can do to a ticket. */
const pastOf = (matrix: Matrix) =>
  pastOfLists(
    { matrix, date: drawDate('2026-11-21') },
    {
      hot: [1],
      cold: [2],
      pairs: [
        [1, 2],
        [1, 3],
        [3, 4],
      ],
    },
  );

/** Everything that can be done to a ticket alone. */
function actsOn(matrix: Matrix): BoardAct[] {
  const ticket = 'a';
  const specials = Array.from({ length: specialSize(matrix) }, (_, at) => at + 1);
  return [
    ...mainBalls(matrix).map((ball): BoardAct => ({ do: 'press', ticket, ball })),
    ...specials.map((special): BoardAct => ({ do: 'press-special', ticket, special })),
    // no balls of this game, and no ticket
    { do: 'press', ticket, ball: 0 },
    { do: 'press', ticket, ball: matrix.size + 1 },
    { do: 'press-special', ticket, special: specials.length + 1 },
    { do: 'press', ticket: 'gone', ball: 1 },
    { do: 'multiplier', ticket: 'gone' },
    { do: 'confirm' },
    { do: 'keep' },
    ...(['hot', 'cold', 'pair'] as const).map((kind): BoardAct => ({ do: 'add-marked', ticket, kind })),
    ...mainBalls(matrix).map((partner): BoardAct => ({ do: 'take-suggestion', partner })),
    { do: 'take-suggestion', partner: matrix.size + 1 },
    { do: 'close-suggestion' },
    { do: 'clear', ticket },
    { do: 'remove', ticket },
  ];
}

test.each<[boards: number, matrix: Matrix]>([
  [363, { balls: 2, size: 4, special: { kind: 'own-drum', size: 2 } }],
  [1190, { balls: 3, size: 5, special: { kind: 'none' } }],
  [3810, { balls: 4, size: 4, special: { kind: 'none' } }],
])('%i states of one ticket, each with every act: %j', (boards, matrix) => {
  const around = { past: pastOf(matrix), newId: () => 'new', mostTickets: 200 };
  const start = { ...untouchedPage, tickets: [emptyTicket('a')] };
  const reached = everyBoard([start], actsOn(matrix), around);
  expect(reached).toHaveLength(boards);
  for (const { tickets } of reached) {
    for (const ticket of tickets)
      expect(ticketState(matrix, ticket)).toBe(slowState(asSlowTicket(ticket), around.past));
  }
});
