import { createHmac, randomUUID } from 'node:crypto';

/** What a server that behaves like PayPal has written down of an order. Amounts are PayPal's decimals. */
export interface BookedOrder {
  readonly id: string;
  /** `custom_id`: the shop's own order id. */
  readonly reference: string;
  readonly currency: string;
  readonly amount: string;
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'VOIDED' | 'COMPLETED';
  capture: BookedCapture | null;
}

export interface BookedCapture {
  readonly id: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED';
  readonly refunds: { readonly id: string; readonly cents: number }[];
}

/** What the provider says that it took, where that is not what it was asked to. */
export interface Lie {
  readonly amount?: string;
  readonly currency?: string;
  readonly reference?: string;
  /** A capture that is looked at before it is paid out, or refused. */
  readonly status?: 'PENDING' | 'DECLINED';
}

/** `6.00` → 600. */
export function centsOf(decimal: string): number {
  const [units = '', decimals = ''] = decimal.split('.');
  return Number(units) * 100 + Number(decimals.padEnd(2, '0'));
}

export const decimalOf = (cents: number) =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

export const newId = () => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();

export const refundedOf = (capture: BookedCapture) =>
  capture.refunds.reduce((total, { cents }) => total + cents, 0);

function captureStatus(capture: BookedCapture): string {
  const back = refundedOf(capture);
  if (back === 0) return capture.status;
  return back >= centsOf(capture.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
}

/** An order as PayPal shows it. */
export function showOrder({ id, reference, status, amount, currency, capture }: BookedOrder) {
  const captures = capture === null ? [] : [showCapture(capture)];
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: reference,
        custom_id: reference,
        amount: { currency_code: currency, value: amount },
        ...(captures.length === 0 ? {} : { payments: { captures } }),
      },
    ],
    links: [{ href: `https://www.paypal.com/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }],
  };
}

export function showCapture(capture: BookedCapture) {
  return {
    id: capture.id,
    status: captureStatus(capture),
    amount: { currency_code: capture.currency, value: capture.amount },
    custom_id: capture.reference,
    final_capture: true,
  };
}

/** A notice as it goes over the line: its headers, and the text that they sign. */
export interface SentNotice {
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const signingKey = randomUUID();

export const signatureOf = (transmission: string, time: string, webhookId: string, text: string) =>
  createHmac('sha256', signingKey).update([transmission, time, webhookId, text].join('|')).digest('base64');

/** Writes a notice about an order and signs its text, odd spaces and all: whoever writes it anew breaks the signature. */
export function signNotice(kind: string, order: BookedOrder, webhookId: string, id: string): SentNotice {
  const { capture } = order;
  const isOrder = kind.startsWith('CHECKOUT.ORDER.');
  const related = { supplementary_data: { related_ids: { order_id: order.id } } };
  const resource = isOrder || capture === null ? showOrder(order) : { ...showCapture(capture), ...related };
  const event = {
    id,
    event_type: kind,
    create_time: '2026-11-21T17:00:00.000Z',
    summary: 'Pago ñ',
    resource,
  };
  const text = JSON.stringify(event, null, ' ').replace('Pago ñ', 'Pago \\u00f1 \\/ 1.50');
  const transmission = randomUUID();
  const time = '2026-11-21T17:00:00Z';
  return {
    text,
    headers: {
      'content-type': 'application/json',
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'paypal-transmission-id': transmission,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signatureOf(transmission, time, webhookId, text),
    },
  };
}
