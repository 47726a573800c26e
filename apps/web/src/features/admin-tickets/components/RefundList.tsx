import { adminTicketsTexts } from '@bolillero/texts/admin-tickets';
import { useMemo } from 'react';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import { useListPage } from '../../../components/table/use-list-page.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import { askRefunds, exportRefunded, type Refund } from '../api/refunds.ts';
import { ticketsKey } from '../api/tickets.ts';
import classes from './Tickets.module.css';
import { ticketColumns } from './ticket-columns.tsx';
import { filterOf, type TicketListProps, ticketFilters } from './ticket-list.ts';

const texts = adminTicketsTexts.refund;

/** The purchases whose price went back: how much, why, and who did it when. */
export function RefundList({ state, lotteries, timeZone, onOpen }: TicketListProps) {
  const { search } = state;
  const filter = filterOf(search);
  const list = useListPage<Refund>({
    key: [...ticketsKey, 'refunds', filter],
    search,
    ask: (asked, signal) => askRefunds(asked, filter, signal),
    // The money moves a moment after it was promised.
    interval: (rows) => (rows?.some(({ refund }) => refund.doneAt === null) ? 2_000 : 30_000),
  });
  const columns = useMemo((): readonly ListColumn<Refund>[] => {
    const { number, lottery, player } = ticketColumns<Refund>(lotteries);
    return [
      number,
      { ...lottery, goes: 2 },
      player,
      {
        id: 'amount',
        heading: texts.amount,
        sort: 'amount',
        numeric: true,
        cell: ({ refund }) => <Amount value={refund.amount} currency={refund.currency} />,
      },
      {
        id: 'reason',
        heading: texts.reason,
        grows: true,
        cell: ({ refund }) => <span title={refund.reason}>{refund.reason}</span>,
      },
      { id: 'by', heading: adminTicketsTexts.exported.by, goes: 1, cell: ({ refund }) => refund.admin },
      {
        id: 'requested',
        heading: adminTicketsTexts.exported.requestedAt,
        sort: 'requested',
        goes: 3,
        cell: ({ refund }) => instantInWords(refund.requestedAt, timeZone),
      },
      { id: 'state', heading: texts.state, cell: (row) => <State row={row} timeZone={timeZone} /> },
    ];
  }, [lotteries, timeZone]);
  return (
    <ListTable
      name="refunded-tickets"
      label={adminTicketsTexts.tabs.refunded}
      state={state}
      list={list}
      columns={columns}
      filters={ticketFilters(lotteries, state.search)}
      keyOf={({ id }) => id}
      onOpen={onOpen}
      empty={{ title: adminTicketsTexts.emptyRefunds, hint: adminTicketsTexts.emptyRefundsHint }}
      onExport={(all, signal) => exportRefunded(all, filter, signal)}
    />
  );
}

/** Whether the money has gone back, and what it waits for. */
function State({ row: { refund }, timeZone }: { row: Refund; timeZone: string | undefined }) {
  if (refund.doneAt !== null) {
    return (
      <span className={classes.tag} title={instantInWords(refund.doneAt, timeZone)}>
        {texts.paidBack}
      </span>
    );
  }
  const waits =
    refund.waitsFor !== null && texts.waitsFor(refund.waitsFor === 'paypal' ? 'PayPal' : refund.waitsFor);
  return (
    <span className={classes.tag} data-tone="dashed" title={waits || undefined}>
      {waits || texts.requested}
    </span>
  );
}
