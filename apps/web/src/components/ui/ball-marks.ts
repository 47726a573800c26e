/**
 * What a ball is: `plain` as it lies in the drum, `chosen` by the player, `hot`, `cold`, `pair` or `copied` by its
 * category on a ticket, `special` from the second drum in its lottery's accent, `ghost` for a place still empty.
 */
export type BallState = 'plain' | 'chosen' | 'hot' | 'cold' | 'pair' | 'copied' | 'special' | 'ghost';

export type BallMarkKind = 'flame' | 'snow' | 'link';

/** The categories' marks, drawn for 12 px: bolder and plainer than the icons of the interface. */
export const markShapes: Record<BallMarkKind, string> = {
  flame:
    'M6.3 1c.2 1.9 2.9 3 2.9 5.9A3.2 3.2 0 0 1 6 10.3a3.2 3.2 0 0 1-3.2-3.3c0-1.3.6-2.1 1.3-2.7.1.8.4 1.2.9 1.4C4.7 4 5.2 2.3 6.3 1Z',
  snow: 'M6 1.4v9.2M2 3.7l8 4.6M10 3.7l-8 4.6',
  link: 'M4.9 7.1 7.1 4.9M5.2 3.5l.7-.7a2.3 2.3 0 0 1 3.3 3.3l-.7.7M6.8 8.5l-.7.7a2.3 2.3 0 0 1-3.3-3.3l.7-.7',
};

/** The mark that says what a state's colour says, for the states that have one. */
export const markOf: Partial<Record<BallState, BallMarkKind>> = { hot: 'flame', cold: 'snow', pair: 'link' };
