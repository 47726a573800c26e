import { type PurchaseState, purchaseState } from '@bolillero/domain/purchases/purchase-state';
import { hitsInShort } from '@bolillero/texts/hits';
import { profileTexts } from '@bolillero/texts/profile';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { dateInWords, dateOfInstant, instantDay, timeOfInstant } from '../../../components/ui/dates.ts';
import type { Purchase } from '../api.ts';

const words = profileTexts.purchases;
const dayMs = 86_400_000;

/** What has become of a purchase at an instant: its state, the same in a few words, and in a sentence. */
export interface Told {
  readonly state: PurchaseState;
  readonly label: string;
  /** Null where the rest of its window says it. */
  readonly hint: string | null;
}

export function tell(purchase: Purchase, now: number): Told {
  const state = purchaseState(purchase.facts, now);
  return { state, label: labelOf(purchase, state, now), hint: hintOf(purchase, state, now) };
}

function labelOf(purchase: Purchase, state: PurchaseState, now: number): string {
  const { facts, free, price } = purchase;
  const { states } = words;
  switch (state) {
    case 'paid':
      return (free ? states.confirmed : states.paid)(deadline(facts.closesAt, now));
    case 'unclear':
      return states.unclear;
    case 'bought':
      return states.bought;
    case 'awaiting-result':
      return states.awaiting;
    case 'draw-cancelled':
      return states.cancelled;
    case 'drawn':
      return states.drawn(hitsText(purchase), prizeText(purchase));
    case 'refunding':
      if (facts.isDrawCancelled) return states.cancelledRefunding(moneyText(price));
      return (facts.hasTicket ? states.refunding : states.notBoughtRefunding)(moneyText(price));
    case 'refunded':
      if (facts.isDrawCancelled) return states.cancelledRefunded(moneyText(price));
      return (facts.hasTicket ? states.refunded : states.notBoughtRefunded)(moneyText(price));
  }
}

function hintOf(purchase: Purchase, state: PurchaseState, now: number): string | null {
  const { facts, free, refundedAt } = purchase;
  const amount = moneyText(purchase.price);
  switch (state) {
    case 'paid':
      return free ? words.confirmedHint : words.paidHint;
    case 'unclear': {
      const isHeld = now >= facts.drawsAt;
      return free ? words.unclearFreeHint(isHeld) : words.unclearHint(amount, isHeld);
    }
    case 'bought':
      return words.boughtHint(
        dateInWords(dateOfInstant(facts.drawsAt), 'short'),
        timeOfInstant(facts.drawsAt),
      );
    case 'awaiting-result':
      return words.awaitingHint;
    case 'draw-cancelled':
      return words.cancelledHint;
    case 'drawn':
      return null;
    case 'refunding':
      return words.refundingHint(amount);
    case 'refunded':
      return words.refundedHint(amount, instantDay(refundedAt ?? now));
  }
}

/** Until when something is done, by the viewer's clock: "de hoy 21:59 (tu hora)", "de las 21:59 del sáb 21 nov (tu hora)". */
function deadline(instant: number, now: number): string {
  const [day, time] = [dateOfInstant(instant), timeOfInstant(instant)];
  if (day === dateOfInstant(now)) return words.before.today(time);
  if (day === dateOfInstant(now + dayMs)) return words.before.tomorrow(time);
  return words.before.on(dateInWords(day, 'short'), time);
}

function hitsText({ hits, lottery }: Purchase): string {
  const special = hits?.special == null ? null : lottery.specialName;
  return hitsInShort(hits?.balls.length ?? 0, special);
}

/** A prize written out; null where there is none. */
function prizeText({ prize, lottery }: Purchase): string | null {
  return prize === null || Number(prize) === 0 ? null : moneyText(prize, lottery.currency);
}

/** Money that was won, and how much is known: the only thing that is gold. */
export function wonMoney({ prize }: Pick<Purchase, 'prize'>): boolean {
  return Number(prize) > 0;
}

/** The balls to ring: a special ball of the same drum is one of the player's own. */
export function ringed({ hits, special }: Pick<Purchase, 'hits' | 'special'>): readonly number[] {
  if (hits === null) return [];
  return special === null && hits.special !== null ? [...hits.balls, hits.special] : hits.balls;
}

/** Whether its numbers are still in play: green until the draw, plain afterwards. */
export function isOpen(state: PurchaseState): boolean {
  return state === 'paid' || state === 'bought';
}
