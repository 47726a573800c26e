import { parseAmount } from '@bolillero/domain/money/cents';
import { type ProviderCapture, type ProviderOrder, ProviderUnavailable } from './payment-provider.ts';
import { fieldsOf, firstOf, textOf } from './paypal-connection.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What an order of PayPal's comes to, from its representation. Words that it does not have are nothing known. */
export function readOrder(body: unknown): ProviderOrder {
  const { status, purchase_units: units } = fieldsOf(body);
  const unit = firstOf(units);
  const captures = fieldsOf(unit.payments).captures;
  if (Array.isArray(captures) && captures.length > 0) return readCapture(unit, firstOf(captures));
  switch (status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { state: 'created' };
    case 'APPROVED':
      return { state: 'approved' };
    case 'VOIDED':
      return { state: 'declined' };
    default:
      throw new ProviderUnavailable(`an order of PayPal's is ${String(status)}`);
  }
}

function readCapture(unit: Fields, capture: Fields): ProviderOrder {
  switch (capture.status) {
    case 'COMPLETED':
    case 'PARTIALLY_REFUNDED':
      return { state: 'captured', ...moneyOf(unit, capture) };
    case 'REFUNDED':
      return { state: 'refunded', ...moneyOf(unit, capture) };
    case 'PENDING':
      return { state: 'pending' };
    case 'DECLINED':
    case 'FAILED':
      return { state: 'declined' };
    default:
      throw new ProviderUnavailable(`a capture of PayPal's is ${String(capture.status)}`);
  }
}

function moneyOf(unit: Fields, capture: Fields): ProviderCapture {
  const { value, currency_code: currency } = fieldsOf(capture.amount);
  const captureId = textOf(capture.id);
  const amount = parseAmount(textOf(value) ?? '');
  if (captureId === null || !amount.ok || typeof currency !== 'string') {
    throw new ProviderUnavailable("a capture of PayPal's without id, amount or currency");
  }
  // A capture repeats its order's custom id; without either it is not known to be ours.
  const reference = textOf(capture.custom_id) ?? textOf(unit.custom_id) ?? '';
  return { captureId, amount: amount.value, currency, reference };
}
