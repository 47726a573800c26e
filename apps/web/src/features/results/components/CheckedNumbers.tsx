import { multiplierValuesText } from '@bolillero/texts/plays';
import { resultTexts } from '@bolillero/texts/results';
import type { Lottery } from '../../../api/lottery.ts';
import { Amount, moneyText } from '../../../components/ui/Amount.tsx';
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
  /** The multipliers that its ticket may carry; empty where none is printed. */
  readonly printed: readonly number[];
  readonly lottery: Pick<Lottery, 'accent' | 'currency'>;
}

/** The play that was checked, its hits ringed, and what they are worth. */
export function CheckedNumbers(props: CheckedNumbersProps) {
  const { hits, balls, special, specialName, printed, lottery } = props;
  const won = hits.level !== null;
  return (
    <div className={classes.result} data-won={won || undefined}>
      <h3 className={classes.resultTitle}>{words.result}</h3>
      <BallRow
        balls={balls}
        special={special}
        specialLabel={specialName}
        accent={lottery.accent}
        matched={hits.matched}
        specialMatched={hits.special}
      />
      <p className={classes.count}>{words.matches(hits.matched.length, hits.special ? specialName : null)}</p>
      {hits.level === null ? (
        <p className={classes.noPrize}>{hits.prizesKnown ? words.noPrize : words.prizesUnknown}</p>
      ) : (
        <p className={classes.prize}>
          {words.level(hits.level)} · <PrizeWon hits={hits} printed={printed} currency={lottery.currency} />
        </p>
      )}
    </div>
  );
}

interface PrizeWonProps {
  readonly hits: Hits;
  readonly printed: readonly number[];
  readonly currency: string;
}

function PrizeWon({ hits: { prize, basePrize }, printed, currency }: PrizeWonProps) {
  if (basePrize !== null) {
    return <span>{words.basePrize(moneyText(basePrize, currency), multiplierValuesText(printed))}</span>;
  }
  if (prize === null) return <span>{words.prizeUnknown}</span>;
  return (
    <>
      {words.prize}: <Amount value={prize} currency={currency} tone="prize" size="lg" />
    </>
  );
}
