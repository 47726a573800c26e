import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import { useMemo, useState } from 'react';
import type { PrizeChange } from '../../../api/prize-changes.ts';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import { useListPage } from '../../../components/table/use-list-page.ts';
import type { Act } from '../../../components/ui/ActMenu.tsx';
import buttonClasses from '../../../components/ui/Button.module.css';
import { ButtonFace, buttonLook } from '../../../components/ui/Button.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { useOfficeUser } from '../../../session/admin.ts';
import { useTakeTicketBack, useTakingBackPreview } from '../api/changes.ts';
import { askSold, exportSold, type Purchase, ticketsKey } from '../api/tickets.ts';
import { RecordedMark } from './RecordedMark.tsx';
import { RefundWindow } from './RefundWindow.tsx';
import { TakeBackWindow } from './TakeBackWindow.tsx';
import classes from './Tickets.module.css';
import { numberOf, ticketColumns } from './ticket-columns.tsx';
import { filterOf, type TicketListProps, ticketFilters } from './ticket-list.ts';

/** A ticket that is to be taken back, and whose prizes that changes. */
interface Asked {
  readonly purchase: Purchase;
  readonly changes: readonly PrizeChange[];
}

/** The tickets that were bought: open their PDF, take it back, or give the price back; after that it is the house's. */
export function SoldList({ state, lotteries, timeZone, onOpen }: TicketListProps) {
  const { search } = state;
  const filter = filterOf(search);
  const list = useListPage<Purchase>({
    key: [...ticketsKey, 'sold', filter],
    search,
    ask: (asked, signal) => askSold(asked, filter, signal),
    interval: 30_000,
  });
  const isAdministrator = useOfficeUser()?.role === 'administrator';
  const preview = useTakingBackPreview();
  const withdrawal = useTakeTicketBack();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refunding, setRefunding] = useState<Purchase | null>(null);

  const columns = useMemo((): readonly ListColumn<Purchase>[] => {
    const { number, lottery, player, balls, multiplier, draw } = ticketColumns<Purchase>(lotteries);
    const bought: ListColumn<Purchase> = {
      id: 'sold',
      heading: texts.columns.sold,
      sort: 'sold',
      goes: 3,
      cell: ({ soldAt, refunded, proof }) => (
        <>
          {refunded ? (
            <span className={classes.tag}>{texts.refund.tag}</span>
          ) : (
            soldAt && instantInWords(soldAt, timeZone)
          )}
          {proof !== null && <RecordedMark proof={proof} />}
        </>
      ),
    };
    return [number, lottery, player, balls, multiplier, draw, bought];
  }, [lotteries, timeZone]);

  const takeBack = async (id: number, reason: string) => {
    try {
      await withdrawal.mutateAsync({ id, reason });
      showSuccess(texts.takenBack);
      setAsked(null);
    } catch (error) {
      showError(error);
    }
  };
  const ask = async (purchase: Purchase) => {
    let changes: readonly PrizeChange[];
    try {
      changes = await preview.mutateAsync(purchase.id);
    } catch (error) {
      return showError(error);
    }
    if (changes.length > 0) return setAsked({ purchase, changes });
    const yes = await confirm({
      title: texts.takeBackTitle,
      message: texts.takeBackHint(numberOf(purchase)),
      confirmLabel: texts.takeBackYes,
      danger: true,
    });
    if (yes) await takeBack(purchase.id, '');
  };
  const more = (purchase: Purchase): Act[] => {
    if (purchase.refunded) return [];
    const busy = preview.isPending || withdrawal.isPending;
    const back = { label: texts.takeBack, danger: true, disabled: busy, onAct: () => void ask(purchase) };
    const isFree = Number(purchase.price) === 0;
    if (!isAdministrator || isFree) return [back];
    return [back, { label: texts.refund.act, danger: true, onAct: () => setRefunding(purchase) }];
  };
  return (
    <>
      <ListTable
        name="sold-tickets"
        label={texts.tabs.sold}
        state={state}
        list={list}
        columns={columns}
        filters={ticketFilters(lotteries, state.search)}
        keyOf={({ id }) => id}
        onOpen={onOpen}
        empty={{ title: texts.emptySold, hint: texts.emptySoldHint }}
        onExport={(all, signal) => exportSold(all, filter, signal)}
        actions={{
          nameOf: (purchase) => texts.rowName(numberOf(purchase)),
          main: ({ id, pdf }) =>
            pdf && (
              <a
                href={pdf}
                target="_blank"
                rel="noopener"
                aria-label={texts.openOf(id)}
                {...buttonLook({ variant: 'light', size: 'xs' })}
                className={buttonClasses.button}
              >
                <ButtonFace left={<IconFileTypePdf size={16} aria-hidden="true" />}>{texts.open}</ButtonFace>
              </a>
            ),
          more,
        }}
      />
      {asked && (
        <TakeBackWindow
          {...asked}
          lottery={lotteries.find(({ id }) => id === asked.purchase.lotteryId)}
          busy={withdrawal.isPending}
          onYes={(reason) => void takeBack(asked.purchase.id, reason)}
          onClose={() => setAsked(null)}
        />
      )}
      {refunding && <RefundWindow purchase={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}
