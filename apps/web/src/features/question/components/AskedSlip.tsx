import type { AskedDrums, AskedNumber } from '@bolillero/domain/tickets/asked-balls';
import { studyQuestionTexts as words } from '@bolillero/texts/study-question';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { Slip } from '../../../components/ui/Slip.tsx';
import classes from './QuestionBox.module.css';

interface AskedSlipProps {
  readonly lottery: LotteryDetail;
  readonly drums: AskedDrums;
  readonly numbers: readonly AskedNumber[];
  readonly onNumbers: (numbers: readonly AskedNumber[]) => void;
}

/** The lottery's slip, on which the balls of a question are marked by a tap. */
export default function AskedSlip({ lottery, drums, numbers, onNumbers }: AskedSlipProps) {
  const chosen = numbers.filter(({ special }) => !special).map(({ ball }) => ball);
  const special = numbers.find((one) => one.special)?.ball ?? null;
  const others = (ball: number, isSpecial: boolean) =>
    numbers.filter((one) => one.special !== isSpecial || one.ball !== ball);
  return (
    <Slip
      className={classes.slip}
      size={drums.size}
      columns={lottery.slipColumns}
      balls={chosen.filter((ball, at) => chosen.indexOf(ball) === at && ball <= drums.size)}
      special={
        drums.specialSize === 0
          ? undefined
          : { size: drums.specialSize, chosen: special, name: lottery.specialName }
      }
      accent={lottery.accent}
      label={words.slip}
      onToggle={(ball) =>
        onNumbers(chosen.includes(ball) ? others(ball, false) : [...numbers, { ball, special: false }])
      }
      onToggleSpecial={(ball) => {
        const balls = numbers.filter((one) => !one.special);
        onNumbers(special === ball ? balls : [...balls, { ball, special: true }]);
      }}
    />
  );
}
