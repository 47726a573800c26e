/** The address that was just registered in this page, so that signing in begins with it. Kept in memory alone. */
let newEmail: string | undefined;

export function rememberNewEmail(email: string): void {
  newEmail = email;
}

/** They have signed in: the next one who does is not told of a new account. */
export function forgetNewEmail(): void {
  newEmail = undefined;
}

export function recallNewEmail(): string | undefined {
  return newEmail;
}
