import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { lotteryListQuery } from '../../api/lottery-list.ts';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import classes from '../../components/ui/tabs.module.css';
import { useRefunds } from '../../features/admin-tickets/api/refunds.ts';
import { useTickets } from '../../features/admin-tickets/api/tickets.ts';
import { RefundLists } from '../../features/admin-tickets/components/RefundLists.tsx';
import {
  TicketFilters,
  type TicketFilterValues,
} from '../../features/admin-tickets/components/TicketFilters.tsx';
import { TicketLists } from '../../features/admin-tickets/components/TicketLists.tsx';
import { paths } from '../../paths.ts';
import { useOfficeUser } from '../../session/admin.ts';

const here = paths.adminTickets();

/** `/admin/tickets`: the tickets to be bought, those that were and, for administrators, those whose price went back. */
export function TicketsPage() {
  const search = useSearch({ from: '/office/admin/tickets' });
  const navigate = useNavigate();
  const { page = 1, q, lottery } = search;
  const administrator = useOfficeUser()?.role === 'administrator';
  const shown = shownIn(search.tab, administrator);
  // every tab tells how many it holds, so all are asked
  const filter = {
    tab: shown === 'sold' ? shown : 'pending',
    page: shown === 'refunded' ? 1 : page,
    q,
    lottery,
  } as const;
  const tickets = useTickets(filter);
  const refundFilter = { page: shown === 'refunded' ? page : 1, q, lottery };
  const refunds = useRefunds(refundFilter, administrator);
  const lotteries = useQuery(lotteryListQuery()).data ?? [];
  const inTab = search.tab === undefined ? {} : { tab: search.tab };

  const go = useCallback(
    (next: typeof search, replace = false) =>
      void navigate({ ...here, search: next, replace, resetScroll: false }),
    [navigate],
  );
  const { tab } = search;
  const onFilter = useCallback(
    (values: TicketFilterValues) => go({ ...(tab && { tab }), ...given(values) }, true),
    [go, tab],
  );

  const tabLink = (to: typeof search, name: ShownTab, total: number | undefined) => (
    <Link
      {...here}
      search={{ ...to, ...given({ q, lottery }) }}
      className={classes.tab}
      activeOptions={{ exact: true }}
      aria-current={name === shown ? 'page' : undefined}
    >
      {texts.tabs[name]}
      {total !== undefined && <span className={classes.total}>{total}</span>}
    </Link>
  );
  const turning = {
    lotteries,
    onPage: (next: number) => go({ ...inTab, ...given({ q, lottery }), ...(next > 1 && { page: next }) }),
    onClear: () => go(inTab),
  };
  return (
    <>
      <PageHeader title={texts.title} />
      <nav aria-label={texts.title} className={classes.tabs}>
        {tabLink({}, 'pending', tickets.data?.pending.total)}
        {tabLink({ tab: 'compradas' }, 'sold', tickets.data?.sold.total)}
        {administrator && tabLink({ tab: 'devueltas' }, 'refunded', refunds.data?.total)}
      </nav>
      <TicketFilters lotteries={lotteries} values={{ q, lottery }} onChange={onFilter} />
      {shown === 'refunded' ? (
        <RefundLists refunds={refunds} filter={refundFilter} {...turning} />
      ) : (
        <TicketLists tickets={tickets} filter={filter} {...turning} />
      )}
    </>
  );
}

type ShownTab = keyof typeof texts.tabs;

/** The tab of the address; the pending tickets where it is none of theirs. */
function shownIn(tab: 'compradas' | 'devueltas' | undefined, administrator: boolean): ShownTab {
  if (tab === 'compradas') return 'sold';
  return tab === 'devueltas' && administrator ? 'refunded' : 'pending';
}

/** The filters that say something, as they stand in the address. */
function given({ q, lottery }: TicketFilterValues) {
  return { ...(q !== undefined && { q }), ...(lottery !== undefined && { lottery }) };
}
