import { emptyTicket, toggleBall, toggleSpecial } from '@bolillero/domain/tickets/ticket';
import { expect, test } from 'vitest';
import { readTickets, writeTickets } from './stored-tickets.ts';
import type { TicketEntry } from './ticket-store.ts';

const matrix = { balls: 2, size: 5, special: { kind: 'own-drum', size: 3 } } as const;

function entry(id: string, balls: number[], special: number | null): TicketEntry {
  let ticket = balls.reduce((made, ball) => toggleBall(matrix, made, ball), emptyTicket(id));
  if (special !== null) ticket = toggleSpecial(matrix, ticket, special);
  return { ticket, registration: { state: 'none' }, leftBehind: null };
}

test('tickets are read back as they were written', () => {
  const entries = [entry('a', [4, 1], 2), entry('b', [3], null), entry('c', [], null)];
  expect(readTickets(matrix, writeTickets(entries))).toEqual(entries);
});

test('a registered ticket stays registered, one under way is sent again', () => {
  const registered: TicketEntry = {
    ...entry('a', [1, 2], 3),
    registration: { state: 'registered', key: '1-2+3' },
  };
  const waiting: TicketEntry = {
    ...entry('b', [1, 4], 3),
    registration: { state: 'waiting', key: '1-4+3' },
  };
  const back = readTickets(matrix, writeTickets([registered, waiting]));
  expect(back?.map(({ registration }) => registration.state)).toEqual(['registered', 'none']);
});

test('numbers that the lottery no longer has are left out', () => {
  const text = writeTickets([entry('a', [4, 5], 3)]);
  const smaller = { balls: 2, size: 4, special: { kind: 'own-drum', size: 2 } } as const;
  expect(readTickets(smaller, text)?.[0]?.ticket).toMatchObject({
    balls: [{ ball: 4, category: 'plain' }],
    special: null,
  });
});

test.each([
  null,
  '',
  '{',
  '{"version":2,"tickets":[]}',
  '{"version":1,"tickets":[]}',
  '{"version":1,"tickets":[{}]}',
])('%j is no tickets', (text) => {
  expect(readTickets(matrix, text)).toBeNull();
});
