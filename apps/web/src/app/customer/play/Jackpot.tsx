import { playTexts } from '@bolillero/texts/play';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { useLotteries } from '../../../features/lotteries/api.ts';
import classes from './Jackpot.module.css';

interface JackpotProps {
  readonly lottery: LotteryDetail;
  readonly series: SeriesType;
}

/** What is played for, where it is known; the second series does not play for the jackpot. */
export function Jackpot({ lottery, series }: JackpotProps) {
  const onSale = useLotteries().data?.find(({ id }) => id === lottery.id);
  if (series === 1) return <p className={classes.jackpot} />;
  return (
    <p className={classes.jackpot}>
      <span className={classes.term}>{playTexts.jackpot}</span>{' '}
      {onSale?.jackpot == null ? (
        <span aria-hidden="true">—</span>
      ) : (
        <Amount value={onSale.jackpot} currency={lottery.currency} tone="prize" size="md" jackpot />
      )}
    </p>
  );
}
