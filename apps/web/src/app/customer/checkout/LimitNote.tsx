import { cartTexts } from '@bolillero/texts/cart';
import { paymentTexts } from '@bolillero/texts/payment';
import { useLimitLine } from './use-limit-line.ts';

/** What stands below the total: in which money it is paid, what is left of one's own limit, what becomes of what is not bought. */
export function LimitNote() {
  const limit = useLimitLine();
  return (
    <>
      <p>{cartTexts.currency}</p>
      {limit !== null && <p>{limit}</p>}
      <p>{paymentTexts.cart.promises.refund}</p>
    </>
  );
}
