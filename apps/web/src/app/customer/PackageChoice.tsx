import { promotionTexts } from '@bolillero/texts/public-promotions';
import type { Package } from '../../api/subscription.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { PackageList } from '../../features/promotions/components/PackageList.tsx';
import { paths } from '../../paths.ts';
import { useCustomerSession } from '../../session/customer.ts';

/** The packages, each with its way on: visitors register with it, customers pay it. */
export function PackageChoice({ heading }: { heading?: 'h2' | 'h3' }) {
  const signedIn = useCustomerSession().state === 'in';
  const onward = ({ price, months }: Package, index: number) =>
    signedIn ? paths.payPackage(price, months) : paths.register({ promotion: String(index) });
  return (
    <PackageList
      {...(heading && { heading })}
      action={(pack, index) => (
        <ButtonLink
          {...onward(pack, index)}
          size="md"
          fullWidth
          aria-label={promotionTexts.choosePackage(promotionTexts.months(pack.months))}
        >
          {promotionTexts.choose}
        </ButtonLink>
      )}
    />
  );
}
