import { type Cents, cents } from './cents.ts';

/** An exact part of cents, such as a prize times a chance: added up as it is, and rounded once. */
export interface Fraction {
  readonly numerator: bigint;
  /** 1 or more. */
  readonly denominator: bigint;
}

export const nothing: Fraction = { numerator: 0n, denominator: 1n };

export function plus(a: Fraction, b: Fraction): Fraction {
  return reduced(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

/** A fraction `numerator` / `denominator` times. */
export function timesFraction(a: Fraction, numerator: bigint, denominator = 1n): Fraction {
  return reduced(a.numerator * numerator, a.denominator * denominator);
}

/** To whole cents, half up. For amounts of 0 or more. */
export function rounded({ numerator, denominator }: Fraction): Cents {
  return cents(Number((2n * numerator + denominator) / (2n * denominator)));
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator, denominator];
  while (b !== 0n) [a, b] = [b, a % b];
  return { numerator: numerator / a, denominator: denominator / a };
}
