/** What a change of a lottery does to a draw on file: it would not be valid any more, or keeps its balls under another rule. */
export const drawEffects = ['out-of-matrix', 'other-matrix', 'other-multiplier', 'series-off'] as const;
export type DrawEffect = (typeof drawEffects)[number];

/**
 * What a change of a lottery does to a play: its numbers do not fit, or fit another matrix; its draw is not held that day, was called
 * off, or is not the one on sale; its multiplier works otherwise; its series is not played; it costs something else.
 */
export const playEffects = [
  'out-of-matrix',
  'other-matrix',
  'not-a-draw-date',
  'draw-cancelled',
  'not-on-sale',
  'other-multiplier',
  'series-off',
  'other-price',
] as const;
export type PlayEffect = (typeof playEffects)[number];
