import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { type KnownPast, unknownPast } from '@bolillero/domain/forecasts/known-past';
import { seededRandom } from '@bolillero/domain/random/random-source';
import { ticketBalls } from '@bolillero/domain/tickets/ticket';
import { expect, test, vi } from 'vitest';
import { createTicketStore } from '../tickets/ticket-store.ts';
import { createBoardStore } from './board-store.ts';

const matrix = { balls: 3, size: 10, special: { kind: 'none' } } as const;
const past: KnownPast = {
  ...unknownPast({ matrix, date: drawDate('2026-11-25') }),
  draws: 1,
  groups: [{ main: [{ ball: 7, count: 1 }], special: [] }],
  hot: [7],
  cold: [2],
};

function openBoard() {
  let made = 0;
  const newId = () => {
    made += 1;
    return `t${made}`;
  };
  const tickets = createTicketStore(matrix, newId, 2);
  const [first = '', second = ''] = tickets.ids();
  return { board: createBoardStore(tickets, past, seededRandom(1)), tickets, first, second };
}

test('a tap tells of its ticket alone, and what it is filed as', () => {
  const { board, tickets, first, second } = openBoard();
  const [ofFirst, ofSecond] = [vi.fn(), vi.fn()];
  tickets.watch(first, ofFirst);
  tickets.watch(second, ofSecond);
  board.act({ do: 'press', ticket: first, ball: 7 });
  expect(tickets.get(first)?.ticket.balls).toEqual([{ ball: 7, category: 'hot' }]);
  expect(board.page.get().suggestion).toEqual({ ticket: first, ball: 7 });
  expect(ofFirst).toHaveBeenCalledOnce();
  expect(ofSecond).not.toHaveBeenCalled();
});

test('what is done to marked tickets is one action, which can be undone as one', () => {
  const { board, tickets, first, second } = openBoard();
  const actions = vi.fn();
  tickets.onAction(actions);
  board.act({
    do: 'begin',
    tool: { kind: 'fill', choice: { helper: 'percentage', option: 1 } },
    from: first,
  });
  board.act({ do: 'mark', ticket: second });
  expect(board.act({ do: 'execute' })).toBeNull();
  expect(tickets.all().map(({ key }) => key !== null)).toEqual([true, true]);
  expect(actions).toHaveBeenCalledOnce();
  tickets.undo(actions.mock.lastCall?.[0]);
  expect(tickets.all().map(({ ticket }) => ticketBalls(ticket))).toEqual([[], []]);
});

test('a question about a ball goes with it, whoever takes it', () => {
  const { board, tickets, first } = openBoard();
  board.follow();
  board.act({ do: 'press', ticket: first, ball: 7 });
  board.act({ do: 'press', ticket: first, ball: 7 });
  expect(board.page.get().asking).toEqual({ ticket: first, ball: 7 });
  tickets.put([{ ...(tickets.get(first)?.ticket ?? expect.fail()), balls: [] }]);
  expect(board.page.get()).toMatchObject({ asking: null, suggestion: null });
});

test('deleting all that there is leaves the last one, empty', () => {
  const { board, tickets, second } = openBoard();
  board.act({ do: 'press', ticket: second, ball: 3 });
  board.act({ do: 'begin', tool: { kind: 'delete' }, from: null });
  expect(board.act({ do: 'execute' })).toEqual({ kind: 'none-marked' });
  board.act({ do: 'mark-all', which: 'all' });
  board.act({ do: 'execute' });
  expect(tickets.all().map(({ ticket }) => [ticket.id, ticket.balls])).toEqual([[second, []]]);
});
