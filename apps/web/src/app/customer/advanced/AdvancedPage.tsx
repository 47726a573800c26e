import { playTexts } from '@bolillero/texts/play';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { subscriptionQuery } from '../../../api/subscription.ts';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../../components/ui/PageHeader.tsx';
import { PlayPages } from '../play/PlayPages.tsx';
import type { PlayTableProps } from '../play/use-play-table.tsx';
import { SubscribersOnly } from '../study/SubscribersOnly.tsx';
import { AdvancedRoom } from './AdvancedRoom.tsx';

interface AdvancedPageProps extends PlayTableProps {
  /** Stands for the page until it is known whether it may be seen. */
  readonly skeleton: ReactNode;
}

/** The advanced play page, for subscribers; the others read what a subscription opens, and go on to the normal one. */
export function AdvancedPage({ skeleton, ...room }: AdvancedPageProps) {
  const { lottery, series, page } = room;
  const { data: subscription } = useQuery(subscriptionQuery());
  return (
    <>
      {subscription?.active === false && (
        <PageHeader
          title={playTexts.title(lottery.description)}
          mark={<LotteryMark lottery={lottery} size={52} />}
          actions={<PlayPages lottery={lottery} series={series} page={page} />}
        />
      )}
      <SubscribersOnly skeleton={skeleton}>
        <AdvancedRoom {...room} />
      </SubscribersOnly>
    </>
  );
}
