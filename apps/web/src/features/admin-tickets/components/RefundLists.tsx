import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Lottery } from '../../../api/lottery.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { NoRows } from '../../../components/ui/NoRows.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import type { RefundFilter, RefundPage } from '../api/refunds.ts';
import { ticketsPerPage } from '../api/tickets.ts';
import { RefundList } from './RefundList.tsx';
import { filteredOut } from './TicketFilters.tsx';

interface RefundListsProps {
  readonly refunds: UseQueryResult<RefundPage>;
  readonly filter: RefundFilter;
  readonly lotteries: readonly Lottery[];
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

/** What was given back, page by page. */
export function RefundLists({ refunds, filter, lotteries, onPage, onClear }: RefundListsProps) {
  return (
    <Loaded
      query={refunds}
      waiting={<RowsSkeleton rows={8} height={52} />}
      isEmpty={(page) => page.refunds.length === 0}
      empty={({ total }) => (
        <NoRows total={total} onFirstPage={() => onPage(1)} filtered={filteredOut(filter, onClear)}>
          <EmptyState title={texts.emptyRefunds} hint={texts.emptyRefundsHint} />
        </NoRows>
      )}
    >
      {(page, { stale }) => (
        <>
          <RefundList refunds={page.refunds} lotteries={lotteries} stale={stale} />
          <Pager
            page={filter.page}
            pages={page.pages}
            perPage={ticketsPerPage}
            total={page.total}
            onPage={onPage}
          />
        </>
      )}
    </Loaded>
  );
}
