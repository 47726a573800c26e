import { paymentTexts } from '@bolillero/texts/payment';
import IconCreditCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import { useSettings } from '../../api/settings.ts';
import classes from './AcceptedPayments.module.css';

const words = paymentTexts.accepted;

/** What can be paid with, said before the button that begins a payment. */
export function AcceptedPayments() {
  const { provider } = useSettings();
  if (provider !== 'paypal' && provider !== 'test') return null;
  return (
    <p className={classes.accepted}>
      <IconCreditCard size={18} aria-hidden="true" />
      {words[provider]}
    </p>
  );
}
