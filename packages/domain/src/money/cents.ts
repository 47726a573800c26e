import { groupedDigits } from '../number-text.ts';
import { err, ok, type Result } from '../result.ts';

declare const brand: unique symbol;

/** An amount of money in whole hundredths of its currency. No amount is ever held as a fraction. */
export type Cents = number & { readonly [brand]: 'Cents' };

/** USD for what customers pay and for most prizes; PEN for La Tinka's jackpots and prizes. */
export const currencies = ['USD', 'PEN'] as const;
export type Currency = (typeof currencies)[number];

const symbols: Readonly<Record<Currency, string>> = { USD: '$', PEN: 'S/ ' };

/** A whole number of cents as an amount. Throws RangeError on fractions and beyond 2^53: a broken program. */
export function cents(n: number): Cents {
  if (!Number.isSafeInteger(n)) throw new RangeError(`Not a whole, safe number of cents: ${n}`);
  return (n + 0) as Cents; // + 0 turns -0 into 0
}

// Digits plain or grouped in threes by commas, then at most two decimals.
const amountPattern = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;

/**
 * Reads an amount as typed or received: "50000.00", "1,234.5", "0", 7, 2.5. Never negative, at most two
 * decimals, commas only where thousands group.
 */
export function parseAmount(input: string | number): Result<Cents, 'amount-invalid'> {
  const text = String(input).trim();
  if (!amountPattern.test(text)) return err('amount-invalid');
  const [units = '', decimals = ''] = text.replaceAll(',', '').split('.');
  const amount = Number(units) * 100 + Number(decimals.padEnd(2, '0'));
  return Number.isSafeInteger(amount) ? ok(cents(amount)) : err('amount-invalid');
}

/** The wire's form: 5000000 → "50000.00". `parseAmount` reads it back. */
export function toDecimal(amount: Cents): string {
  return `${amount < 0 ? '-' : ''}${unitsOf(amount)}.${decimalsOf(amount)}`;
}

/** The screen's form, en-US in every language of the product: "$1,234.50", "S/ 1,234.50" (Rulebook 2). */
export function formatMoney(amount: Cents, currency: Currency): string {
  return `${formatUnits(amount, currency)}.${decimalsOf(amount)}`;
}

/** The screen's form of a jackpot, in whole units, what is left of one not counted: "$31,000,000" (Rulebook 12). */
export function formatJackpot(amount: Cents, currency: Currency): string {
  return formatUnits(amount, currency);
}

function formatUnits(amount: Cents, currency: Currency): string {
  return `${amount < 0 ? '-' : ''}${symbols[currency]}${groupedDigits(unitsOf(amount))}`;
}

/** The sum of a list of amounts; 0 of an empty one. */
export function sum(amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((total, amount) => total + amount, 0));
}

/** An amount a whole number of times. */
export function times(amount: Cents, n: number): Cents {
  return cents(amount * n);
}

function unitsOf(amount: Cents): string {
  return String(Math.trunc(Math.abs(amount) / 100));
}

function decimalsOf(amount: Cents): string {
  return String(Math.abs(amount) % 100).padStart(2, '0');
}
