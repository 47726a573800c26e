/** The longest address that can be delivered to (RFC 5321: a path of 256 with its two angle brackets). */
export const longestEmail = 254;
const longestLocalPart = 64;

// What browsers accept in a field of type email (HTML standard), and a dot in the domain besides.
const shape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/**
 * The address that somebody typed, in its one spelling: without blanks around it and in lower case, so that no two
 * accounts differ by case alone. Null when it is not shaped like an address. A line break is refused wherever it stands:
 * mailers follow what comes after it as a header of its own.
 */
export function parseEmail(text: string): string | null {
  if (/[\r\n\u2028\u2029\u0085]/.test(text)) return null;
  const email = text.trim().toLowerCase();
  if (email.length > longestEmail || email.indexOf('@') > longestLocalPart) return null;
  return shape.test(email) ? email : null;
}
