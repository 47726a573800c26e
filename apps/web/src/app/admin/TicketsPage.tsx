import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { lotteryListQuery } from '../../api/lottery-list.ts';
import { settingsQuery } from '../../api/settings.ts';
import { useListTotal } from '../../components/table/use-list-page.ts';
import { useListState } from '../../components/table/use-list-state.ts';
import { Button } from '../../components/ui/Button.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import classes from '../../components/ui/tabs.module.css';
import { RecordHistory } from '../../features/admin-audit/components/RecordHistory.tsx';
import { askRefunds } from '../../features/admin-tickets/api/refunds.ts';
import { askPending, askSold, type Purchase, ticketsKey } from '../../features/admin-tickets/api/tickets.ts';
import { OverdueRefundWindow } from '../../features/admin-tickets/components/OverdueRefundWindow.tsx';
import { PendingList } from '../../features/admin-tickets/components/PendingList.tsx';
import { RefundList } from '../../features/admin-tickets/components/RefundList.tsx';
import { SoldList } from '../../features/admin-tickets/components/SoldList.tsx';
import { TicketWindow } from '../../features/admin-tickets/components/TicketWindow.tsx';
import { filterOf, type TicketSearch } from '../../features/admin-tickets/components/ticket-list.ts';
import { paths } from '../../paths.ts';
import { useOfficeUser } from '../../session/admin.ts';

const here = paths.adminTickets();
const lists = { pending: PendingList, sold: SoldList, refunded: RefundList } as const;
const asks = { pending: askPending, sold: askSold, refunded: askRefunds } as const;

/** `/admin/tickets`: the tickets to be bought, those that were and, for administrators, those whose price went back. */
export function TicketsPage() {
  const search: TicketSearch = useSearch({ from: '/office/admin/tickets' });
  const state = useListState(search);
  const isAdministrator = useOfficeUser()?.role === 'administrator';
  const shown = shownIn(search.tab, isAdministrator);
  const lotteries = useQuery(lotteryListQuery()).data ?? [];
  const timeZone = useQuery(settingsQuery()).data?.timeZone;
  const [opened, setOpened] = useState<Purchase | null>(null);
  const [refunding, setRefunding] = useState(false);
  const List = lists[shown];
  const overdue = useListTotal(
    questionOf('pending', search, isAdministrator && shown === 'pending', 'overdue'),
  );
  const isPart = shown === 'pending' && search.part === 'overdue';
  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          isAdministrator &&
          isPart &&
          overdue !== undefined &&
          overdue > 0 && (
            <Button variant="outline" color="danger" onClick={() => setRefunding(true)}>
              {texts.refundOverdue.act(overdue)}
            </Button>
          )
        }
      />
      <nav aria-label={texts.title} className={classes.tabs}>
        <Tab name="pending" shown={shown} search={search} />
        <Tab name="sold" shown={shown} search={search} />
        {isAdministrator && <Tab name="refunded" shown={shown} search={search} />}
      </nav>
      <List key={shown} state={state} lotteries={lotteries} timeZone={timeZone} onOpen={setOpened} />
      {opened && (
        <TicketWindow
          purchase={opened}
          lottery={lotteries.find(({ id }) => id === opened.lotteryId)}
          timeZone={timeZone}
          onClose={() => setOpened(null)}
        >
          <RecordHistory entity="purchase" id={opened.id} level={3} folded />
        </TicketWindow>
      )}
      {refunding && <OverdueRefundWindow onClose={() => setRefunding(false)} />}
    </>
  );
}

type ShownTab = keyof typeof texts.tabs;
const tabNames = { pending: undefined, sold: 'compradas', refunded: 'devueltas' } as const;

/** The tab of the address; the pending tickets where it is none of theirs. */
function shownIn(tab: TicketSearch['tab'], isAdministrator: boolean): ShownTab {
  if (tab === 'compradas') return 'sold';
  return tab === 'devueltas' && isAdministrator ? 'refunded' : 'pending';
}

interface TabProps {
  readonly name: ShownTab;
  readonly shown: ShownTab;
  readonly search: TicketSearch;
}

/** A list and how many it holds with the filters that all of them share. */
function Tab({ name, shown, search }: TabProps) {
  const { q, lottery, player, series, dates, from, to } = search;
  const shared = { q, lottery, player, series, dates, from, to };
  const total = useListTotal(questionOf(name, shared, true, undefined));
  return (
    <Link
      {...here}
      search={given({ tab: tabNames[name], ...shared })}
      className={classes.tab}
      activeOptions={{ exact: true }}
      aria-current={name === shown ? 'page' : undefined}
    >
      {texts.tabs[name]}
      {total !== undefined && <span className={classes.total}>{total}</span>}
    </Link>
  );
}

/** What of an address says something. */
const given = (search: TicketSearch) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

/** How many tickets a list holds. */
function questionOf(name: ShownTab, search: TicketSearch, enabled: boolean, part: TicketSearch['part']) {
  const filter = { ...filterOf(search), part };
  const ask = asks[name];
  return {
    key: [...ticketsKey, name, filter],
    search,
    ask: (asked: Parameters<typeof askPending>[0], signal: AbortSignal) => ask(asked, filter, signal),
    interval: 30_000,
    enabled,
  };
}
