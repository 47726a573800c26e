import { clearTicket, emptyTicket, toggleBall, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { expect, test, vi } from 'vitest';
import { createTicketStore, mostTickets, type TicketAction } from './ticket-store.ts';

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

const full = (made: ReturnType<typeof store>, id: string) => {
  made.tap(id, 1, 2);
  made.special(id, 3);
  made.mark(new Map([[id, { state: 'registered' }]]));
};

test('what became of a combination is forgotten when the ticket holds another', () => {
  const made = store();
  full(made, 't1');
  made.tap('t1', 2, 4);
  expect(made.get('t1')).toMatchObject({ key: '1-4+3', registration: { state: 'none' } });
});

test('one ticket is watched apart from all others', () => {
  const { watch, tap } = store();
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = watch('t1', first);
  watch('t2', second);
  tap('t1', 3);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  stop();
  tap('t1', 4);
  expect(first).toHaveBeenCalledTimes(1);
});

test('an action is told with what the tickets were, and can be undone; what came after it stays', () => {
  const made = store();
  full(made, 't1');
  const actions: TicketAction[] = [];
  made.onAction((action) => actions.push(action));
  made.change(['t1', 't2'], clearTicket);
  made.tap('t3', 5);
  const [cleared] = actions;
  expect(cleared?.touched.map(({ place, before }) => [place, before.key])).toEqual([[0, '1-2+3']]);
  if (cleared) made.undo(cleared);
  expect([made.get('t1')?.key, made.get('t3')?.ticket.balls.length]).toEqual(['1-2+3', 1]);
});

test('tickets that were taken away come back to their places', () => {
  const made = store(3);
  full(made, 't2');
  const actions: TicketAction[] = [];
  made.onAction((action) => actions.push(action));
  made.remove(['t1', 't2', 't3']);
  expect(made.ids()).toEqual(['t4']);
  if (actions[0]) made.undo(actions[0]);
  expect(made.ids()).toEqual(['t1', 't2', 't3']);
  expect(made.get('t2')?.key).toBe('1-2+3');
});

test('what happens by itself is no action', () => {
  const made = store();
  full(made, 't1');
  const listener = vi.fn();
  made.onAction(listener);
  made.put([emptyTicket('t1')]);
  expect(made.get('t1')?.key).toBeNull();
  expect(listener).not.toHaveBeenCalled();
});

test('with as many tickets as fit a tap changes one entry and tells nobody else', () => {
  const { tap, all, watch, ids } = store(mostTickets);
  const before = all();
  const told = ids().map((id) => {
    const listener = vi.fn();
    watch(id, listener);
    return listener;
  });
  tap('t7', 3);
  expect(all().filter((entry, at) => entry !== before[at])).toHaveLength(1);
  expect(told.filter(({ mock }) => mock.calls.length > 0)).toHaveLength(1);
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
  expect(get('t1')?.key).toBeNull();
  special('t1', 2);
  expect(get('t1')?.key).toBe('1-4+2');
});
