import { clearTicket, toggleBall, toggleMultiplier } from '@bolillero/domain/tickets/ticket';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { createHouse, fill, matrix, settled, today } from './desk.testing.ts';
import type { PlayDesk } from './desk.ts';

const closed = new ApiError({ status: 422, code: 'sale-closed', message: 'Cerró.' });

function setUp(date: string | null = today) {
  const house = createHouse();
  const opened = house.openDesk();
  opened.desk.setDate(date);
  house.read(opened.desk);
  return { ...house, ...opened, state: stateIn(opened.desk) };
}

const stateIn =
  ({ store }: PlayDesk) =>
  (id: string) =>
    store.get(id)?.registration.state;

const tap = ({ store }: PlayDesk, id: string, ball: number) =>
  store.change([id], (ticket) => toggleBall(matrix, ticket, ball));

const undo = ({ news }: PlayDesk) => {
  const told = news.get();
  if (told && told.kind !== 'being-paid') told.undo();
};

test('a ticket is sent the moment it is full, once, and a partial one is not', async () => {
  const { desk, calls, state } = setUp();
  tap(desk, 't1', 4);
  await settled();
  expect(calls).toEqual([]);
  fill(desk, 't1', 4, 2);
  await settled();
  tap(desk, 't2', 1);
  await settled();
  expect(calls).toEqual([`register ${today}: 2-4`]);
  expect(state('t1')).toBe('registered');
});

test('tickets that are filled together go in one call', async () => {
  const { store, calls } = setUp();
  store.change(['t1', 't2', 't3'], (ticket) =>
    toggleBall(matrix, toggleBall(matrix, ticket, 1), Number(ticket.id.slice(1)) + 1),
  );
  await settled();
  expect(calls).toEqual([`register ${today}: 1-2 1-3 1-4`]);
});

test('an edit withdraws the play at once, and the ticket registers the new one when it is full again', async () => {
  const { desk, keys, calls } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  tap(desk, 't1', 2);
  await settled();
  expect(keys()).toEqual([]);
  expect(desk.news.get()).toMatchObject({ kind: 'withdrawn', position: 1 });
  tap(desk, 't1', 5);
  await settled();
  expect(keys()).toEqual(['1-5']);
  expect(calls.slice(1)).toEqual(['withdraw 1-2', `register ${today}: 1-5`]);
});

test.each([
  ['clearing', ({ store }: PlayDesk) => store.change(['t1'], clearTicket)],
  ['deleting', ({ store }: PlayDesk) => store.remove(['t1'])],
])('%s a ticket withdraws its play, and undoing brings both back', async (_, act) => {
  const { desk, store, keys } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  act(desk);
  await settled();
  expect(keys()).toEqual([]);
  expect(desk.news.get()).toMatchObject({ kind: 'withdrawn', position: 1 });
  undo(desk);
  await settled();
  expect(keys()).toEqual(['1-2']);
  expect(store.get('t1')?.registration.state).toBe('registered');
  expect(desk.news.get()).toBeNull();
});

test('a notice goes when its ticket changes again: undoing would overwrite newer work', async () => {
  const { desk, keys } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  tap(desk, 't1', 2);
  await settled();
  tap(desk, 't2', 3);
  expect(desk.news.get()).toMatchObject({ kind: 'withdrawn', position: 1 });
  tap(desk, 't1', 5);
  await settled();
  expect([desk.news.get(), keys()]).toEqual([null, ['1-5']]);
});

test.each(['paid here', 'gone elsewhere'])(
  'plays that are %s cannot be undone into the cart again',
  async (how) => {
    const { desk, cart, read } = setUp();
    fill(desk, 't1', 1, 2);
    fill(desk, 't2', 1, 2);
    await settled();
    // the play stays with the second ticket
    desk.store.change(['t1'], clearTicket);
    await settled();
    expect(desk.news.get()).toMatchObject({ kind: 'cleared' });
    cart.clear();
    if (how === 'paid here') desk.paid(new Set(['1-2']));
    else read(desk);
    expect(desk.news.get()).toBeNull();
  },
);

test('what is held for a draw whose sale has closed is neither counted nor played with the next', async () => {
  const { desk, state, read } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  desk.setDate('2026-11-23');
  read(desk);
  fill(desk, 't2', 3, 4);
  expect(state('t1')).toBe('closed');
  await expect(desk.playAll()).resolves.toMatchObject({ played: [{ id: 't2' }], waiting: [], refused: [] });
  expect(desk.store.get('t1')?.key).toBe('1-2');
});

test('a play that the server will not let go stays in the cart, and what comes after it is registered', async () => {
  const { desk, store, told, keys, state, keepForGood } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  keepForGood(new ApiError({ status: 403, code: 'forbidden', message: 'No.' }));
  store.change(['t1'], clearTicket);
  await settled();
  fill(desk, 't2', 3, 4);
  await settled();
  expect([state('t2'), keys(), told.length]).toEqual(['registered', ['1-2', '3-4'], 1]);
});

test('what did not fit is sent again when a play has left', async () => {
  const { desk, store, setRoom, state } = setUp();
  setRoom(1);
  fill(desk, 't1', 1, 2);
  await settled();
  fill(desk, 't2', 1, 3);
  await settled();
  expect(state('t2')).toBe('refused');
  store.change(['t1'], clearTicket);
  await settled();
  expect(state('t2')).toBe('registered');
});

test('new numbers on a full ticket are one news, and so are those of many', async () => {
  const { desk, keys } = setUp();
  fill(desk, 't1', 1, 2);
  fill(desk, 't2', 1, 3);
  await settled();
  fill(desk, 't2', 4, 5);
  await settled();
  expect(desk.news.get()).toMatchObject({ kind: 'renumbered', position: 2 });
  desk.store.change(['t1', 't2', 't3'], (ticket) =>
    toggleBall(matrix, toggleBall(matrix, clearTicket(ticket), 5), Number(ticket.id.slice(1))),
  );
  await settled();
  expect(desk.news.get()).toMatchObject({ kind: 'changed', count: 3 });
  undo(desk);
  await settled();
  expect(keys()).toEqual(['1-2', '4-5']);
});

test('filling in and emptying what was never played is told only where numbers are lost', async () => {
  const { desk } = setUp();
  tap(desk, 't1', 4);
  tap(desk, 't1', 4);
  desk.store.remove(['t2']);
  expect(desk.news.get()).toBeNull();
  fill(desk, 't1', 1, 2);
  desk.setDate(null);
  desk.store.change(['t1'], clearTicket);
  expect(desk.news.get()).toMatchObject({ kind: 'cleared', position: 1 });
});

test('tickets with the same numbers share one play, which goes with the last of them', async () => {
  const { desk, calls, keys, state } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  fill(desk, 't2', 2, 1);
  await settled();
  expect(calls).toHaveLength(1);
  expect([state('t1'), state('t2')]).toEqual(['registered', 'repeated']);
  desk.store.change(['t1'], clearTicket);
  await settled();
  expect([keys(), state('t2')]).toEqual([['1-2'], 'registered']);
  expect(desk.news.get()).toMatchObject({ kind: 'cleared' });
  desk.store.change(['t2'], clearTicket);
  await settled();
  expect(keys()).toEqual([]);
});

test('the multiplier makes another play of the same numbers', async () => {
  const { desk, keys } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  desk.store.change(['t1'], toggleMultiplier);
  await settled();
  expect(keys()).toEqual(['1-2x']);
  expect(desk.news.get()).toMatchObject({ kind: 'renumbered', position: 1 });
});

test('"Jugar" releases the tickets: they are empty, the plays stay, and filling the same in again leaves them alone', async () => {
  const { desk, keys, calls, state } = setUp();
  fill(desk, 't1', 1, 2);
  fill(desk, 't2', 3, 4);
  const outcome = await desk.playAll();
  expect(outcome.played.map(({ id }) => id)).toEqual(['t1', 't2']);
  await settled();
  expect(desk.store.all().map(({ ticket }) => ticket.balls.length)).toEqual([0, 0, 0]);
  expect(keys()).toEqual(['1-2', '3-4']);
  fill(desk, 't3', 1, 2);
  await settled();
  expect(state('t3')).toBe('registered');
  desk.store.change(['t3'], clearTicket);
  await settled();
  expect(keys()).toEqual(['1-2', '3-4']);
  expect(calls).toHaveLength(1);
});

test('a play that is deleted or paid elsewhere empties its ticket once the cart is read', async () => {
  const { desk, store, cart, calls, read } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  cart.clear();
  read(desk);
  await settled();
  expect(store.get('t1')?.ticket.balls).toEqual([]);
  expect(calls).toHaveLength(1);
});

test('a cart that was read before the play was registered says nothing of it', async () => {
  const { desk, state } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  desk.setCart({ plays: [], askedAt: 0 });
  expect(state('t1')).toBe('registered');
});

test('a reading that is delivered after a newer one says nothing', async () => {
  const { desk, store, ask, register, keys, state } = setUp();
  const late = ask();
  const elsewhere = register('1-2', today);
  desk.setCart(ask());
  desk.setCart(late);
  fill(desk, 't1', 1, 2);
  await settled();
  expect(state('t1')).toBe('registered');
  // it is adopted, and so it stays
  store.change(['t1'], clearTicket);
  await settled();
  expect([keys(), elsewhere]).toEqual([['1-2'], 101]);
});

test('a play that was moved to the next draw is still the one of its ticket', async () => {
  const { desk, cart, keys, read } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  for (const [id, play] of cart) cart.set(id, { ...play, date: '2026-11-23' });
  desk.setDate('2026-11-23');
  read(desk);
  desk.store.change(['t1'], clearTicket);
  await settled();
  expect(keys()).toEqual([]);
});

test('without connection the ticket waits and the page is told; "Jugar" keeps it, and it goes by itself', async () => {
  const { desk, setLine, state, keys } = setUp();
  setLine('down');
  fill(desk, 't1', 1, 2);
  await settled();
  expect([state('t1'), desk.offline.get()]).toEqual(['waiting', true]);
  await expect(desk.playAll()).resolves.toEqual({ played: [], waiting: ['t1'], refused: [] });
  expect(state('t1')).toBe('waiting');
  setLine('up');
  desk.retryNow();
  await settled();
  expect([state('t1'), desk.offline.get(), keys()]).toEqual(['registered', false, ['1-2']]);
});

test('it is tried again with growing pauses', async () => {
  const { desk, setLine, tick } = setUp();
  setLine('down');
  fill(desk, 't1', 1, 2);
  const pauses: unknown[] = [];
  for (let n = 0; n < 7; n += 1) {
    await settled();
    pauses.push(tick());
  }
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('a play whose answer was lost is found and taken out when its ticket changes', async () => {
  const { desk, setLine, keys } = setUp();
  setLine('answers-lost');
  fill(desk, 't1', 1, 2);
  await settled();
  fill(desk, 't1', 1, 3);
  setLine('up');
  desk.retryNow();
  await settled();
  expect(keys()).toEqual(['1-3']);
});

test('a withdrawal whose answer was lost is undone by registering again', async () => {
  const { desk, store, setLine, keys, state } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  setLine('answers-lost');
  store.change(['t1'], clearTicket);
  await settled();
  expect(keys()).toEqual([]);
  undo(desk);
  await settled();
  expect(state('t1')).toBe('waiting');
  setLine('up');
  desk.retryNow();
  await settled();
  expect([keys(), state('t1')]).toEqual([['1-2'], 'registered']);
});

test('a reload goes on with what was under way, and doubles nothing', async () => {
  const { desk, setLine, keys, openDesk, read } = setUp();
  setLine('answers-lost');
  fill(desk, 't1', 1, 2);
  await settled();
  desk.stop();
  setLine('up');
  const again = openDesk();
  again.desk.setDate(today);
  read(again.desk);
  await settled();
  expect([keys(), stateIn(again.desk)('t1')]).toEqual([['1-2'], 'registered']);
  again.desk.store.change(['t1'], clearTicket);
  await settled();
  expect(keys()).toEqual([]);
});

test('a play that is being paid stays, its ticket gets its numbers back, and the page says why', async () => {
  const { desk, store, beingPaid, cart, keys } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  for (const id of cart.keys()) beingPaid.add(id);
  tap(desk, 't1', 2);
  await settled();
  expect(keys()).toEqual(['1-2']);
  expect(store.get('t1')).toMatchObject({ key: '1-2', registration: { state: 'registered' } });
  expect(desk.news.get()).toEqual({ kind: 'being-paid', reason: 'Se está pagando.' });
});

test('one that has other numbers by then keeps those', async () => {
  const { desk, store, beingPaid, cart, keys } = setUp();
  fill(desk, 't1', 1, 2);
  await settled();
  for (const id of cart.keys()) beingPaid.add(id);
  fill(desk, 't1', 3, 4);
  await settled();
  expect(store.get('t1')?.key).toBe('3-4');
  expect(keys()).toEqual(['1-2', '3-4']);
});

test('when the sale has closed the page is told, and the ticket can be played for the next draw', async () => {
  const { desk, refuseWith, told, state, calls } = setUp();
  refuseWith(closed);
  fill(desk, 't1', 1, 2);
  await settled();
  expect(told).toEqual([closed]);
  expect(state('t1')).toBe('refused');
  refuseWith(null);
  desk.setDate('2026-11-23');
  await settled();
  expect(calls).toHaveLength(1);
  await expect(desk.playAll()).resolves.toMatchObject({ played: [{ id: 't1' }], waiting: [] });
  expect(calls.at(-1)).toBe('register 2026-11-23: 1-2');
});

test('of several that do not all fit as many as do are registered, the others say why and can be sent again', async () => {
  const { desk, setRoom, state, calls } = setUp();
  setRoom(1);
  fill(desk, 't1', 1, 2);
  fill(desk, 't2', 1, 3);
  fill(desk, 't3', 1, 4);
  await settled();
  expect(['t1', 't2', 't3'].map(state)).toEqual(['registered', 'refused', 'refused']);
  expect(desk.store.get('t3')?.registration).toEqual({ state: 'refused', reason: 'No caben.' });
  // the third is not even tried
  expect(calls).toEqual([
    `register ${today}: 1-2 1-3 1-4`,
    `register ${today}: 1-2`,
    `register ${today}: 1-3`,
  ]);
  setRoom(3);
  desk.resend();
  await settled();
  expect(['t1', 't2', 't3'].map(state)).toEqual(['registered', 'registered', 'registered']);
});

test('a cart that could be read says that there is a connection, and what waits is tried at once', async () => {
  const { desk, setLine, read, state } = setUp();
  setLine('answers-lost');
  fill(desk, 't1', 1, 2);
  await settled();
  expect([state('t1'), desk.offline.get()]).toEqual(['waiting', true]);
  setLine('up');
  read(desk);
  await settled();
  expect([state('t1'), desk.offline.get()]).toEqual(['registered', false]);
});

test('while no draw is on sale nothing is sent', async () => {
  const { desk, calls } = setUp(null);
  fill(desk, 't1', 1, 2);
  await settled();
  expect(calls).toEqual([]);
  desk.setDate(today);
  await settled();
  expect(calls).toEqual([`register ${today}: 1-2`]);
});

test('before the cart is known nothing is registered, for it may be there already; what cannot be read is not waited for', async () => {
  const { openDesk, calls } = createHouse();
  const { desk } = openDesk();
  desk.setDate(today);
  fill(desk, 't1', 1, 2);
  await settled();
  expect(calls).toEqual([]);
  desk.setCart(null);
  await settled();
  expect(calls).toEqual([`register ${today}: 1-2`]);
});

test('of two tabs one sends, and the other follows it', async () => {
  const { openDesk, read, calls, storage, keys } = createHouse();
  const one = openDesk();
  const other = openDesk({ isMine: () => false });
  for (const { desk } of [one, other]) {
    desk.setDate(today);
    read(desk);
  }
  fill(other.desk, 't1', 1, 2);
  await settled();
  expect(calls).toEqual([]);
  one.desk.follow(
    other.store.all().map(({ ticket }) => ticket),
    [],
  );
  await settled();
  expect(keys()).toEqual(['1-2']);
  expect(storage.get('plays')).toContain('"held"');
});

test('"Jugar" in the tab that does not send waits for the one that does', async () => {
  const { openDesk, read, register } = createHouse();
  const { desk, store } = openDesk({ isMine: () => false });
  desk.setDate(today);
  read(desk);
  fill(desk, 't1', 1, 2);
  const playing = desk.playAll();
  await settled();
  const id = register('1-2', today);
  desk.follow(
    store.all().map(({ ticket }) => ticket),
    [{ key: '1-2', date: today, state: 'held', id, own: true }],
  );
  await expect(playing).resolves.toMatchObject({ played: [{ id: 't1' }] });
});

function twoTabs() {
  const house = createHouse();
  const one = house.openDesk();
  const other = house.openDesk({ isMine: () => false });
  for (const { desk } of [one, other]) {
    desk.setDate(today);
    house.read(desk);
  }
  return { ...house, one, other };
}

test('a tab that follows takes no play of its old reading for a registered one', async () => {
  const { one, other, read, keys, setLine } = twoTabs();
  fill(one.desk, 't1', 1, 2);
  await settled();
  other.follow();
  read(other.desk);
  one.store.change(['t1'], clearTicket);
  await settled();
  setLine('down');
  fill(one.desk, 't2', 3, 4);
  await settled();
  fill(one.desk, 't1', 1, 2);
  other.follow();
  one.follow();
  setLine('up');
  one.desk.retryNow();
  await settled();
  expect([stateIn(one.desk)('t1'), keys()]).toEqual(['registered', ['1-2', '3-4']]);
});

test("a reading that a tab asked before it heard of the other one's play empties no ticket", async () => {
  const { one, other, ask, keys } = twoTabs();
  const asked = ask();
  fill(one.desk, 't1', 1, 2);
  await settled();
  other.follow();
  other.desk.setCart(asked);
  await settled();
  one.follow();
  await settled();
  expect([one.store.get('t1')?.key, keys()]).toEqual(['1-2', ['1-2']]);
});

test('what was played in one tab stays when its numbers come and go in the other', async () => {
  const house = createHouse();
  let sends = 'one';
  let takeTurn = () => {};
  const one = house.openDesk({ isMine: () => sends === 'one' });
  one.desk.setDate(today);
  house.read(one.desk);
  const other = house.openDesk({
    isMine: () => sends === 'other',
    onChange: (listener) => {
      takeTurn = listener;
    },
  });
  other.desk.setDate(today);
  house.read(other.desk);
  fill(one.desk, 't1', 1, 2);
  await settled();
  other.follow();
  await one.desk.playAll();
  sends = 'other';
  takeTurn();
  const [first = ''] = other.store.ids();
  fill(other.desk, first, 1, 2);
  await settled();
  expect(other.store.get(first)?.registration.state).toBe('registered');
  other.store.change([first], clearTicket);
  await settled();
  expect(house.keys()).toEqual(['1-2']);
});
