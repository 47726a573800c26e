/** For how long who has proved to know the password may change who owns the account (Rulebook 10), in minutes. */
export const confirmationMinutes = 15;

/** Whether a proof of the password is recent enough at an instant; both in milliseconds since the epoch. */
export function isRecentlyConfirmed(confirmedAt: number, now: number): boolean {
  return now - confirmedAt <= confirmationMinutes * 60_000;
}
