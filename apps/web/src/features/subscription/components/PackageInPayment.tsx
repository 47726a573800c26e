import { subscriptionTexts } from '@bolillero/texts/subscription';
import { useQuery } from '@tanstack/react-query';
import type { Package } from '../../../api/subscription.ts';
import { subscriptionQuery } from '../../../api/subscription.ts';
import { moneyText } from '../../../components/ui/Amount.tsx';
import classes from './Subscription.module.css';

const words = subscriptionTexts.paying;

interface PackageInPaymentProps {
  readonly pack: Package;
  /** The monthly price that the address claimed, where it is another one. */
  readonly claimed?: string | undefined;
}

/** Which package the payment window is about. */
export function PackageInPayment({ pack, claimed }: PackageInPaymentProps) {
  const subscribed = useQuery(subscriptionQuery()).data?.active === true;
  const price = moneyText(pack.price);
  return (
    <div className={classes.about}>
      <p className={classes.what}>{words.what(subscriptionTexts.months(pack.months))}</p>
      <p className={classes.price}>{subscriptionTexts.monthly(price)}</p>
      {claimed !== undefined && (
        <p className={classes.other}>{words.otherPrice(moneyText(claimed), price)}</p>
      )}
      {subscribed && <p className={classes.price}>{words.extends}</p>}
    </div>
  );
}
