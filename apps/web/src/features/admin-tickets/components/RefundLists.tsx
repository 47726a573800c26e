import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Lottery } from '../../../api/lottery.ts';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import type { RefundFilter, RefundPage } from '../api/refunds.ts';
import { ticketsPerPage } from '../api/tickets.ts';
import { NoTickets } from './NoTickets.tsx';
import { RefundList } from './RefundList.tsx';

interface RefundListsProps {
  readonly refunds: UseQueryResult<RefundPage>;
  readonly filter: RefundFilter;
  readonly lotteries: readonly Lottery[];
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

/** What was given back, page by page. */
export function RefundLists({ refunds, filter, lotteries, onPage, onClear }: RefundListsProps) {
  if (refunds.isPending) {
    return (
      <Loading>
        <RowsSkeleton rows={8} height={52} />
      </Loading>
    );
  }
  if (refunds.isError) return <ErrorState error={refunds.error} onRetry={() => void refunds.refetch()} />;
  const { data: page, isPlaceholderData: stale } = refunds;
  if (page.data.length === 0 && !stale) {
    const words = { title: texts.emptyRefunds, hint: texts.emptyRefundsHint };
    return <NoTickets total={page.total} filter={filter} words={words} onPage={onPage} onClear={onClear} />;
  }
  return (
    <>
      <RefundList purchases={page.data} lotteries={lotteries} stale={stale} />
      <Pager
        page={filter.page}
        pages={page.pages}
        perPage={ticketsPerPage}
        total={page.total}
        onPage={onPage}
      />
    </>
  );
}
