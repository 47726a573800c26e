import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { paths } from '../../paths.ts';
import { restoreAdmin } from '../../session/admin.ts';
import { safeNext } from '../../session/next.ts';

/**
 * A page of the back-office: without an administrator's session one goes to sign in, and comes back to it;
 * where a second factor is yet to be set up, to where that is done.
 */
export async function requireAdmin(location: ParsedLocation): Promise<void> {
  const session = await restoreAdmin();
  if (session.state !== 'in') throw redirect(paths.adminSignIn({ next: location.href }));
  const { to } = paths.adminSecurity();
  if (session.person.setsUpFirst && location.pathname !== to) throw redirect({ to });
}

/** A page for administrators alone: operators go to what is due. */
export async function requireAdministrator(): Promise<void> {
  const session = await restoreAdmin();
  if (session.state === 'in' && session.person.role !== 'administrator') throw redirect(paths.adminToday());
}

/** The sign-in page: who is signed in goes on. */
export async function signedOutOnly(next: string | undefined): Promise<void> {
  const session = await restoreAdmin();
  if (session.state === 'in') throw redirect({ href: safeNext(next, paths.adminToday().to) });
}
