/** The most characters of the name under which a winner's story is shown. */
export const longestShownName = 60;
