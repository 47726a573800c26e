import { cartTexts } from '@bolillero/texts/cart';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { uiTexts } from '@bolillero/texts/ui';
import type { Lottery } from '../../../api/lottery.ts';
import type { CartLine } from '../api/cart-line.ts';
import { sectionsOf } from '../cart-sections.ts';

/** What a file says of a play's lottery. */
export interface ExportLottery
  extends Pick<Lottery, 'id' | 'description' | 'multiplierLabel' | 'hasDoublePlay'> {
  readonly closesAt: string | null;
}

/** A play as the files list it. */
export interface ExportRow {
  /** The place that it has in the cart: '0001'. */
  readonly index: string;
  /** With its series, where it is the second one. */
  readonly lottery: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  /** What its multiplier is called; null without one. */
  readonly multiplier: string | null;
  /** The draw date, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The rows of a file, in the order of the cart page. */
export function exportRows(
  lines: readonly CartLine[],
  lotteries: readonly ExportLottery[],
): readonly ExportRow[] {
  return sectionsOf(lines, lotteries).flatMap(({ lottery, lines: some, before }) =>
    some.map((line, at) => ({
      index: String(before + at + 1).padStart(4, '0'),
      lottery: nameOf(lottery, line),
      balls: line.balls,
      special: line.special,
      multiplier: line.withMultiplier ? (lottery?.multiplierLabel ?? uiTexts.balls.anyMultiplier) : null,
      date: line.date,
    })),
  );
}

function nameOf(lottery: ExportLottery | null, { series }: CartLine): string {
  if (lottery === null) return cartTexts.gone;
  const isSecond = series === 1 && lottery.hasDoublePlay;
  return isSecond ? `${lottery.description} · ${lotteryTexts.series.laggards}` : lottery.description;
}
