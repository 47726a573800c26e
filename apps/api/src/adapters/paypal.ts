import { toDecimal } from '@bolillero/domain/money/cents';
import type { Clock } from '../clock.ts';
import { type PaymentProvider, type ProviderOrder, ProviderUnavailable } from './payment-provider.ts';
import {
  connectToPayPal,
  fieldsOf,
  issueOf,
  type PayPalAccount,
  type TellTrouble,
  textOf,
} from './paypal-connection.ts';
import { readNotice } from './paypal-notice.ts';
import { readOrder } from './paypal-order.ts';

/** Refusals of a capture after which no money moves: the payer's card or account would not pay. */
const declines: ReadonlySet<string | null> = new Set([
  'COMPLIANCE_VIOLATION',
  'INSTRUMENT_DECLINED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_RECEIVING_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
]);

const wholeIsBack: ReadonlySet<string | null> = new Set([
  'CAPTURE_FULLY_REFUNDED',
  'CAPTURED_AMOUNT_FULLY_REFUNDED',
]);

/** PayPal over its REST API: Orders v2, refunds of captures, signed notices. Our order id is its idempotency key. */
export function createPayPal(account: PayPalAccount, clock: Clock, trouble: TellTrouble): PaymentProvider {
  const ask = connectToPayPal(account, clock, trouble);
  const order = (id: string) => `/v2/checkout/orders/${encodeURIComponent(id)}`;

  const find = async (providerOrder: string): Promise<ProviderOrder> => {
    const { status, body } = await ask({ method: 'GET', path: order(providerOrder) });
    if (status === 200) return readOrder(body);
    // Another 404 may be a wrong address or a proxy's.
    if (status === 404 && issueOf(body) !== null) return { state: 'unknown' };
    throw new ProviderUnavailable(`PayPal answered ${status} for an order`);
  };

  return {
    name: 'paypal',
    async createOrder({ reference, amount, currency }) {
      const { status, body } = await ask({
        method: 'POST',
        path: '/v2/checkout/orders',
        requestId: `order-${reference}`,
        text: JSON.stringify({
          intent: 'CAPTURE',
          purchase_units: [
            {
              reference_id: reference,
              custom_id: reference,
              amount: { currency_code: currency, value: toDecimal(amount) },
            },
          ],
          payment_source: {
            paypal: {
              experience_context: {
                shipping_preference: 'NO_SHIPPING',
                user_action: 'PAY_NOW',
                // Nothing that takes days to arrive: the draw does not wait.
                payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
              },
            },
          },
        }),
      });
      const id = textOf(fieldsOf(body).id);
      if (status >= 300 || id === null) throw new ProviderUnavailable('PayPal opened no order');
      return { providerOrder: id };
    },
    async capture(providerOrder, reference) {
      const { status, body } = await ask({
        method: 'POST',
        path: `${order(providerOrder)}/capture`,
        requestId: `capture-${reference}`,
        text: '{}',
      });
      if (status < 300) return readOrder(body);
      // Refused: captured before, not approved, being captured at this moment. The order itself says which.
      const known = await find(providerOrder);
      return known.state === 'approved' && declines.has(issueOf(body)) ? { state: 'declined' } : known;
    },
    find,
    async refund(captureId, reference, part) {
      const { status, body } = await ask({
        method: 'POST',
        path: `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`,
        // A reference is only unique in this house; another that shares the account may count alike.
        requestId: `refund-${captureId}-${reference}`,
        text: JSON.stringify({
          // What it was for, for whoever reads PayPal's own books.
          custom_id: reference,
          ...(part === undefined
            ? {}
            : { amount: { currency_code: part.currency, value: toDecimal(part.amount) } }),
        }),
      });
      const refunded = fieldsOf(body).status;
      // One that is pending may still fail: asked again with the same id, PayPal says how it stands.
      if (status < 300 && refunded === 'COMPLETED') return;
      if (status === 422 && wholeIsBack.has(issueOf(body))) return;
      throw new ProviderUnavailable(`PayPal gave nothing back: ${issueOf(body) ?? String(refunded)}`);
    },
    readNotice: (headers, text) => readNotice(ask, account.webhookId, headers, text),
  };
}
