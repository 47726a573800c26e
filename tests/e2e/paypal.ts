import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { node, type Settings } from './server.ts';

/** What the server that behaves like PayPal has in its books of an order; amounts are its decimals. */
export interface BookedOrder {
  readonly id: string;
  readonly status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VOIDED' | 'COMPLETED';
  readonly capture: {
    readonly amount: string;
    readonly currency: string;
    readonly refunds: readonly { readonly cents: number }[];
  } | null;
}

/** A process that behaves like PayPal, with the payer in the test's hands. An order is named by its id there or at the house. */
export interface PayPal {
  /** Settings of a house that is paid through it. */
  readonly settings: Settings;
  order(id: string): Promise<BookedOrder>;
  approve(id: string): Promise<void>;
  decline(id: string): Promise<void>;
  /** Sends a signed notice about an order to the house; answers the status with which it was taken. */
  notify(id: string, kind: string, house: string): Promise<number>;
  /** The next `times` requests for some work (`capture`, `refund`, ...) go wrong (`hang`, `late-cut`, `fail`, ...). */
  misbehave(work: string, fault: string, times?: number): Promise<void>;
  /** The next capture is told otherwise than it was asked for. */
  lie(lie: { amount?: string; currency?: string; reference?: string }): Promise<void>;
  stop(): Promise<void>;
}

const program = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'testing', 'paypal-process.ts');

/** The settings that `startPayPal(port)` will have, for a file that has to say them before anything runs. */
export const payPalSettings = (port: number): Settings => ({
  PAYPAL_CLIENT_ID: 'house-client',
  PAYPAL_SECRET: 'house-secret',
  PAYPAL_WEBHOOK_ID: 'WH1HOUSE',
  PAYPAL_API: `http://127.0.0.1:${port}`,
});

/** Starts it on a loopback port; without one, on any that is free. */
export async function startPayPal(port = 0): Promise<PayPal> {
  const child = spawn(node, [program, String(port)], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended]);
  if (typeof line !== 'string') throw new Error('the server that behaves like PayPal did not start');
  const { PAYPAL_API: api = '' } = JSON.parse(line) as Settings;
  const settings = payPalSettings(Number(new URL(api).port));
  const post = async <T = unknown>(path: string, body: object = {}): Promise<T> => {
    const url = `${api}/payer/${path}`;
    const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as T;
  };
  return {
    settings,
    order: (id) => post(`${id}/show`),
    approve: async (id) => void (await post(`${id}/approve`)),
    decline: async (id) => void (await post(`${id}/decline`)),
    notify: async (id, kind, house) => {
      const url = new URL('/api/payments/webhook', house).href;
      return (await post<{ status: number }>(`${id}/notice`, { kind, url })).status;
    },
    misbehave: async (work, fault, times = 1) => void (await post('misbehave', { work, fault, times })),
    lie: async (lie) => void (await post('lie', lie)),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
