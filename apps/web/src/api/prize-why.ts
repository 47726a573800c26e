import { whyLinePrize } from '@bolillero/contract/calls/group-games';
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

/** What is asked about: a purchase, or a line of a group game by its number. */
export type WhyOf = { readonly purchaseId: number } | { readonly gameId: number; readonly line: number };

/** How the prize of a line is divided; amounts are decimal text. */
export interface PrizeDivision {
  readonly participations: number;
  readonly each: string;
  /** The cents that do not divide: one each to so many first shares. */
  readonly remainder: number;
  /** How many shares whoever asks has, and what these get together; null for who has none. */
  readonly shares: number | null;
  readonly yours: string | null;
}

/** Why a settled play won what it won. */
export interface PrizeWhy {
  readonly of: WhyOf;
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
  /** Of a line whose prize is known. */
  readonly division: PrizeDivision | null;
  /** Decimal text, `Jugada gratis`, `por confirmar`, `0`. */
  readonly prize: string;
}

/** Why a play won what it won; refused until it is settled. */
export const prizeWhyQuery = (of: WhyOf) =>
  queryOptions({
    queryKey: ['prize-why', of],
    queryFn: async ({ signal }) => readWhy((await ask(of, signal)).data),
    // A result that is saved again makes another of it.
    staleTime: 0,
  });

const ask = (of: WhyOf, signal: AbortSignal) =>
  'purchaseId' in of
    ? request(whyPrize, { params: { id: of.purchaseId }, signal })
    : request(whyLinePrize, { params: { id: of.gameId, number: of.line }, signal });

function readWhy(wire: PrizeWhyOnWire): PrizeWhy {
  return {
    of: wire.line === null ? { purchaseId: wire.id } : { gameId: wire.id, line: wire.line },
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
    division: wire.division,
    prize: wire.prize,
  };
}

function readSource({
  lottery_winner: counted,
  ...source
}: NonNullable<PrizeWhyOnWire['source']>): PrizeSource {
  return { ...source, counted };
}
