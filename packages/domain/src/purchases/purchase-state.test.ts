import { describe, expect, test } from 'vitest';
import { nextStateChange, type PurchaseFacts, type PurchaseState, purchaseState } from './purchase-state.ts';

const closesAt = 1_000;
const drawsAt = 2_000;
const paid: PurchaseFacts = {
  closesAt,
  drawsAt,
  isDrawCancelled: false,
  hasTicket: false,
  isSettled: false,
  refund: 'none',
};

/** Every combination of facts, at instants on both sides of the cut-off and the draw, and on them. */
function* everyCase(): Generator<{ facts: PurchaseFacts; now: number }> {
  const flags = [false, true];
  for (const isDrawCancelled of flags)
    for (const hasTicket of flags)
      for (const isSettled of flags)
        for (const refund of ['none', 'requested', 'done'] as const)
          for (const now of [0, closesAt - 1, closesAt, drawsAt - 1, drawsAt, drawsAt + 1])
            yield { facts: { ...paid, isDrawCancelled, hasTicket, isSettled, refund }, now };
}

/** What each state claims; none may be said where its claim is false. */
const claims: Readonly<Record<PurchaseState, (facts: PurchaseFacts, now: number) => boolean>> = {
  paid: ({ hasTicket }, now) => !hasTicket && now < closesAt,
  unclear: ({ hasTicket }, now) => !hasTicket && now >= closesAt,
  bought: ({ hasTicket }, now) => hasTicket && now < drawsAt,
  'awaiting-result': ({ hasTicket, isSettled }, now) => hasTicket && !isSettled && now >= drawsAt,
  'draw-cancelled': ({ isDrawCancelled }) => isDrawCancelled,
  drawn: ({ hasTicket, isSettled }) => hasTicket && isSettled,
  refunding: ({ refund }) => refund === 'requested',
  refunded: ({ refund }) => refund === 'done',
};

describe('the state of a purchase', () => {
  test('is never one that its facts or the date make false', () => {
    for (const { facts, now } of everyCase()) {
      const state = purchaseState(facts, now);
      expect(claims[state](facts, now), `${state} at ${now}: ${JSON.stringify(facts)}`).toBe(true);
      if (facts.refund === 'none') expect(['refunding', 'refunded']).not.toContain(state);
      else expect(['refunding', 'refunded']).toContain(state);
    }
  });

  test('goes from paid to bought to drawn', () => {
    expect(purchaseState(paid, closesAt - 1)).toBe('paid');
    const bought = { ...paid, hasTicket: true };
    expect(purchaseState(bought, closesAt)).toBe('bought');
    expect(purchaseState(bought, drawsAt)).toBe('awaiting-result');
    expect(purchaseState({ ...bought, isSettled: true }, drawsAt)).toBe('drawn');
  });

  test('without a ticket is unclear from the cut-off on, until the money is promised back', () => {
    expect(purchaseState(paid, closesAt)).toBe('unclear');
    expect(purchaseState(paid, drawsAt + 1)).toBe('unclear');
    expect(purchaseState({ ...paid, refund: 'requested' }, drawsAt)).toBe('refunding');
    expect(purchaseState({ ...paid, refund: 'done' }, drawsAt)).toBe('refunded');
  });

  test('of a ticket that was taken back is not the result it had', () => {
    expect(purchaseState({ ...paid, isSettled: true }, drawsAt)).toBe('unclear');
  });

  test('of a draw that was called off says so, unless a result came after all', () => {
    const cancelled = { ...paid, isDrawCancelled: true };
    expect(purchaseState(cancelled, 0)).toBe('draw-cancelled');
    expect(purchaseState({ ...cancelled, hasTicket: true }, drawsAt)).toBe('draw-cancelled');
    expect(purchaseState({ ...cancelled, hasTicket: true, isSettled: true }, drawsAt)).toBe('drawn');
  });
});

test('between two announced changes time alone changes nothing', () => {
  for (const { facts, now } of everyCase()) {
    const next = nextStateChange(facts, now);
    if (next !== null) expect(next).toBeGreaterThan(now);
    const until = next ?? Number.MAX_SAFE_INTEGER;
    for (const later of [closesAt, drawsAt, drawsAt + 9]) {
      if (later <= now || later >= until) continue;
      expect(purchaseState(facts, later), JSON.stringify({ facts, now, later })).toBe(
        purchaseState(facts, now),
      );
    }
  }
});
