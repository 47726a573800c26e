import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { lotteryListQuery } from '../../api/queries.ts';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import classes from '../../components/ui/tabs.module.css';
import { type TicketTab, useTickets } from '../../features/admin-tickets/api/tickets.ts';
import {
  TicketFilters,
  type TicketFilterValues,
} from '../../features/admin-tickets/components/TicketFilters.tsx';
import { TicketLists } from '../../features/admin-tickets/components/TicketLists.tsx';
import { paths } from '../paths.ts';

const here = paths.adminTickets();

/** `/admin/tickets`: the tickets to be bought, and those that were. */
export function TicketsPage() {
  const search = useSearch({ from: '/office/admin/tickets' });
  const navigate = useNavigate();
  const { page = 1, q, lottery } = search;
  const tab: TicketTab = search.tab === 'compradas' ? 'sold' : 'pending';
  const filter = { tab, page, q, lottery };
  const tickets = useTickets(filter);
  const lotteries = useQuery(lotteryListQuery()).data ?? [];
  const inTab = search.tab === undefined ? {} : { tab: search.tab };

  const go = useCallback(
    (next: typeof search, replace = false) =>
      void navigate({ ...here, search: next, replace, resetScroll: false }),
    [navigate],
  );
  const { tab: shown } = search;
  const onFilter = useCallback(
    (values: TicketFilterValues) => go({ ...(shown && { tab: shown }), ...given(values) }, true),
    [go, shown],
  );

  const tabLink = (to: typeof search, label: string, total: number | undefined, current: boolean) => (
    <Link
      {...here}
      search={to}
      className={classes.tab}
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
    >
      {label}
      {total !== undefined && <span className={classes.total}>{total}</span>}
    </Link>
  );
  return (
    <>
      <PageHeader title={texts.title} />
      <nav aria-label={texts.title} className={classes.tabs}>
        {tabLink(given({ q, lottery }), texts.tabs.pending, tickets.data?.total, tab === 'pending')}
        {tabLink(
          { tab: 'compradas', ...given({ q, lottery }) },
          texts.tabs.sold,
          tickets.data?.ticketTotal,
          tab === 'sold',
        )}
      </nav>
      <TicketFilters lotteries={lotteries} values={{ q, lottery }} onChange={onFilter} />
      <TicketLists
        tickets={tickets}
        filter={filter}
        lotteries={lotteries}
        onPage={(next) => go({ ...inTab, ...given({ q, lottery }), ...(next > 1 && { page: next }) })}
        onClear={() => go(inTab)}
      />
    </>
  );
}

/** The filters that say something, as they stand in the address. */
function given({ q, lottery }: TicketFilterValues) {
  return { ...(q !== undefined && { q }), ...(lottery !== undefined && { lottery }) };
}
