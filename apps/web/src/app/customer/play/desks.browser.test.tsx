import { type CartItem, registerPlaysNormal } from '@bolillero/contract/calls/checkouts';
import { emptyTicket, toggleBall, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { QueryClient } from '@tanstack/react-query';
import { ticketsKey, writeTickets } from '../../../features/play/tickets/stored-tickets.ts';
import { serveCart } from '../../../testing/cart.ts';
import { enter, rosa } from '../../../testing/people.ts';
import { powerballMatrix as matrix, powerballDetail } from '../../../testing/powerball.ts';
import type { Server } from '../../../testing/server.ts';
import { beforeEach, expect, test } from '../../../testing/test.ts';
import { deskOf } from './desks.ts';

const { id, name } = powerballDetail;
const place = {
  customerId: rosa.id,
  lottery: { id, name },
  series: 0,
  matrix,
  sellsMultiplier: true,
} as const;
const ticketsAt = ticketsKey(rosa.id, id, 0);

let cart: CartItem[];
beforeEach<{ server: Server }>(({ server }) => {
  enter();
  cart = serveCart(server);
});

const openDesk = () => {
  const desk = deskOf(place, new QueryClient());
  desk.setDate('2026-08-08');
  desk.setCart({ plays: [], askedAt: performance.now() });
  return desk;
};
const full = (of: string, special: number) =>
  [1, 2, 3, 4, 5].reduce(
    (ticket, ball) => toggleBall(matrix, ticket, ball),
    toggleSpecial(matrix, emptyTicket(of), special),
  );

test('what another tab does to the tickets is followed, and registered by the tab that sends', async ({
  server,
}) => {
  const asked = server.serve(registerPlaysNormal, ({ body }) => ({
    ok: true,
    registered:
      typeof body.balls === 'string' ? [] : body.balls.map(({ id: of = null }) => ({ id: of, newId: 7 })),
  }));
  const desk = openDesk();
  const text = writeTickets([full('de otra', 9), emptyTicket('vacía')]);
  localStorage.setItem(ticketsAt, text);
  // a browser tells all tabs but the one that wrote
  window.dispatchEvent(new StorageEvent('storage', { key: ticketsAt, newValue: text }));
  await expect.poll(() => desk.store.ids()).toEqual(['de otra', 'vacía']);
  await expect.poll(() => desk.store.get('de otra')?.registration.state).toBe('registered');
  expect(asked).toHaveLength(1);
});

test('a change of the tickets is kept in the browser, and what they hold before it is sent', async () => {
  const desk = openDesk();
  const [first = ''] = desk.store.ids();
  desk.store.change([first], () => full(first, 3));
  await expect.poll(() => localStorage.getItem(ticketsAt)).toContain('"special":3');
  await expect.poll(() => cart).toHaveLength(1);
  await expect.poll(() => desk.store.get(first)?.registration.state).toBe('registered');
  expect(localStorage.getItem(`bolillero-plays-${rosa.id}-${id}-0`)).toContain('"pending":false');
});
