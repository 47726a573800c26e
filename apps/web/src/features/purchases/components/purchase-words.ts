import { profileTexts } from '@bolillero/texts/profile';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { instantDay } from '../../../components/ui/dates.ts';
import type { Purchase } from '../api.ts';

const words = profileTexts.purchases;

/** What has become of a purchase, in a word or two. */
export function stateText({ state, free }: Pick<Purchase, 'state' | 'free'>): string {
  return state === 'paid' && free ? words.states.confirmed : words.states[state];
}

/** The same in a sentence; null where the rest of its window says it. */
export function hintText(purchase: Pick<Purchase, 'state' | 'free' | 'price' | 'refundedAt'>): string | null {
  const { state, free, price, refundedAt } = purchase;
  if (state === 'sold') return null;
  if (state === 'paid') return free ? words.confirmedHint : words.paidHint;
  const amount = moneyText(price);
  if (state === 'unclear') return free ? words.unclearFreeHint : words.unclearHint(amount);
  return state === 'refunding' || refundedAt === null
    ? words.refundingHint(amount)
    : words.refundedHint(amount, instantDay(refundedAt));
}

/** Whether it takes part in its draw, as far as anybody knows: what was given back wins nothing. */
export function hasPart({ state }: Pick<Purchase, 'state'>): boolean {
  return state === 'paid' || state === 'sold';
}
