import { err, ok, type Result } from '../result.ts';

/** The longest name, and the longest last names, that the house greets and lists. */
export const longestPersonName = 60;

export type PersonNameFault = 'name-too-long' | 'name-characters' | 'name-dot';

// Letters of any script with their marks; `O’Neill`, `D'Angelo`, `Pérez-Luna`, `J. R.`, `Gal·la`.
const characters = /^(?:[\p{L}\p{M}'’·. -]*)$/u;
// What Spanish keyboards give who looks for the apostrophe.
const strayAccents = /[´`]/g;
// "evil.example": a dot that a word follows is an address, and mail programs make a link of it. "J.R." and "St. Clair" are names.
const address = /\.\p{L}{2}/u;

/**
 * A name, or last names, as somebody typed them: without blanks around them and with single spaces, `D´Angelo` with an apostrophe;
 * empty when nothing was typed.
 * Line breaks and everything else that is in no name (digits, `:` and `/` of links, control characters) are refused, never taken out; so is a dot
 * that a word follows (`name-dot`).
 */
export function parsePersonName(text: string): Result<string, PersonNameFault> {
  const name = text.replace(/^ +/, '').replace(/ {2,}/g, ' ').replace(/ $/, '').replace(strayAccents, "'");
  if (!characters.test(name)) return err('name-characters');
  if (address.test(name)) return err('name-dot');
  return name.length > longestPersonName ? err('name-too-long') : ok(name);
}
