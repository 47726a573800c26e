import { clearTicket, toggleBall, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { expect, test, vi } from 'vitest';
import { createTicketStore, fullKey, mostTickets } from './ticket-store.ts';

/** 2 of 5 and a special ball of 3: full after three taps. */
const matrix = { balls: 2, size: 5, special: { kind: 'own-drum', size: 3 } } as const;

function store(tickets = 5) {
  let last = 0;
  const made = createTicketStore(
    matrix,
    () => {
      last += 1;
      return `t${last}`;
    },
    tickets,
  );
  const tap = (id: string, ...balls: number[]) => {
    for (const ball of balls) made.change([id], (ticket) => toggleBall(matrix, ticket, ball));
  };
  const special = (id: string, ball: number) =>
    made.change([id], (ticket) => toggleSpecial(matrix, ticket, ball));
  return { ...made, tap, special };
}

test('a page begins with five empty tickets', () => {
  expect(store().ids()).toEqual(['t1', 't2', 't3', 't4', 't5']);
});

test('changing one ticket leaves the others the very same objects', () => {
  const { tap, get } = store();
  const second = get('t2');
  tap('t1', 3);
  expect(get('t1')?.ticket.balls).toEqual([{ ball: 3, category: 'plain' }]);
  expect(get('t2')).toBe(second);
});

test('a change that changes nothing is not announced', () => {
  const { subscribe, change, ids } = store();
  const listener = vi.fn();
  subscribe(listener);
  change(ids(), (ticket) => ticket);
  expect(listener).not.toHaveBeenCalled();
});

test('what became of a combination is forgotten when the ticket holds another', () => {
  const { tap, special, mark, get } = store();
  tap('t1', 1, 2);
  special('t1', 3);
  mark('t1', { state: 'registered', key: '1-2+3' });
  tap('t1', 2, 4);
  expect(get('t1')).toMatchObject({ registration: { state: 'none' }, leftBehind: '1-2+3' });
});

test('news of a combination that the ticket no longer holds is ignored', () => {
  const { tap, special, mark, get } = store();
  tap('t1', 1, 2);
  special('t1', 3);
  tap('t1', 2);
  mark('t1', { state: 'registered', key: '1-2+3' });
  expect(get('t1')?.registration).toEqual({ state: 'none' });
});

test('going back to the combination that is still in the list leaves nothing behind', () => {
  const { tap, special, mark, get } = store();
  tap('t1', 1, 2);
  special('t1', 3);
  mark('t1', { state: 'registered', key: '1-2+3' });
  tap('t1', 2, 2);
  expect(get('t1')?.leftBehind).toBeNull();
});

test('a cleared ticket is like a new one', () => {
  const { tap, special, mark, change, get } = store();
  tap('t1', 1, 2);
  special('t1', 3);
  mark('t1', { state: 'registered', key: '1-2+3' });
  change(['t1'], clearTicket);
  expect(get('t1')).toMatchObject({ registration: { state: 'none' }, leftBehind: null });
});

test('the last ticket is only cleared', () => {
  const { tap, remove, ids, all } = store(2);
  tap('t1', 1);
  remove(['t2']);
  expect(ids()).toEqual(['t1']);
  remove(['t1']);
  expect(all().map(({ ticket }) => ticket.balls)).toEqual([[]]);
});

test('there is an end to adding tickets', () => {
  const { add, ids } = store(mostTickets - 1);
  expect(add()).not.toBeNull();
  expect(add()).toBeNull();
  expect(ids()).toHaveLength(mostTickets);
});

test('only a full ticket has a combination, whatever the order of taps', () => {
  const { tap, special, get } = store();
  tap('t1', 4, 1);
  expect(fullKey(matrix, get('t1')?.ticket as never)).toBeNull();
  special('t1', 2);
  expect(fullKey(matrix, get('t1')?.ticket as never)).toBe('1-4+2');
});
