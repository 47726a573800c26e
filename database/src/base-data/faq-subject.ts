/** A subject of the frequent questions as a new house has it. */
export interface BaseSubject {
  readonly title: string;
  readonly questions: readonly BaseQuestion[];
}

export interface BaseQuestion {
  readonly title: string;
  /** HTML of paragraphs, lists, emphasis and links to pages of the house. */
  readonly answer: string;
}

/** A question whose answer is these pieces of HTML, one after the other. */
export function question(title: string, ...pieces: readonly string[]): BaseQuestion {
  return { title, answer: pieces.join('') };
}

export const p = (html: string): string => `<p>${html}</p>`;
export const ul = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const ol = (...items: readonly string[]): string =>
  `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
export const link = (path: string, text: string): string => `<a href="${path}">${text}</a>`;
