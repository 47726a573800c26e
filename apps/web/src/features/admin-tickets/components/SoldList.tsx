import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { useState } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import type { PrizeChange } from '../../../api/prize-changes.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { useTakeTicketBack, useTakingBackPreview } from '../api/changes.ts';
import type { Purchase } from '../api/tickets.ts';
import { SoldRow } from './SoldRow.tsx';
import { TakeBackWindow } from './TakeBackWindow.tsx';
import { TicketTable } from './TicketTable.tsx';

interface SoldListProps {
  readonly purchases: readonly Purchase[];
  readonly lotteries: readonly Lottery[];
  readonly stale: boolean;
  readonly onRefund: (purchase: Purchase) => void;
}

/** A ticket that is to be taken back, and whose prizes that changes. */
interface Asked {
  readonly purchase: Purchase;
  readonly changes: readonly PrizeChange[];
}

/** The tickets that were bought. */
export function SoldList({ purchases, lotteries, stale, onRefund }: SoldListProps) {
  const preview = useTakingBackPreview();
  const withdrawal = useTakeTicketBack();
  const [asked, setAsked] = useState<Asked | null>(null);
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
      message: texts.takeBackHint,
      confirmLabel: texts.takeBackYes,
      danger: true,
    });
    if (yes) await takeBack(purchase.id, '');
  };
  const lotteryOf = (purchase: Purchase) => lotteries.find(({ id }) => id === purchase.lotteryId);
  const isBusy = (id: number) =>
    (preview.isPending && preview.variables === id) ||
    (withdrawal.isPending && withdrawal.variables.id === id);
  return (
    <>
      <TicketTable stale={stale}>
        {purchases.map((purchase) => (
          <SoldRow
            key={purchase.id}
            purchase={purchase}
            lottery={lotteryOf(purchase)}
            busy={isBusy(purchase.id)}
            onTakeBack={() => void ask(purchase)}
            onRefund={() => onRefund(purchase)}
          />
        ))}
      </TicketTable>
      {asked && (
        <TakeBackWindow
          {...asked}
          lottery={lotteryOf(asked.purchase)}
          busy={withdrawal.isPending}
          onYes={(reason) => void takeBack(asked.purchase.id, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
