/** What changes who owns a customer's account: its owner is told of each (Rulebook 10). */
export const accountChanges = [
  'email-added',
  'primary-email-changed',
  'email-deleted',
  'password-changed',
  /** With a link that was mailed. */
  'password-reset',
  'sessions-ended',
  /** By an administrator, who knows the new password: it is to be changed. */
  'password-set-by-house',
  'sessions-ended-by-house',
] as const;
export type AccountChange = (typeof accountChanges)[number];
