import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import type { Lottery } from '../../../api/lottery.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { useTakeTicketBack } from '../api/changes.ts';
import type { Purchase } from '../api/tickets.ts';
import { SoldRow } from './SoldRow.tsx';
import { TicketTable } from './TicketTable.tsx';

interface SoldListProps {
  readonly purchases: readonly Purchase[];
  readonly lotteries: readonly Lottery[];
  readonly stale: boolean;
  readonly onRefund: (purchase: Purchase) => void;
}

/** The tickets that were bought. */
export function SoldList({ purchases, lotteries, stale, onRefund }: SoldListProps) {
  const withdrawal = useTakeTicketBack();
  const takeBack = async (id: number) => {
    const yes = await confirm({
      title: texts.takeBackTitle,
      message: texts.takeBackHint,
      confirmLabel: texts.takeBackYes,
      danger: true,
    });
    if (!yes) return;
    try {
      await withdrawal.mutateAsync(id);
      showSuccess(texts.takenBack);
    } catch (error) {
      showError(error);
    }
  };
  return (
    <TicketTable stale={stale}>
      {purchases.map((purchase) => (
        <SoldRow
          key={purchase.id}
          purchase={purchase}
          lottery={lotteries.find(({ id }) => id === purchase.lotteryId)}
          busy={withdrawal.isPending && withdrawal.variables === purchase.id}
          onTakeBack={() => void takeBack(purchase.id)}
          onRefund={() => onRefund(purchase)}
        />
      ))}
    </TicketTable>
  );
}
