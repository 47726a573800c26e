import type { PlayFault } from './play.ts';

/** Balls that somebody asks about: any number of main ones, and perhaps a special one. Not a play, and it need not become one. */
export interface AskedBalls {
  readonly balls: readonly number[];
  readonly special: number | null;
}

/** A number as it was typed; behind a '+' it is meant as the special ball. */
export interface AskedNumber {
  readonly ball: number;
  readonly special: boolean;
}

/** What can be asked about: main balls 1 to `size`, special ones 1 to `specialSize` (0 where none is picked). */
export interface AskedDrums {
  readonly size: number;
  readonly specialSize: number;
}

export type AskedFault =
  | Extract<
      PlayFault,
      { code: 'ball-out-of-range' | 'ball-repeated' | 'special-out-of-range' | 'special-not-allowed' }
    >
  | { readonly code: 'too-many'; readonly most: number }
  | { readonly code: 'several-specials' };

/** Nobody asks about more at once; a table of them would say nothing. */
export const mostAsked = 10;

/** More digits than any ball has; the rest of a longer row of them is dropped. */
const mostDigits = 3;

/**
 * The numbers of a text, in their order: "7 14-21, 35 + 9". Whatever is no digit separates, and a '+' makes the next number a special ball.
 * Nothing is refused here: what does not fit is told by `askedFaults`.
 */
export function readAskedNumbers(text: string): AskedNumber[] {
  const numbers: AskedNumber[] = [];
  let special = false;
  for (const [part] of text.matchAll(/\d+|\+/gu)) {
    if (part === '+') special = true;
    else {
      numbers.push({ ball: Number(part.slice(0, mostDigits)), special });
      special = false;
    }
  }
  return numbers;
}

/** What is wrong with numbers that are asked about, each fault once; empty: `askedBalls` makes a question of them. */
export function askedFaults(
  { size, specialSize }: AskedDrums,
  numbers: readonly AskedNumber[],
): AskedFault[] {
  const faults: AskedFault[] = [];
  const balls = numbers.filter(({ special }) => !special).map(({ ball }) => ball);
  const specials = numbers.filter(({ special }) => special).map(({ ball }) => ball);
  for (const ball of new Set(balls)) {
    if (ball < 1 || ball > size) faults.push({ code: 'ball-out-of-range', ball, size });
    if (balls.indexOf(ball) !== balls.lastIndexOf(ball)) faults.push({ code: 'ball-repeated', ball });
  }
  if (balls.length > mostAsked) faults.push({ code: 'too-many', most: mostAsked });
  if (specials.length > 0 && specialSize === 0) return [...faults, { code: 'special-not-allowed' }];
  if (specials.length > 1) faults.push({ code: 'several-specials' });
  for (const special of new Set(specials)) {
    if (special < 1 || special > specialSize)
      faults.push({ code: 'special-out-of-range', special, size: specialSize });
  }
  return faults;
}

/** The question that numbers without a fault make: the balls ascending. */
export function askedBalls(numbers: readonly AskedNumber[]): AskedBalls {
  return {
    balls: numbers
      .filter(({ special }) => !special)
      .map(({ ball }) => ball)
      .toSorted((a, b) => a - b),
    special: numbers.find(({ special }) => special)?.ball ?? null,
  };
}

/** As addresses carry it: "7-14-21", "7-14-21+9", "+9". `readAskedNumbers` reads it back. */
export function askedText({ balls, special }: AskedBalls): string {
  return `${balls.join('-')}${special === null ? '' : `+${special}`}`;
}
