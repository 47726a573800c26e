import { paymentTexts } from '@bolillero/texts/payment';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import classes from './CartPayment.module.css';
import { useLimitLine } from './use-limit-line.ts';

const words = paymentTexts.cart.promises;

/** What a payer may expect; their own limit where they set one. */
export function Promises() {
  const limit = useLimitLine();
  return (
    <ul className={classes.promises} aria-label={words.label}>
      <li>
        <IconReceipt size={18} aria-hidden="true" />
        {words.receipt}
      </li>
      <li>
        <IconRefresh size={18} aria-hidden="true" />
        {words.refund}
      </li>
      {limit !== null && (
        <li>
          <IconClock size={18} aria-hidden="true" />
          {limit}
        </li>
      )}
    </ul>
  );
}
