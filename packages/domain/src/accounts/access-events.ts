/** What the audit tells of who gets into the back-office, each about one administrator or operator. */
export const accessEvents = [
  'sign-in',
  'sign-in-refused',
  /** A wrong guess was the last that is allowed for now. */
  'sign-in-locked',
  'sign-out',
  /** Sessions were ended, one's own or by an administrator. */
  'sessions-ended',
  'second-factor-on',
  'second-factor-off',
  /** An administrator took another's away. */
  'second-factor-reset',
  'recovery-codes-made',
  /** A wrong password where one that is signed in was asked for it again. */
  'confirmation-refused',
  'confirmation-locked',
] as const;
export type AccessEvent = (typeof accessEvents)[number];

/** What the audit calls the subject of these events; its id is that of the administrator or operator. */
export const accessEntity = 'admin_access';

export function isAccessEvent(action: string): action is AccessEvent {
  return (accessEvents as readonly string[]).includes(action);
}
