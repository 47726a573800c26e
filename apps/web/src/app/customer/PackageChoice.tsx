import type { Promotion } from '@bolillero/contract/calls/subscriptions';
import { promotionTexts } from '@bolillero/texts/public-promotions';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PackageList } from '../../features/promotions/components/PackageList.tsx';
import { paths } from '../../paths.ts';
import { useCustomerSession } from '../../session/customer.ts';

/** The packages, each with its way on: visitors register with it, customers pay it. */
export function PackageChoice({ heading }: { heading?: 'h2' | 'h3' }) {
  const signedIn = useCustomerSession().state === 'in';
  const onward = ({ price, months }: Promotion, index: number) =>
    signedIn ? paths.payPackage(price, months) : paths.register({ promotion: String(index) });
  return (
    <PackageList
      {...(heading && { heading })}
      action={(promotion, index) => (
        <ButtonLink
          {...onward(promotion, index)}
          size="md"
          fullWidth
          aria-label={promotionTexts.choosePackage(promotionTexts.months(promotion.months))}
        >
          {promotionTexts.choose}
        </ButtonLink>
      )}
    />
  );
}
