/** The most characters of a subject's or a question's title. */
export const longestFaqTitle = 200;

/** The most characters of an answer, its tags included. */
export const longestAnswerHtml = 20_000;
