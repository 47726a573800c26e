/** The lotteries that have an accent of their own among the tokens, by canonical name. */
export const accents = ['power_balls', 'mega_millions', 'florida', 'tinkas'] as const;
