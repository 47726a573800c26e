import { resultTexts } from '@bolillero/texts/lotteries';
import { Amount } from '../../../components/ui/Amount.tsx';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import type { Hits } from '../api.ts';
import classes from './NumberCheck.module.css';

const words = resultTexts.check;

interface CheckedNumbersProps {
  readonly hits: Hits;
  readonly balls: readonly number[];
  /** As the player picked it; null where it is not picked. */
  readonly special: number | null;
  readonly specialName: string;
  readonly lottery: { readonly name: string; readonly currency: string };
}

/** The play that was checked, its hits ringed, and what they are worth. */
export function CheckedNumbers({ hits, balls, special, specialName, lottery }: CheckedNumbersProps) {
  const won = hits.level !== null;
  return (
    <div className={classes.result} data-won={won || undefined}>
      <h3 className={classes.resultTitle}>{words.result}</h3>
      <BallRow
        balls={balls}
        special={special}
        specialLabel={specialName}
        lottery={lottery.name}
        matched={hits.matched}
        specialMatched={hits.special}
        state="chosen"
      />
      <p className={classes.count}>{words.matches(hits.matched.length, hits.special ? specialName : null)}</p>
      {won ? (
        <p className={classes.prize}>
          {words.level(hits.level ?? '')} · {words.prize}:{' '}
          <Amount value={hits.prize} currency={lottery.currency} tone="prize" size="lg" />
        </p>
      ) : (
        <p className={classes.noPrize}>{hits.prizesKnown ? words.noPrize : words.prizesUnknown}</p>
      )}
    </div>
  );
}
