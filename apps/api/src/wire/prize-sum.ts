import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { multiplierOf } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { multiplierOfPlay, multiplierValue } from '@bolillero/domain/prizes/prize';
import { prizeSum } from '@bolillero/domain/prizes/prize-sum';
import type { CatalogueLottery } from '../catalogue/load-lotteries.ts';
import type { KeptPrize } from './prize-text.ts';

interface MultipliedPlay {
  readonly series: number;
  readonly drawDate: string;
  readonly withMultiplier: boolean;
  /** The multiplier printed on its ticket. */
  readonly multiplier: number | null;
}

/** How a multiplier made what a play won, on the wire; null where none had a part in it. */
export function presentPrizeSum(
  play: MultipliedPlay,
  drawn: { readonly multiplier: number | null },
  prize: KeptPrize & { readonly position: number; readonly lotteryPrizeCents: number },
  lottery: CatalogueLottery,
): { base: string; factor: number | null } | null {
  if (prize.free) return null;
  const sum = prizeSum({
    position: prize.position,
    lotteryPrize: cents(prize.lotteryPrizeCents),
    amount: cents(prize.amountCents),
    multiplier: multiplierInForce(play, drawn, lottery),
  });
  return sum && { base: toDecimal(sum.base), factor: sum.factor };
}

/** The number that multiplies a play's prizes; null: none, or none is known. */
function multiplierInForce(
  { series, drawDate: date, withMultiplier, multiplier }: MultipliedPlay,
  drawn: { readonly multiplier: number | null },
  lottery: CatalogueLottery,
): number | null {
  const { mode } = multiplierOf(lottery, seriesOf(series), drawDate(date));
  return multiplierValue(
    multiplierOfPlay(mode, { bought: withMultiplier, printed: multiplier }),
    drawn.multiplier,
  );
}
