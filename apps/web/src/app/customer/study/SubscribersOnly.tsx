import { subscriptionTexts } from '@bolillero/texts/subscription';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink, TextLink } from '../../../components/ui/ButtonLink.tsx';
import { SubscriberGate } from '../../../features/subscription/components/SubscriberGate.tsx';
import { paths } from '../../../paths.ts';

/** What the subscription opens; the others read what it is worth, and come back here once they have it. */
export function SubscribersOnly({ children }: { readonly children: ReactNode }) {
  const { href } = useLocation();
  return (
    <SubscriberGate
      action={
        <ButtonLink {...paths.profile('subscription', href)} size="md">
          {subscriptionTexts.subscribe}
        </ButtonLink>
      }
      free={
        <p style={{ margin: 0 }}>
          <TextLink {...paths.results()}>{subscriptionTexts.gate.free}</TextLink>
        </p>
      }
    >
      {children}
    </SubscriberGate>
  );
}
