import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import type { Lottery } from '../../../api/lottery.ts';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { ChangesWindow } from '../../../components/ui/ChangesWindow.tsx';
import classes from '../../../components/ui/PrizeChanges.module.css';
import type { LateUpload } from '../use-uploads.ts';

interface LateWindowProps {
  readonly late: LateUpload;
  /** Undefined while the lotteries are not there yet. */
  readonly lottery: Lottery | undefined;
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks before a PDF is uploaded whose draw has its result: what the play wins with it, and whose share of the jackpot changes. */
export function LateWindow({ late, lottery, onAnswer }: LateWindowProps) {
  const { purchase, prize, others } = late;
  const currency = lottery?.currency ?? '';
  return (
    <ChangesWindow
      title={texts.lateTitle}
      yes={texts.lateYes}
      currency={currency}
      changes={others}
      reasonHint={null}
      onYes={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p className={classes.words}>
        {texts.late(purchase.id, purchase.lotteryName)}{' '}
        <strong>
          {prize === null ? texts.lateWithoutPrize : texts.lateWins(moneyText(prize, currency))}
        </strong>{' '}
        {texts.lateMarked}
      </p>
      {others.length > 0 && <p className={classes.words}>{texts.shares}</p>}
    </ChangesWindow>
  );
}
