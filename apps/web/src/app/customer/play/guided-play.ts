import type { LotteryDetail } from '../../../api/lottery.ts';

/** What the guide of a play page has to know. */
export interface GuidedPlay {
  readonly lottery: LotteryDetail;
  /** The draw on sale; null while there is none. */
  readonly drawDate: string | null;
  /** The customer may keep plays as files. */
  readonly exports: boolean;
}
