import { playKey } from '@bolillero/domain/tickets/play';
import { toggleBall } from '@bolillero/domain/tickets/ticket';
import { expect, test } from 'vitest';
import { fillTickets, roomForPlays } from './fill-tickets.ts';
import { createTicketStore, mostTickets } from './ticket-store.ts';

const matrix = { balls: 2, size: 30, special: { kind: 'own-drum', size: 3 } } as const;
const play = (ball: number) => ({ balls: [ball, ball + 1], special: 3, withMultiplier: ball > 20 });

function storeOf(tickets: number) {
  let last = 0;
  const newId = () => {
    last += 1;
    return `t${last}`;
  };
  return createTicketStore(matrix, newId, tickets);
}

test('plays go into the empty tickets first, then into new ones; a begun ticket is left alone', () => {
  const store = storeOf(3);
  store.change(['t2'], (ticket) => toggleBall(matrix, ticket, 9));
  expect(fillTickets(store, [play(1), play(11), play(21)])).toEqual(['t1', 't3', 't4']);
  expect(store.all().map(({ key }) => key)).toEqual([
    playKey(play(1)),
    null,
    playKey(play(11)),
    playKey(play(21)),
  ]);
});

test('it is one action, and there is no room beyond the limit', () => {
  const store = storeOf(mostTickets - 1);
  let actions = 0;
  store.onAction(() => {
    actions += 1;
  });
  store.change(store.ids().slice(2), (ticket) => toggleBall(matrix, ticket, 9));
  actions = 0;
  expect(roomForPlays(store)).toBe(3);
  expect(fillTickets(store, [1, 3, 5, 7].map(play))).toHaveLength(3);
  expect(actions).toBe(1);
  expect(roomForPlays(store)).toBe(0);
  expect(fillTickets(store, [play(9)])).toEqual([]);
});
