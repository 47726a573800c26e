/** The longest note about a player, in characters. */
export const longestNote = 2_000;
