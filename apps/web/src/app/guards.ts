import { hasAdvancedPages } from '@bolillero/domain/accounts/customer-type';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { CustomerFrame } from '../components/layout/customer-frame.ts';
import { paths, routes } from '../paths.ts';
import { restoreCustomer } from '../session/customer.ts';
import { customerStore } from '../session/stores.ts';
import { type Onward, onwardAddress } from './onward.ts';
import type { RouterContext } from './root-route.ts';

/** A page for signed-in customers: others go to sign in, and come back to it. */
export async function requireCustomer({ location }: { location: ParsedLocation }): Promise<void> {
  const session = await restoreCustomer();
  if (session.state !== 'in') throw redirect(paths.signIn({ next: location.href }));
}

/**
 * A page for visitors (home, sign in, register): who is signed in goes on to `next`, else to the lotteries. Only a
 * browser that was signed in waits for the server's answer; the others see the page at once.
 */
export async function visitorsOnly({
  search,
  context,
}: {
  search: Onward;
  context: RouterContext;
}): Promise<void> {
  if (customerStore.get().state === 'unknown' && !customerStore.likely()) return;
  const session = await restoreCustomer().catch(() => customerStore.get());
  if (session.state === 'in') throw redirect({ href: await onwardAddress(context.queryClient, search) });
}

/**
 * A page for everybody whose header depends on who is there: waits for the answer where somebody was signed in, and for the customers'
 * frame, which a customer's header is part of.
 */
export async function knowCustomer(): Promise<void> {
  const { state } = customerStore.get();
  if (state === 'in' || (state === 'unknown' && customerStore.likely()))
    await Promise.all([restoreCustomer().catch(() => {}), CustomerFrame.preload?.()?.catch(() => {})]);
}

interface PlayParams {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly value2: string;
}

/**
 * The play pages that there are: `normal` or `laggards`, each `simple` or, for customers of type 1, `mix`. Other addresses lead to one of
 * them. Whether a lottery has the second series is the page's to see.
 */
export function onlyPlayPages({ params }: { params: PlayParams }): void {
  const value = params.value === 'laggards' ? 'laggards' : 'normal';
  const session = customerStore.get();
  const advanced = session.state === 'in' && hasAdvancedPages(session.person.type);
  const value2 = params.value2 === 'mix' && advanced ? 'mix' : 'simple';
  if (params.value === value && params.value2 === value2) return;
  throw redirect({ to: routes.play, params: { ...params, value, value2 }, replace: true });
}
