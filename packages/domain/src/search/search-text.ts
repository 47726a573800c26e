/** Small letters with a mark, and the plain ones that they are compared as. The ñ is a letter of its own. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({ a: 'áàâäãå', c: 'ç', e: 'éèêë', i: 'íìîï', o: 'óòôöõ', u: 'úùûü', y: 'ýÿ' }).flatMap(
    ([plain, marked]) => [...marked].map((letter) => [letter, plain] as const),
  ),
);

/** A text as it is compared when somebody searches: without capitals and accents. The database's `search_text` does the same. */
export function searchText(text: string): string {
  return text.toLowerCase().replace(/\P{ASCII}/gu, (letter) => plainLetters.get(letter) ?? letter);
}
