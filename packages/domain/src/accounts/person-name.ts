import { err, ok, type Result } from '../result.ts';

/** The longest name, and the longest last names, that the house greets and lists. */
export const longestPersonName = 60;

export type PersonNameFault = 'name-too-long' | 'name-characters';

// Letters of any script with their marks; `O’Neill`, `D'Angelo`, `Pérez-Luna`, `J. R.`.
const characters = /^(?:[\p{L}\p{M}'’. -]*)$/u;
// "evil.example": a dot that a word follows is an address, and mail programs make a link of it. "J.R." and "St. Clair" are names.
const address = /\.\p{L}{2}/u;

/**
 * A name, or last names, as somebody typed them: without blanks around them and with single spaces; empty when nothing was typed.
 * Line breaks and everything else that is in no name (digits, `:` and `/` of links, control characters) are refused, never taken out.
 */
export function parsePersonName(text: string): Result<string, PersonNameFault> {
  const name = text.replace(/^ +/, '').replace(/ {2,}/g, ' ').replace(/ $/, '');
  if (!characters.test(name) || address.test(name)) return err('name-characters');
  return name.length > longestPersonName ? err('name-too-long') : ok(name);
}
