/**
 * `waiting` → `sending` → `sent`. A failure that surely sent nothing goes back to `waiting`, until `failed`. What may have
 * been sent when the line or the process broke is `unclear`. `withheld`: an administrator decided that it is not to be sent.
 */
export const mailStates = ['waiting', 'sending', 'sent', 'failed', 'unclear', 'withheld'] as const;
export type MailState = (typeof mailStates)[number];
