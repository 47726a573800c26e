import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import type { Lottery } from '../../../api/lottery.ts';
import type { PrizeChange } from '../../../api/prize-changes.ts';
import { ChangesWindow } from '../../../components/ui/ChangesWindow.tsx';
import classes from '../../../components/ui/PrizeChanges.module.css';
import type { Purchase } from '../api/tickets.ts';

interface TakeBackWindowProps {
  readonly purchase: Purchase;
  /** Undefined while the lotteries are not there yet. */
  readonly lottery: Lottery | undefined;
  readonly changes: readonly PrizeChange[];
  readonly busy: boolean;
  /** `reason`: for the player whose prize goes; empty where nothing was written. */
  readonly onYes: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks before a PDF is taken back that players have prizes by: who loses, and whose share of the jackpot changes. */
export function TakeBackWindow({ purchase, lottery, ...rest }: TakeBackWindowProps) {
  return (
    <ChangesWindow
      title={texts.takeBackTitle}
      yes={texts.takeBackYes}
      danger
      currency={lottery?.currency ?? ''}
      reasonHint={texts.takeBackReasonHint}
      {...rest}
    >
      <p className={classes.words}>{texts.takeBackChanges(purchase.id, purchase.lotteryName)}</p>
    </ChangesWindow>
  );
}
