import type { AdminPurchase } from '@bolillero/contract/calls/purchases';
import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { ErrorState } from '../../../components/ui/ErrorState.tsx';
import { Pager } from '../../../components/ui/Pager.tsx';
import { Loading, RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { type TicketFilter, type TicketPage, ticketsPerPage } from '../api/tickets.ts';
import { NoTickets } from './NoTickets.tsx';
import { PendingList } from './PendingList.tsx';
import { RefundWindow } from './RefundWindow.tsx';
import { SoldList } from './SoldList.tsx';

interface TicketListsProps {
  readonly tickets: UseQueryResult<TicketPage>;
  readonly filter: TicketFilter;
  readonly lotteries: readonly Lottery[];
  readonly onPage: (page: number) => void;
  readonly onClear: () => void;
}

/** The list of the chosen tab, page by page, and the purchase that is to be given back. */
export function TicketLists(props: TicketListsProps) {
  const [refunding, setRefunding] = useState<AdminPurchase | null>(null);
  return (
    <>
      <Tickets {...props} onRefund={setRefunding} />
      {refunding && <RefundWindow purchase={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}

interface TicketsProps extends TicketListsProps {
  readonly onRefund: (purchase: AdminPurchase) => void;
}

function Tickets({ tickets, filter, lotteries, onPage, onClear, onRefund }: TicketsProps) {
  if (tickets.isPending) {
    return (
      <Loading>
        <RowsSkeleton rows={8} height={52} />
      </Loading>
    );
  }
  if (tickets.isError) return <ErrorState error={tickets.error} onRetry={() => void tickets.refetch()} />;
  const { data, isPlaceholderData: stale } = tickets;
  const isPending = filter.tab === 'pending';
  const rows = isPending ? data.compras : data.comprasTicket;
  const [total, pages] = isPending ? [data.total, data.pages] : [data.ticketTotal, data.ticketPages];
  if (rows.length === 0 && !stale) {
    const words = isPending
      ? { title: texts.emptyPending, hint: texts.emptyPendingHint }
      : { title: texts.emptySold, hint: texts.emptySoldHint };
    return <NoTickets total={total} filter={filter} words={words} onPage={onPage} onClear={onClear} />;
  }
  const List = isPending ? PendingList : SoldList;
  return (
    <>
      <List purchases={rows} lotteries={lotteries} stale={stale} onRefund={onRefund} />
      <Pager page={filter.page} pages={pages} perPage={ticketsPerPage} total={total} onPage={onPage} />
    </>
  );
}
