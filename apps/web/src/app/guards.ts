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

/** The play pages that there are: `normal` or `laggards`, and `simple` alone. Other addresses lead to one of them. */
export function onlyPlayPages({ params }: { params: PlayParams }): void {
  const value = params.value === 'laggards' ? 'laggards' : 'normal';
  if (params.value === value && params.value2 === 'simple') return;
  throw redirect({ to: routes.play, params: { ...params, value, value2: 'simple' }, replace: true });
}
