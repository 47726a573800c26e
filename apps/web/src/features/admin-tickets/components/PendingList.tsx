import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import type { PrizeChange } from '../../../api/prize-changes.ts';
import { ChangesWindow } from '../../../components/ui/ChangesWindow.tsx';
import prizeChanges from '../../../components/ui/PrizeChanges.module.css';
import type { Purchase } from '../api/tickets.ts';
import { useUploads } from '../use-uploads.ts';
import { PendingRow } from './PendingRow.tsx';
import { PrintedMultiplierWindow } from './PrintedMultiplierWindow.tsx';
import classes from './Tickets.module.css';
import { TicketTable } from './TicketTable.tsx';

interface PendingListProps {
  readonly purchases: readonly Purchase[];
  readonly lotteries: readonly Lottery[];
  readonly stale: boolean;
  readonly onRefund: (purchase: Purchase) => void;
}

/** A late ticket that shares a jackpot: whose prizes it changes, and who waits for the answer. */
interface SharesAsked {
  readonly purchase: Purchase;
  readonly changes: readonly PrizeChange[];
  readonly answer: (yes: boolean) => void;
}

/** The tickets to be bought. */
export function PendingList({ purchases, lotteries, stale, onRefund }: PendingListProps) {
  const [shares, setShares] = useState<readonly SharesAsked[]>([]);
  const uploads = useUploads(
    (purchase, changes) =>
      new Promise((resolve) => setShares((others) => [...others, { purchase, changes, answer: resolve }])),
  );
  const [first] = shares;
  const answer = (yes: boolean) => {
    first?.answer(yes);
    setShares((all) => all.slice(1));
  };
  const lotteryOf = (purchase: Purchase) => lotteries.find(({ id }) => id === purchase.lotteryId);
  const [asking, setAsking] = useState<{ purchase: Purchase; file: File | null } | null>(null);
  return (
    <>
      <p className={classes.hint}>{texts.hint}</p>
      <TicketTable stale={stale}>
        {purchases.map((purchase) => {
          const printed = purchase.printedMultipliers.length > 0;
          return (
            <PendingRow
              key={purchase.id}
              purchase={purchase}
              lottery={lotteryOf(purchase)}
              upload={uploads.rows.get(purchase.id)}
              onAsk={printed ? () => setAsking({ purchase, file: null }) : null}
              onFile={(file) =>
                printed ? setAsking({ purchase, file }) : void uploads.send(purchase, file, null)
              }
              onStop={() => uploads.stop(purchase.id)}
              onRefund={() => onRefund(purchase)}
            />
          );
        })}
      </TicketTable>
      {asking && (
        <PrintedMultiplierWindow
          purchase={asking.purchase}
          file={asking.file}
          onSend={(file, multiplier) => void uploads.send(asking.purchase, file, multiplier)}
          onClose={() => setAsking(null)}
        />
      )}
      {first && (
        <ChangesWindow
          title={texts.sharesTitle}
          yes={texts.sharesYes}
          currency={lotteryOf(first.purchase)?.currency ?? ''}
          changes={first.changes}
          reasonHint={null}
          onYes={() => answer(true)}
          onClose={() => answer(false)}
        >
          <p className={prizeChanges.words}>{texts.shares(first.purchase.id, first.purchase.lotteryName)}</p>
        </ChangesWindow>
      )}
    </>
  );
}
