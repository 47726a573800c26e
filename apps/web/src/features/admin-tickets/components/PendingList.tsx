import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { type DragEvent, useMemo, useRef, useState } from 'react';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import { useListPage, useListTotal } from '../../../components/table/use-list-page.ts';
import type { Act } from '../../../components/ui/ActMenu.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { FileInput } from '../../../components/ui/FileDrop.tsx';
import { ProgressBar } from '../../../components/ui/ProgressBar.tsx';
import { TimeLeft } from '../../../components/ui/TimeLeft.tsx';
import { useOfficeUser } from '../../../session/admin.ts';
import { askPending, exportPending, type Purchase, type TicketFilter, ticketsKey } from '../api/tickets.ts';
import { useUploads } from '../use-uploads.ts';
import { LateWindow } from './LateWindow.tsx';
import { PrintedMultiplierWindow } from './PrintedMultiplierWindow.tsx';
import { RefundWindow } from './RefundWindow.tsx';
import classes from './Tickets.module.css';
import { numberOf, ticketColumns } from './ticket-columns.tsx';
import { filterOf, type TicketListProps, ticketFilters } from './ticket-list.ts';
import { useAsked } from './use-asked.ts';

/** Payments come in while the page is open. */
const interval = 30_000;

/** The question about what is pending, for the list and for its counts. */
function pendingQuestion(search: TicketListProps['state']['search'], part: TicketFilter['part']) {
  const filter = { ...filterOf(search), part };
  return {
    key: [...ticketsKey, 'pending', filter],
    search,
    ask: (asked: Parameters<typeof askPending>[0], signal: AbortSignal) => askPending(asked, filter, signal),
    interval,
  };
}

/** The tickets to be bought, the first to close first: take the button, or drop the PDF on the row. */
export function PendingList({ state, lotteries, timeZone, onOpen }: TicketListProps) {
  const { search } = state;
  const list = useListPage<Purchase>(pendingQuestion(search, search.part));
  const counts = {
    all: useListTotal(pendingQuestion(search, undefined)),
    overdue: useListTotal(pendingQuestion(search, 'overdue')),
    today: useListTotal(pendingQuestion(search, 'closes-today')),
  };
  const isAdministrator = useOfficeUser()?.role === 'administrator';
  const late = useAsked<Parameters<Parameters<typeof useUploads>[0]>[0]>();
  const uploads = useUploads(late.ask);
  const [refunding, setRefunding] = useState<Purchase | null>(null);
  const [printed, setPrinted] = useState<{ purchase: Purchase; file: File | null } | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const chosenFor = useRef<Purchase | null>(null);

  const columns = useMemo((): readonly ListColumn<Purchase>[] => {
    const { number, lottery, player, balls, multiplier, draw } = ticketColumns<Purchase>(lotteries);
    const closes: ListColumn<Purchase> = {
      id: 'closes',
      heading: texts.columns.closes,
      sort: 'closes',
      width: 130,
      cell: (purchase) =>
        purchase.overdue ? (
          <span className={classes.overdue} title={texts.overdueHint}>
            <IconAlertTriangle size={14} aria-hidden="true" />
            {texts.overdue}
          </span>
        ) : (
          <TimeLeft to={purchase.closesAt} timeZone={timeZone} />
        ),
    };
    return [number, lottery, player, balls, multiplier, draw, closes];
  }, [lotteries, timeZone]);

  const take = (purchase: Purchase, file: File) => {
    if (purchase.printedMultipliers.length > 0) setPrinted({ purchase, file });
    else void uploads.send(purchase, file, null);
  };
  const choose = (purchase: Purchase) => {
    if (purchase.printedMultipliers.length > 0) return setPrinted({ purchase, file: null });
    chosenFor.current = purchase;
    input.current?.click();
  };
  const isSending = ({ id }: Purchase) => uploads.rows.get(id)?.state === 'sending';
  /** A free play cost nothing; operators sell tickets and move no money. */
  const mayRefund = ({ price, refunded }: Purchase) => isAdministrator && !refunded && Number(price) > 0;
  const more = (purchase: Purchase): Act[] => {
    const refund = { label: texts.refund.act, danger: true, onAct: () => setRefunding(purchase) };
    const upload = { label: texts.upload, onAct: () => choose(purchase) };
    if (!mayRefund(purchase)) return [];
    return [purchase.overdue ? upload : refund];
  };
  const rowProps = (purchase: Purchase) => ({
    'data-over': over === purchase.id || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files') || isSending(purchase)) return;
      event.preventDefault();
      setOver(purchase.id);
    },
    onDragLeave: () => setOver(null),
    onDrop: (event: DragEvent) => {
      const file = event.dataTransfer.files[0];
      event.preventDefault();
      setOver(null);
      if (file && !isSending(purchase)) take(purchase, file);
    },
  });

  return (
    <>
      <ListTable
        name="pending-tickets"
        label={texts.tabs.pending}
        state={state}
        list={list}
        columns={columns}
        filters={{
          ...ticketFilters(lotteries, state.search),
          parts: {
            name: 'part',
            label: texts.parts.label,
            options: [
              { value: '', label: texts.parts.all, count: counts.all },
              { value: 'overdue', label: texts.parts.overdue, count: counts.overdue },
              { value: 'closes-today', label: texts.parts.closesToday, count: counts.today },
            ],
          },
        }}
        keyOf={({ id }) => id}
        onOpen={onOpen}
        rowProps={rowProps}
        empty={{ title: texts.emptyPending, hint: texts.emptyPendingHint }}
        onExport={(asked, signal) => exportPending(asked, { ...filterOf(search), part: search.part }, signal)}
        actions={{
          nameOf: (purchase) => texts.rowName(numberOf(purchase)),
          main: (purchase) =>
            purchase.overdue && mayRefund(purchase) ? (
              <Button
                size="xs"
                variant="outline"
                color="danger"
                aria-label={texts.refund.actOf(purchase.id)}
                onClick={() => setRefunding(purchase)}
              >
                {texts.refund.act}
              </Button>
            ) : (
              <Button
                size="xs"
                variant="light"
                loading={isSending(purchase)}
                leftSection={<IconUpload size={16} aria-hidden="true" />}
                aria-label={texts.uploadFor(purchase.id)}
                onClick={() => choose(purchase)}
              >
                {texts.upload}
              </Button>
            ),
          more,
        }}
        below={({ id }) => {
          const upload = uploads.rows.get(id);
          if (upload === undefined) return null;
          if (upload.state === 'failed') {
            return (
              <p role="alert" className={classes.fault}>
                {upload.reason}
              </p>
            );
          }
          return (
            <span className={classes.sending}>
              <span>{texts.uploading(Math.round(upload.part * 100))}</span>
              <ProgressBar label={texts.uploadingOf(id)} part={upload.part} />
              <Button size="xs" variant="subtle" onClick={() => uploads.stop(id)}>
                {texts.stop}
              </Button>
            </span>
          );
        }}
      />
      <p className={classes.hint}>{texts.hint}</p>
      <FileInput
        ref={input}
        accept="application/pdf,.pdf"
        label={texts.choose}
        onFile={(file) => chosenFor.current && take(chosenFor.current, file)}
      />
      {printed && (
        <PrintedMultiplierWindow
          purchase={printed.purchase}
          file={printed.file}
          onSend={(file, multiplier) => void uploads.send(printed.purchase, file, multiplier)}
          onClose={() => setPrinted(null)}
        />
      )}
      {late.asked && (
        <LateWindow
          late={late.asked}
          lottery={lotteries.find(({ id }) => id === late.asked?.purchase.lotteryId)}
          onAnswer={late.answer}
        />
      )}
      {refunding && <RefundWindow purchase={refunding} onClose={() => setRefunding(null)} />}
    </>
  );
}
