/**
 * The colours that a lottery can be told by, one of which is chosen for it. Each is legible as text and under text, on paper
 * and in the dark; what it looks like is the browser's.
 */
export const lotteryAccents = [
  'red',
  'orange',
  'brown',
  'olive',
  'green',
  'teal',
  'blue',
  'indigo',
  'plum',
  'magenta',
] as const;
export type LotteryAccent = (typeof lotteryAccents)[number];
