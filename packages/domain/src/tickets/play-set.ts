/** As many sets of plays as a customer keeps under a name, of all lotteries. */
export const mostPlaySets = 50;

/** As many plays as a set has. */
export const mostPlaysOfSet = 200;

/** As many letters as the name of a set has. */
export const longestPlaySetName = 40;
