import { emptyTicket, toggleBall, toggleMultiplier } from '@bolillero/domain/tickets/ticket';
import { expect, test } from 'vitest';
import { createTicketStore } from './ticket-store.ts';
import { countPlays } from './use-bet.ts';

const matrix = { balls: 1, size: 3, special: { kind: 'none' } } as const;
const full = (id: string, ball: number) => toggleBall(matrix, emptyTicket(id), ball);

test('full tickets count, those with the same numbers once; the multiplier makes them others', () => {
  const tickets = [
    full('a', 1),
    full('b', 1),
    toggleMultiplier(full('c', 1)),
    full('d', 2),
    emptyTicket('e'),
    toggleMultiplier(emptyTicket('f')),
  ];
  const store = createTicketStore(matrix, () => 'new', tickets);
  expect([countPlays(store, false), countPlays(store, true)]).toEqual([3, 1]);
});

test('what lies in the cart for a closed sale is not charged with the draw on sale', () => {
  const store = createTicketStore(matrix, () => 'new', [full('a', 1), full('b', 2)]);
  store.mark(new Map([['a', { state: 'closed' }]]));
  expect(countPlays(store, false)).toBe(1);
});
