/**
 * `waiting` → `sending` → `sent`. A failure that surely sent nothing goes back to `waiting`, until `failed`. What may have
 * been sent when the line or the process broke is `unclear`.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unclear'] as const;
export type MailState = (typeof mailStates)[number];
