import { emptyTicket, toggleBall } from '@bolillero/domain/tickets/ticket';
import { expect, test } from 'vitest';
import { slipStatus } from './slip-status.ts';
import { fullKey, type Registration } from './ticket-store.ts';

const matrix = { balls: 2, size: 5, special: { kind: 'none' } } as const;

test.each([
  [[], { state: 'none' }, 'empty'],
  [[1], { state: 'none' }, 'partial'],
  [[1, 2], { state: 'none' }, 'full'],
  [[1, 2], { state: 'waiting' }, 'waiting'],
  [[1, 2], { state: 'registered' }, 'registered'],
  // what was said of a full ticket is not said of a partial one
  [[1], { state: 'registered' }, 'partial'],
] as const)('balls %j, registration %j: %s', (balls, registration, status) => {
  const ticket = balls.reduce((made, ball) => toggleBall(matrix, made, ball), emptyTicket('a'));
  const entry = { ticket, key: fullKey(matrix, ticket), registration: registration as Registration };
  expect(slipStatus({ matrix }, entry)).toBe(status);
});
