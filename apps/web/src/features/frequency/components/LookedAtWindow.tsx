import type { LotteryAccent } from '@bolillero/domain/games/accents';
import { frequencyTexts } from '@bolillero/texts/study-frequency';
import { Window } from '../../../components/ui/Window.tsx';
import { parseLooked } from '../looked.ts';
import classes from './LookedAtWindow.module.css';
import { LookedBalls } from './LookedBalls.tsx';

const words = frequencyTexts.history;

interface LookedAtWindowProps {
  /** As the address has them, the latest first. */
  readonly labels: readonly string[];
  readonly accent: LotteryAccent;
  readonly specialName: string;
  readonly onLook: (label: string) => void;
  readonly onClose: () => void;
}

/** What was looked at in this visit, to come back to it. */
export function LookedAtWindow({ labels, accent, specialName, onLook, onClose }: LookedAtWindowProps) {
  return (
    <Window title={words.title} width={380} titleFirst onClose={onClose}>
      <p className={classes.lead}>{labels.length === 0 ? words.empty : words.lead}</p>
      {labels.length > 0 && (
        <ol className={classes.list}>
          {labels.map((label) => {
            const looked = parseLooked(label);
            return (
              looked && (
                <li key={label}>
                  <button
                    type="button"
                    className={classes.row}
                    title={frequencyTexts.legend.open(frequencyTexts.legend.what(looked.balls))}
                    onClick={() => onLook(label)}
                  >
                    <LookedBalls looked={looked} accent={accent} specialName={specialName} />
                  </button>
                </li>
              )
            );
          })}
        </ol>
      )}
    </Window>
  );
}
