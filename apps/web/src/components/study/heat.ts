import type { Heat } from '../ui/Ball.tsx';

/** Colours by count: grey, orange, red, dark red. */
export const heats = [0, 1, 2, 3] as const satisfies readonly Heat[];

/** The colour of a count: 0 grey, 1 orange, 2 red, 3 or more dark red (Rulebook 4). */
export const heatOf = (count: number): Heat => (count >= 3 ? 3 : count === 2 ? 2 : count === 1 ? 1 : 0);

/** A count as badges tell it: a colour is never the only sign. */
export const heatBadges = ['0', '1', '2', '3+'] as const;
