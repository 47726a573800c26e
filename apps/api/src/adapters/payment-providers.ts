import type { Db } from '@bolillero/database/connection';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type PaymentProvider, ProviderUnavailable } from './payment-provider.ts';
import { createPayPal } from './paypal.ts';
import type { PayPalAccount } from './paypal-connection.ts';
import { createTestGateway } from './test-gateway.ts';

/** What an order says: `none` where nothing was to be paid. */
type Name = PaymentProvider['name'] | 'none';

/** The payment companies that the house can speak to. */
export interface PaymentProviders {
  /** Who takes new payments. */
  readonly current: PaymentProvider;
  /** Whoever an order was opened at. Throws `ProviderUnavailable` where the house has left them: nothing can be known of it. */
  of(name: Name): PaymentProvider;
  isConfigured(name: Name): boolean;
}

/** PayPal takes the payments where the house has an account. The test gateway can always be asked: its books are ours. */
export function createPaymentProviders(
  { paypal }: { readonly paypal: PayPalAccount | null },
  db: Db,
  clock: Clock,
  log: Pick<Log, 'warn'>,
): PaymentProviders {
  const test = createTestGateway(db, clock);
  if (paypal === null) return providersOf(test, []);
  return providersOf(
    createPayPal(paypal, clock, (facts) => log.warn(facts, 'PayPal')),
    [test],
  );
}

/** One that takes new payments, and others that took some before. */
export function providersOf(current: PaymentProvider, former: readonly PaymentProvider[]): PaymentProviders {
  const byName = new Map<Name, PaymentProvider>(
    [current, ...former].map((provider) => [provider.name, provider]),
  );
  return {
    current,
    isConfigured: (name) => byName.has(name),
    of(name) {
      const provider = byName.get(name);
      if (provider === undefined) throw new ProviderUnavailable(`${name} is not configured`);
      return provider;
    },
  };
}
