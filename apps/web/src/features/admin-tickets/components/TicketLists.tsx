import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { NoRows } from '../../../components/ui/NoRows.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type Purchase, type TicketFilter, type TicketPage, ticketsPerPage } from '../api/tickets.ts';
import { PendingList } from './PendingList.tsx';
import { RefundWindow } from './RefundWindow.tsx';
import { SoldList } from './SoldList.tsx';
import { filteredOut } from './TicketFilters.tsx';

interface TicketListsProps {
  readonly tickets: UseQueryResult<TicketPage>;
  readonly filter: TicketFilter;
  readonly lotteries: readonly Lottery[];
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

/** The list of the chosen tab, page by page, and the purchase that is to be given back. */
export function TicketLists(props: TicketListsProps) {
  const [refunding, setRefunding] = useState<Purchase | null>(null);
  return (
    <>
      <Tickets {...props} onRefund={setRefunding} />
      {refunding && <RefundWindow purchase={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}

interface TicketsProps extends TicketListsProps {
  readonly onRefund: (purchase: Purchase) => void;
}

function Tickets({ tickets, filter, lotteries, onPage, onClear, onRefund }: TicketsProps) {
  const { tab } = filter;
  const List = tab === 'pending' ? PendingList : SoldList;
  return (
    <Loaded
      query={tickets}
      waiting={<RowsSkeleton rows={8} height={52} />}
      isEmpty={(page) => page[tab].purchases.length === 0}
      empty={(page) => (
        <NoRows total={page[tab].total} onFirstPage={() => onPage(1)} filtered={filteredOut(filter, onClear)}>
          {tab === 'pending' ? (
            <EmptyState title={texts.emptyPending} hint={texts.emptyPendingHint} />
          ) : (
            <EmptyState title={texts.emptySold} hint={texts.emptySoldHint} />
          )}
        </NoRows>
      )}
    >
      {({ [tab]: { purchases, total, pages } }, { stale }) => (
        <>
          <List purchases={purchases} lotteries={lotteries} stale={stale} onRefund={onRefund} />
          <Pager page={filter.page} pages={pages} perPage={ticketsPerPage} total={total} onPage={onPage} />
        </>
      )}
    </Loaded>
  );
}
