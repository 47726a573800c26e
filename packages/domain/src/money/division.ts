import { type Cents, cents } from './cents.ts';

/** One share of an amount divided among equals, and the cents that do not divide (fewer than the shares). */
export interface Share {
  readonly each: Cents;
  readonly remainder: Cents;
}

/** Divides to the cent, downwards. Who receives the remainder is the caller's rule: for a jackpot, the house. */
export function share(amount: Cents, among: number): Share {
  if (!Number.isSafeInteger(among) || among < 1) throw new RangeError(`Cannot divide among ${among}`);
  if (amount < 0) throw new RangeError(`Cannot divide a negative amount: ${amount}`);
  const remainder = amount % among;
  return { each: cents((amount - remainder) / among), remainder: cents(remainder) };
}
