/**
 * A date as it is being typed, DD/MM/AAAA: the strokes come by themselves after two digits, a stroke typed early completes
 * "1/" to "01/", and a pasted 1990-05-12 is turned round.
 */
export function maskDate(typed: string): string {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(typed);
  if (iso) return [pad(iso[3]), pad(iso[2]), iso[1]].join('/');
  const parts = typed.split(/\D+/).filter((part, at) => part !== '' || at > 0);
  const digits = parts
    .map((part, at) => (at < 2 && at < parts.length - 1 ? pad(part) : part))
    .join('')
    .slice(0, 8);
  const groups = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((group) => group !== '');
  const isOpen = /\D$/.test(typed) && (digits.length === 2 || digits.length === 4);
  return `${groups.join('/')}${isOpen ? '/' : ''}`;
}

/** `YYYY-MM-DD` of a whole DD/MM/AAAA; null for anything else. Whether the day exists is not asked here. */
export function dateOfTyped(typed: string): string | null {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(maskDate(typed.trim()));
  return parts ? `${parts[3]}-${parts[2]}-${parts[1]}` : null;
}

/** DD/MM/AAAA of a `YYYY-MM-DD`. */
export function typedOfDate(date: string): string {
  return date.split('-').reverse().join('/');
}

const pad = (digits = '') => digits.padStart(2, '0');
