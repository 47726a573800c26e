import type { PrizeLevelOut, ResultBrief } from '@bolillero/contract/entities/result';
import { readBalls } from '../../../api/balls.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';

export interface PrizeRow {
  readonly position: number;
  /** As the table writes it: `5 + 1`, `5`. */
  readonly level: string;
  readonly winners: number;
  /** Decimal amounts in the lottery's currency. */
  readonly prize: string;
  readonly playWinners: number;
  readonly playPrize: string;
  readonly free: boolean;
  /** The x of "1 in x", as the wire writes it; null where it is not known. */
  readonly oneIn: string | null;
}

/** A published draw with its prizes. */
export interface DrawResult {
  readonly id: number;
  readonly series: SeriesType;
  readonly date: string;
  readonly nextDate: string | null;
  /** Decimal amount of the jackpot, `0.00` while unknown. */
  readonly jackpot: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  /** Generated for the demonstration. */
  readonly demo: boolean;
  readonly prizes: readonly PrizeRow[];
}

export function readResult(wire: ResultBrief & { readonly detail: readonly PrizeLevelOut[] }): DrawResult {
  return {
    id: wire.id,
    series: seriesType(wire.type),
    date: wire.date,
    nextDate: wire.date_before,
    jackpot: wire.amount,
    balls: readBalls(wire.balls),
    special: wire.ball_red,
    multiplier: wire.enhancer,
    demo: wire.demo,
    prizes: wire.detail.toSorted((a, b) => a.position - b.position).map(readLevel),
  };
}

function readLevel(level: PrizeLevelOut): PrizeRow {
  return {
    position: level.position,
    level: level.prize_level,
    winners: level.lottery_winner,
    prize: level.lottery_prize,
    playWinners: level.play_winner,
    playPrize: level.play_prize,
    free: level.prize_kind === 'free',
    oneIn: level.one_in ?? null,
  };
}
