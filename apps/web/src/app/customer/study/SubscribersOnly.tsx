import type { ReactNode } from 'react';
import { SubscriberGate } from '../../../features/subscription/components/SubscriberGate.tsx';
import { useNoticeLinks, useNoticeSample } from '../subscription/use-notice.tsx';

/** What the subscription opens; the others read what it is worth, and come back here once they have it. */
export function SubscribersOnly({
  skeleton,
  children,
}: {
  readonly skeleton?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <SubscriberGate skeleton={skeleton} {...useNoticeSample()} {...useNoticeLinks()}>
      {children}
    </SubscriberGate>
  );
}
