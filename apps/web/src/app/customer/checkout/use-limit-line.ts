import { cents, parseAmount } from '@bolillero/domain/money/cents';
import { paymentTexts } from '@bolillero/texts/payment';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { monthBefore } from '../../../components/ui/dates.ts';
import { useLimits } from '../../../features/limits/api.ts';

/** 'Te quedan $87.00 de tu límite de noviembre.'; null where the customer set none, and until it is known. */
export function useLimitLine(): string | null {
  const limits = useLimits().data;
  if (!limits || limits.monthly === null) return null;
  const [monthly, spent] = [parseAmount(limits.monthly), parseAmount(limits.spent)];
  if (!monthly.ok || !spent.ok) return null;
  const left = cents(Math.max(0, monthly.value - spent.value));
  return paymentTexts.cart.promises.limit(moneyText(left), monthBefore(limits.renews));
}
