import type { Pena } from '@bolillero/contract/entities/group-game';
import type { GroupGameState } from '@bolillero/domain/group-games/game-state';
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
