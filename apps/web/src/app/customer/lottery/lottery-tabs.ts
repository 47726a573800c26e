/** The statistics of the lottery's page, by the index that the specification gives each; "others" (4) comes with group games. */
export const lotteryTabs = ['0', '1', '2', '3'] as const;
export type LotteryTab = (typeof lotteryTabs)[number];
