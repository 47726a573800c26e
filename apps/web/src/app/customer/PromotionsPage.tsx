import { promotionTexts as words } from '@bolillero/texts/public-promotions';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { SubscriptionMenus } from '../../features/promotions/components/SubscriptionMenus.tsx';
import { PackageChoice } from './PackageChoice.tsx';

/** The packages, and what a subscription opens. */
export function PromotionsPage() {
  return (
    <>
      <PageHeader title={words.title} subtitle={words.lead} />
      <PageMeta title={words.title} description={words.description} />
      <PackageChoice />
      <SubscriptionMenus />
    </>
  );
}
