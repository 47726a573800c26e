import type { LotteryAccent } from '@bolillero/domain/games/accents';

/** What the slips of a lottery have in common. */
export interface SlipKind {
  readonly accent: LotteryAccent;
  readonly specialName: string;
  readonly columns: number;
  /** The multiplier that is bought with a play, as its switch reads: 'POWER PLAY +$1.00'; null where none is. */
  readonly multiplier: string | null;
}
