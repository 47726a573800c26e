import { hash, verify } from '@node-rs/argon2';

/** argon2id, 19 MiB, 2 passes: about 9 ms, the OWASP minimum. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Keyboards compose letters in different ways: "ñ" is one password however it was typed.
const composed = (password: string) => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> => hash(composed(password), cost);

// Of no password: verifying against it makes an unknown account take as long as a known one.
const nobody = hash('nobody has this password', cost);

/** Whether a password fits a hash. With no hash (no such account) it takes the same time and fits nothing. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), composed(password)).catch(() => false);
  return fits && passwordHash !== null;
}
