/** The address that was just registered in this page, so that signing in begins with it. Kept in memory alone. */
let newEmail: string | undefined;

export function rememberNewEmail(email: string): void {
  newEmail = email;
}

export function recallNewEmail(): string | undefined {
  return newEmail;
}
