/** How many lines a group game may have at most: the three sizes that are offered (Rulebook 8). */
export const lineOptions = [50, 100, 200] as const;

/** The most shares that one game is divided into: their numbers stay exact and readable. */
export const mostParticipations = 100_000;

/** Why all shares of a game go back: it had no lines at its cut-off, or its draw was called off. */
export const groupRefundCauses = ['no-lines', 'draw-cancelled'] as const;
export type GroupRefundCause = (typeof groupRefundCauses)[number];
