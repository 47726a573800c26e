import { whyPrize } from '@bolillero/contract/calls/purchases';
import type { PrizeWhy as PrizeWhyOnWire, whyStates } from '@bolillero/contract/entities/prize-why';
import type { Era } from '@bolillero/domain/games/era';
import type { MultiplierMode } from '@bolillero/domain/games/multiplier';
import type { prizeSources, UnknownPart } from '@bolillero/domain/prizes/explanation';
import { queryOptions } from '@tanstack/react-query';
import { readBalls } from './balls.ts';
import { request } from './client.ts';
import { type LotteryBrief, readEra, readLotteryBrief } from './lottery.ts';
import { type SeriesType, seriesType } from './series.ts';

interface Numbers {
  readonly balls: readonly number[];
  readonly special: number | null;
}

/** A level of the table, and what the play lacked for it. */
export interface LookedAt {
  readonly position: number;
  /** As tables write it: "5 + 1". */
  readonly level: string;
  readonly main: number;
  readonly special: boolean;
}

/** How an amount came about; amounts are decimal text, null where this way has none. */
export interface PrizeSource {
  readonly how: (typeof prizeSources)[number];
  readonly base: string | null;
  readonly factor: number | null;
  readonly among: number | null;
  readonly counted: number | null;
  readonly ours: number | null;
  readonly remainder: string | null;
  readonly amount: string | null;
  readonly lacks: UnknownPart | null;
}

/** Why a settled play won what it won. */
export interface PrizeWhy {
  readonly purchaseId: number;
  readonly lottery: LotteryBrief;
  readonly series: SeriesType;
  readonly date: string;
  readonly play: Numbers;
  readonly drawn: Numbers;
  readonly hits: Numbers;
  readonly state: (typeof whyStates)[number];
  readonly kept: { readonly prize: string; readonly revision: number; readonly at: string };
  readonly rulesVersion: number;
  /** Of the draw's own date. */
  readonly era: Era;
  readonly levels: readonly LookedAt[];
  /** Positions of the level won, and of the nearest where none is. */
  readonly won: number | null;
  readonly nearest: number | null;
  readonly multiplier: { readonly mode: MultiplierMode; readonly bought: boolean };
  readonly source: PrizeSource | null;
  /** Decimal text, `Jugada gratis`, `por confirmar`, `0`. */
  readonly prize: string;
}

/** Why a purchase won what it won; refused until it is settled. */
export const prizeWhyQuery = (id: number) =>
  queryOptions({
    queryKey: ['prize-why', id],
    queryFn: async ({ signal }) => readWhy((await request(whyPrize, { params: { id }, signal })).data),
    // A result that is saved again makes another of it.
    staleTime: 0,
  });

function readWhy(wire: PrizeWhyOnWire): PrizeWhy {
  return {
    purchaseId: wire.id,
    lottery: readLotteryBrief(wire.loterie),
    series: seriesType(wire.type),
    date: wire.date_lottery,
    play: { balls: readBalls(wire.balls), special: wire.ball_red },
    drawn: { balls: readBalls(wire.result.balls), special: wire.result.ball_red },
    hits: { balls: readBalls(wire.winBall), special: wire.extraWinBall },
    state: wire.state,
    kept: wire.kept,
    rulesVersion: wire.rules.version,
    era: readEra(wire.era),
    levels: wire.levels.map((level) => ({
      position: level.position,
      level: level.prize_level,
      main: level.missing,
      special: level.missing_special,
    })),
    won: wire.position,
    nearest: wire.nearest,
    multiplier: wire.multiplier,
    source: wire.source && readSource(wire.source),
    prize: wire.prize,
  };
}

function readSource({
  lottery_winner: counted,
  ...source
}: NonNullable<PrizeWhyOnWire['source']>): PrizeSource {
  return { ...source, counted };
}
