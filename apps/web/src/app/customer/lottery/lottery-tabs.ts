/** The statistics of the lottery's page, by the index that the specification gives each. */
export const lotteryTabs = ['0', '1', '2', '3'] as const;
export type LotteryTab = (typeof lotteryTabs)[number];

/** "others" of the specification: group games (Rulebook 11). */
export const groupGamesTab = '4';
