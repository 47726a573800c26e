/** The shortest minimum that the setting may ask for, and the longest password that is accepted (Rulebook 10). */
export const shortestMinimum = 6;
export const longestPassword = 20;

/** What a password may lack or have too much of, in the order in which it is told. */
export const passwordFaultCodes = [
  'too-short',
  'too-long',
  'lowercase-missing',
  'uppercase-missing',
  'digit-missing',
  'special-missing',
  'space',
] as const;
export type PasswordFault = (typeof passwordFaultCodes)[number];

/**
 * Everything that keeps a text from being a password (Rulebook 10): `minimum` to 20 characters with a lowercase letter,
 * an uppercase one, a digit and a special character, and no space. Letters and digits of any alphabet count as such; a
 * special character is none of them. Characters are counted as people see them in a composed text: "ñ" is one however
 * it was typed. Throws RangeError for a minimum outside 6..20.
 */
export function passwordFaults(password: string, minimum: number): PasswordFault[] {
  if (!Number.isInteger(minimum) || minimum < shortestMinimum || minimum > longestPassword) {
    throw new RangeError(`No minimum for a password: ${minimum}`);
  }
  const text = password.normalize('NFC');
  const length = [...text].length;
  const fails: Readonly<Record<PasswordFault, boolean>> = {
    'too-short': length < minimum,
    'too-long': length > longestPassword,
    'lowercase-missing': !/\p{Ll}/u.test(text),
    'uppercase-missing': !/\p{Lu}/u.test(text),
    'digit-missing': !/\p{Nd}/u.test(text),
    'special-missing': !/[^\p{L}\p{M}\p{N}\p{C}\s]/u.test(text),
    space: /\s/u.test(text),
  };
  return passwordFaultCodes.filter((code) => fails[code]);
}
