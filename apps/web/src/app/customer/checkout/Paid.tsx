import { paymentTexts } from '@bolillero/texts/payment';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { PaymentDone } from '../../../features/payment/components/PaymentDone.tsx';
import { paths } from '../../../paths.ts';

interface PaidProps {
  /** How many plays were bought. */
  readonly purchases: number;
  /** The way on. */
  readonly onward: ReactNode;
}

/** What follows a payment. */
export function Paid({ purchases, onward }: PaidProps) {
  return (
    <PaymentDone
      count={purchases}
      actions={
        <>
          <ButtonLink {...paths.profile()} size="md">
            {paymentTexts.seePurchases}
          </ButtonLink>
          {onward}
        </>
      }
    />
  );
}
