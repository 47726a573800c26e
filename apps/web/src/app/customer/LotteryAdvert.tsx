import { subscriptionTexts } from '@bolillero/texts/subscription';
import { useQuery } from '@tanstack/react-query';
import { subscriptionQuery } from '../../api/queries.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { SubscribeAdvert } from '../../features/subscription/components/SubscribeAdvert.tsx';
import { paths } from '../../paths.ts';

/** What a subscription opens, for who has none. */
export function LotteryAdvert() {
  const subscription = useQuery(subscriptionQuery());
  if (subscription.data?.ok !== false) return null;
  return (
    <SubscribeAdvert
      action={
        <ButtonLink {...paths.profile('subscription')} size="md">
          {subscriptionTexts.subscribe}
        </ButtonLink>
      }
    />
  );
}
