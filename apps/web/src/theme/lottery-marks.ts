import type { lotteryNames } from '@bolillero/contract/lottery-names';

/**
 * Our own marks of the lotteries that a new house begins with, each in a square of 48: shapes that say what the game is about, nobody's
 * trademark. One that comes later has its image, or its initials.
 */
export const lotteryMarks = {
  // a bolt through a ball
  power_balls: ['M27.2 7 12.5 27.3h9.6L19.8 41l15.7-21.6h-10Z'],
  // a star of five points
  mega_millions: [
    'm24 7.5 4.95 10.9 11.9 1.35-8.85 8.05 2.4 11.7L24 33.6l-10.4 5.9 2.4-11.7-8.85-8.05 11.9-1.35Z',
  ],
  // the sun over the water
  florida: [
    'M24 12.5a10.5 10.5 0 0 0-10.5 10.5c0 1 .15 2 .4 3h20.2c.25-1 .4-2 .4-3A10.5 10.5 0 0 0 24 12.5Z',
    'M22.7 5h2.6v4.6h-2.6ZM9.1 10.1l1.85-1.85 3.25 3.25-1.85 1.85ZM37.05 8.25l1.85 1.85-3.25 3.25-1.85-1.85Z',
    'M7 30c2.9-2 5.7-2 8.5 0s5.6 2 8.5 0 5.7-2 8.5 0 5.6 2 8.5 0v3.6c-2.9 2-5.7 2-8.5 0s-5.6-2-8.5 0-5.7 2-8.5 0-5.6-2-8.5 0Z',
    'M11 37.4c2.2-1.4 4.3-1.4 6.5 0s4.3 1.4 6.5 0 4.3-1.4 6.5 0 4.3 1.4 6.5 0v3.4c-2.2 1.4-4.3 1.4-6.5 0s-4.3-1.4-6.5 0-4.3 1.4-6.5 0-4.3-1.4-6.5 0Z',
  ],
  // the stepped cross of the Andes around a ball
  tinkas: [
    'M18 7h12v5.5h5.5V18H41v12h-5.5v5.5H30V41H18v-5.5h-5.5V30H7V18h5.5v-5.5H18Zm6 10a7 7 0 1 0 0 14 7 7 0 0 0 0-14Z',
  ],
} as const satisfies Record<(typeof lotteryNames)[number], readonly string[]>;

/** The mark of a lottery, by its canonical name; undefined where we drew none. */
export function markOfLottery(name: string): readonly string[] | undefined {
  const all: Readonly<Record<string, readonly string[]>> = lotteryMarks;
  return Object.hasOwn(all, name) ? all[name] : undefined;
}

/** Where the build puts our mark of a lottery: what a list names as its image until one is uploaded. */
export function markAddress(name: string): string {
  return `/lotteries/${name}.svg`;
}
