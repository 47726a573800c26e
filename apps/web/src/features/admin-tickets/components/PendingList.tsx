import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
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

/** The tickets to be bought. */
export function PendingList({ purchases, lotteries, stale, onRefund }: PendingListProps) {
  const uploads = useUploads();
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
              lottery={lotteries.find(({ id }) => id === purchase.lotteryId)}
              upload={uploads.rows.get(purchase.id)}
              onAsk={printed ? () => setAsking({ purchase, file: null }) : null}
              onFile={(file) =>
                printed ? setAsking({ purchase, file }) : void uploads.send(purchase.id, file, null)
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
          onSend={(file, multiplier) => void uploads.send(asking.purchase.id, file, multiplier)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
