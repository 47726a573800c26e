import type { Pena, PenaShare } from '@bolillero/contract/entities/group-game';
import type { GroupGameState } from '@bolillero/domain/group-games/game-state';
import type { GroupRefundCause } from '@bolillero/domain/group-games/options';
import { type LotteryBrief, readLotteryBrief } from './lottery.ts';

/** Everything that is read of group games; who changes one invalidates this. */
export const groupGamesKey = ['group-games'] as const;

/** What every answer says of a group game. */
export interface GroupGame {
  readonly id: number;
  readonly lottery: LotteryBrief;
  /** How many lines it may have at most. */
  readonly lineLimit: number;
  /** Into how many shares it is divided, and how many of them are sold. */
  readonly participations: number;
  readonly sold: number;
  readonly state: GroupGameState;
  /** How many lines are attached, and the SHA-256 of their file; null: none is. */
  readonly lines: number;
  readonly sha256: string | null;
}

type Terms = Pick<
  Pena,
  'id' | 'loterie' | 'type' | 'participations' | 'coupons' | 'state' | 'lines' | 'sha256'
>;

export function readGroupGame(wire: Terms): GroupGame {
  return {
    id: wire.id,
    lottery: readLotteryBrief(wire.loterie),
    lineLimit: wire.type,
    participations: wire.participations,
    sold: wire.coupons,
    state: wire.state,
    lines: wire.lines,
    sha256: wire.sha256,
  };
}

/** Share numbers, both included. */
export interface ShareNumbers {
  readonly from: number;
  readonly to: number;
}

/** A customer's part of a game, all their shares together. Amounts are decimal text. */
export interface OwnShares extends GroupGame {
  readonly drawDate: string;
  /** Instants of the cut-off and of the draw. */
  readonly closesAt: string;
  readonly drawsAt: string;
  /** How many shares are theirs, which ones, and what they paid for them. */
  readonly shares: number;
  readonly numbers: readonly ShareNumbers[];
  readonly price: string;
  readonly orderIds: readonly string[];
  readonly boughtAt: string;
  /** Why all shares go back, and whether they have; null: they do not. */
  readonly refund: { readonly cause: GroupRefundCause; readonly isDone: boolean } | null;
  /** What their shares won: a decimal amount, `por confirmar`, `0`; null until the draw is settled. */
  readonly prize: string | null;
}

export function readOwnShares(wire: PenaShare): OwnShares {
  return {
    ...readGroupGame(wire),
    drawDate: wire.date_lottery,
    closesAt: wire.closes_at,
    drawsAt: wire.draws_at,
    shares: wire.shares,
    numbers: wire.numbers,
    price: wire.price,
    orderIds: wire.order_ids,
    boughtAt: wire.boughtAt,
    refund: wire.refund_cause && { cause: wire.refund_cause, isDone: wire.refund === 'done' },
    prize: wire.prize,
  };
}
