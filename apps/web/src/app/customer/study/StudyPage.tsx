import { subscriptionTexts } from '@bolillero/texts/subscription';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink, TextLink } from '../../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../../components/ui/PageHeader.tsx';
import { SubscriberGate } from '../../../features/subscription/components/SubscriberGate.tsx';
import { paths } from '../../../paths.ts';

interface StudyPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly mark?: ReactNode;
  /** At the end of the heading's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the subscribers' three menus: its heading for everybody, its content behind the gate. */
export function StudyPage({ title, lead, mark, actions, children }: StudyPageProps) {
  const { href } = useLocation();
  return (
    <>
      <PageHeader title={title} subtitle={lead} mark={mark} actions={actions} />
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
    </>
  );
}
