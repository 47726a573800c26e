import { clearTicket, toggleBall } from '@bolillero/domain/tickets/ticket';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { createTicketStore } from '../tickets/ticket-store.ts';
import { createPlayDesk } from './play-desk.ts';

/** 2 of 5, no special ball. */
const matrix = { balls: 2, size: 5, special: { kind: 'none' } } as const;
const offline = new ApiError({ status: 0, code: 'network', message: 'Sin conexión.' });
const closed = new ApiError({ status: 422, code: 'sale-closed', message: 'Cerró.' });

function setUp(date: string | null = '2026-11-21') {
  let last = 0;
  const store = createTicketStore(
    matrix,
    () => {
      last += 1;
      return `t${last}`;
    },
    3,
  );
  const calls: string[] = [];
  const told: unknown[] = [];
  let fault: unknown = null;
  const desk = createPlayDesk({
    store,
    register: async (on, plays) => {
      calls.push(`${on}: ${plays.map(({ key }) => key).join(' ')}`);
      if (fault) throw fault;
      return new Map(plays.map(({ id }, at) => [id, 100 + at]));
    },
    onRegistered: () => {},
    onRefused: (error) => told.push(error),
    later: () => () => {},
  });
  desk.setDate(date);
  desk.setPlayed(new Set());
  return {
    desk,
    store,
    calls,
    told,
    failWith: (error: unknown) => {
      fault = error;
    },
    fill: (id: string, a: number, b: number) =>
      store.change([id], (ticket) => toggleBall(matrix, toggleBall(matrix, clearTicket(ticket), a), b)),
    state: (id: string) => store.get(id)?.registration.state,
  };
}

/** Until all that is under way has been done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a ticket is sent the moment it is full, once, and a partial one is not', async () => {
  const { store, calls, state, fill } = setUp();
  store.change(['t1'], (ticket) => toggleBall(matrix, ticket, 4));
  await settled();
  expect(calls).toEqual([]);
  fill('t1', 4, 2);
  await settled();
  store.change(['t2'], (ticket) => toggleBall(matrix, ticket, 1));
  await settled();
  expect(calls).toEqual(['2026-11-21: 2-4']);
  expect(state('t1')).toBe('registered');
});

test('tickets that are filled together go in one call', async () => {
  const { store, calls } = setUp();
  store.change(['t1', 't2', 't3'], (ticket) =>
    toggleBall(matrix, toggleBall(matrix, ticket, 1), Number(ticket.id.slice(1)) + 1),
  );
  await settled();
  expect(calls).toEqual(['2026-11-21: 1-2 1-3 1-4']);
});

test('the same numbers on two tickets are played once', async () => {
  const { fill, calls, state } = setUp();
  fill('t1', 1, 2);
  await settled();
  fill('t2', 2, 1);
  await settled();
  expect(calls).toHaveLength(1);
  expect([state('t1'), state('t2')]).toEqual(['registered', 'repeated']);
});

test('what is in the list already is not sent again', async () => {
  const { desk, fill, calls, state } = setUp();
  desk.setPlayed(new Set(['1-2']));
  fill('t1', 1, 2);
  await settled();
  expect(calls).toEqual([]);
  expect(state('t1')).toBe('registered');
});

test('a play that was taken out of the list stays out until "Jugar"', async () => {
  const { desk, fill, calls, state } = setUp();
  fill('t1', 1, 2);
  await settled();
  desk.setPlayed(new Set());
  expect(state('t1')).toBe('removed');
  fill('t2', 3, 4);
  await settled();
  expect(calls).toEqual(['2026-11-21: 1-2', '2026-11-21: 3-4']);
  await expect(desk.playAll()).resolves.toMatchObject({ played: ['t1', 't2'] });
  expect(calls.at(-1)).toBe('2026-11-21: 1-2');
});

test('without connection the ticket waits, and "Jugar" says so instead of waiting for ever', async () => {
  const { desk, fill, failWith, state } = setUp();
  failWith(offline);
  fill('t1', 1, 2);
  await settled();
  expect(state('t1')).toBe('waiting');
  await expect(desk.playAll()).resolves.toEqual({ played: [], waiting: ['t1'], refused: [] });
  failWith(null);
  desk.retryNow();
  await settled();
  expect(state('t1')).toBe('registered');
});

test('a ticket that is changed while it waits goes with its new numbers alone', async () => {
  const { desk, fill, failWith, calls } = setUp();
  failWith(offline);
  fill('t1', 1, 2);
  await settled();
  failWith(null);
  fill('t1', 1, 3);
  await settled();
  desk.retryNow();
  await settled();
  expect(calls).toEqual(['2026-11-21: 1-2', '2026-11-21: 1-3']);
});

test('when the sale has closed the page is told, and the ticket can be played for the next draw', async () => {
  const { desk, fill, failWith, told, state, calls } = setUp();
  failWith(closed);
  fill('t1', 1, 2);
  await settled();
  expect(told).toEqual([closed]);
  expect(state('t1')).toBe('refused');
  failWith(null);
  desk.setDate('2026-11-23');
  await settled();
  expect(calls).toHaveLength(1);
  await expect(desk.playAll()).resolves.toMatchObject({ played: ['t1'] });
  expect(calls.at(-1)).toBe('2026-11-23: 1-2');
});

test('while no draw is on sale nothing is sent', async () => {
  const { desk, fill, calls } = setUp(null);
  fill('t1', 1, 2);
  await settled();
  expect(calls).toEqual([]);
  desk.setDate('2026-11-21');
  await settled();
  expect(calls).toEqual(['2026-11-21: 1-2']);
});
