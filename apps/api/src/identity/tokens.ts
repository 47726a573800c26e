import { createHash, randomBytes } from 'node:crypto';

/** A secret of 256 bits that fits into an address: a session's, or that of a link in a mail. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: who reads it there can use none. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
