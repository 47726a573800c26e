import {
  emptyTicket,
  type Ticket,
  toggleBall,
  toggleMultiplier,
  toggleSpecial,
} from '@bolillero/domain/tickets/ticket';
import { expect, test } from 'vitest';
import { readTickets, writeTickets } from './stored-tickets.ts';

const matrix = { balls: 2, size: 5, special: { kind: 'own-drum', size: 3 } } as const;

function ticketOf(id: string, balls: number[], special: number | null): Ticket {
  const ticket = balls.reduce((made, ball) => toggleBall(matrix, made, ball), emptyTicket(id));
  return special === null ? ticket : toggleSpecial(matrix, ticket, special);
}

test('tickets are read back as they were written', () => {
  const tickets = [
    toggleMultiplier(ticketOf('a', [4, 1], 2)),
    ticketOf('b', [3], null),
    ticketOf('c', [], null),
  ];
  expect(readTickets(matrix, true, writeTickets(tickets))).toEqual({ tickets, played: [] });
});

test('pairs are read back with their partners; who has none is no pair', () => {
  const ticket: Ticket = {
    ...emptyTicket('a'),
    balls: [
      { ball: 4, category: 'pair', partner: 1 },
      { ball: 1, category: 'pair', partner: 4 },
    ],
  };
  expect(readTickets(matrix, true, writeTickets([ticket]))?.tickets).toEqual([ticket]);
  const alone = { id: 'a', balls: [[4, 'pair', 3]], special: null, multiplier: false };
  expect(readTickets(matrix, true, JSON.stringify({ version: 2, tickets: [alone] }))?.tickets).toEqual([
    { ...emptyTicket('a'), balls: [{ ball: 4, category: 'plain' }] },
  ]);
});

test('those of the former version are read as well, and what they had registered', () => {
  const text = JSON.stringify({
    version: 1,
    tickets: [
      {
        id: 'a',
        balls: [
          [1, 'plain'],
          [2, 'hot'],
        ],
        special: 3,
        played: '1-2+3',
      },
      {
        id: 'b',
        balls: [
          [1, 'plain'],
          [4, 'plain'],
        ],
        special: 3,
        played: null,
      },
      { id: 'c', balls: [[1, 'plain']], special: null, played: '1-5+3' },
    ],
  });
  const before = readTickets(matrix, true, text);
  expect(before?.tickets.map(({ id, withMultiplier }) => [id, withMultiplier])).toEqual([
    ['a', false],
    ['b', false],
    ['c', false],
  ]);
  expect(before?.played).toEqual(['1-2+3']);
});

test('the multiplier is left out where it is not sold any more', () => {
  const ticket = ticketOf('a', [4, 1], 2);
  expect(readTickets(matrix, false, writeTickets([toggleMultiplier(ticket)]))?.tickets).toEqual([ticket]);
});

test('numbers that the lottery no longer has are left out', () => {
  const text = writeTickets([ticketOf('a', [4, 5], 3)]);
  const smaller = { balls: 2, size: 4, special: { kind: 'own-drum', size: 2 } } as const;
  expect(readTickets(smaller, true, text)?.tickets[0]).toMatchObject({
    balls: [{ ball: 4, category: 'plain' }],
    special: null,
  });
});

test.each([
  null,
  '',
  '{',
  '{"version":3,"tickets":[{}]}',
  '{"version":2,"tickets":[]}',
  '{"version":1,"tickets":[]}',
  '{"version":1,"tickets":[{}]}',
])('%j is no tickets', (text) => {
  expect(readTickets(matrix, true, text)).toBeNull();
});
