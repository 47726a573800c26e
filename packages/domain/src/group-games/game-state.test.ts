import { describe, expect, test } from 'vitest';
import { type GroupGameFacts, groupGameState } from './game-state.ts';

const closesAt = 1_000;
const drawsAt = 2_000;

const game = (facts: Partial<GroupGameFacts> = {}): GroupGameFacts => ({
  isActivated: true,
  closesAt,
  drawsAt,
  participations: 20,
  sharesSold: 17,
  isSettled: false,
  isRefunded: false,
  ...facts,
});

describe('the state of a group game', () => {
  test('before it is put on sale it is only made, whatever the time', () => {
    const made = game({ isActivated: false, closesAt: null, drawsAt: null, sharesSold: 0 });
    expect([0, closesAt, drawsAt + 1].map((now) => groupGameState(made, now))).toEqual([
      'created',
      'created',
      'created',
    ]);
  });

  test('time alone takes it from the sale to its draw: each begins with its own instant', () => {
    const at = [closesAt - 1, closesAt, drawsAt - 1, drawsAt].map((now) => groupGameState(game(), now));
    expect(at).toEqual(['on-sale', 'closed', 'closed', 'awaiting-result']);
  });

  test('sold out while its sale lasts; what is sold says nothing afterwards', () => {
    const full = game({ sharesSold: 20 });
    expect(groupGameState(full, closesAt - 1)).toBe('sold-out');
    expect(groupGameState(full, closesAt)).toBe('closed');
  });

  test('settled once its lines are compared, refunded whatever else holds', () => {
    expect(groupGameState(game({ isSettled: true }), drawsAt + 1)).toBe('settled');
    expect(groupGameState(game({ isRefunded: true }), closesAt - 1)).toBe('refunded');
    expect(groupGameState(game({ isSettled: true, isRefunded: true }), drawsAt + 1)).toBe('refunded');
  });
});
