import { longestPassword } from './password.ts';

/** Signs that stand for letters in 'P@ssw0rd': each reading of them. */
const readings: readonly Readonly<Record<string, string>>[] = ['i', 'l'].map((one) => ({
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': one,
  '!': one,
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
}));

/** Capitals and accents tell no password from another. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a password is one of the well-known `words`: as it stands, or with digits and signs before or after it that are
 * fewer than its own characters ('Password2026!'), or with signs in place of letters ('P@ssw0rd!'). Capitals and accents count for
 * nothing. Longer texts than any password are none.
 *
 * Of `bare` words, which are short and are tried first wherever they belong, the letters alone are compared: however many digits and
 * signs stand around and between them ('Lima-2026', 'change-Me-2026').
 */
export function knownPasswords(
  words: Iterable<string>,
  bare: Iterable<string> = [],
): (password: string) => boolean {
  const isOneOf = (list: Iterable<string>) => {
    const known = new Set<string>();
    for (const word of list) known.add(plain(word));
    return (word: string) =>
      known.has(word) ||
      readings.some((reading) => known.has(word.replace(/./gu, (sign) => reading[sign] ?? sign)));
  };
  const [isKnown, isBare] = [isOneOf(words), isOneOf(bare)];
  return (password) => {
    const signs = [...plain(password)];
    if (signs.length > longestPassword) return false;
    const letters = signs.filter((sign) => /\p{L}/u.test(sign)).join('');
    return isBare(letters) || undecorated(signs).some((text) => isKnown(text) || isBare(text));
  };
}

/** A text without some or all of the digits and signs at its ends, as long as more than half of it is left. */
function undecorated(signs: readonly string[]): string[] {
  const isLetter = (sign: string) => /\p{L}/u.test(sign);
  const first = signs.findIndex(isLetter);
  const lastStart = first === -1 ? signs.length : first;
  const firstEnd = signs.findLastIndex(isLetter) + 1;
  const found: string[] = [];
  for (let start = 0; start <= lastStart; start += 1) {
    for (let end = signs.length; end >= firstEnd && (end - start) * 2 > signs.length; end -= 1) {
      found.push(signs.slice(start, end).join(''));
    }
  }
  return found;
}
