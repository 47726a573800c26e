import type { SettlementChange } from '@bolillero/contract/entities/settlement-change';
import { readBalls } from './balls.ts';

/** One play, or somebody's shares of a group game, whose prize a change would alter. */
export interface PrizeChange {
  /** Null of shares, and the game null of plays. */
  readonly purchaseId: number | null;
  readonly gameId: number | null;
  readonly player: string;
  /** The numbers as they are read: "4 10 28 36 65". */
  readonly balls: string;
  /** Decimal text, "0" for nothing, `por confirmar` or `Jugada gratis`. */
  readonly before: string;
  readonly after: string;
  /** The levels that give them; null for none, and where they are not said. */
  readonly beforeLevel: string | null;
  readonly afterLevel: string | null;
}

/** What a rehearsal of a change says that it would do to players. */
export function readPrizeChanges(changes: readonly SettlementChange[] | undefined): PrizeChange[] {
  return (changes ?? []).map((change) => ({
    purchaseId: change.purchase_id,
    gameId: change.pena_id ?? null,
    player: change.costumer,
    balls: ballsText(change.balls),
    before: change.before,
    after: change.after,
    beforeLevel: change.before_level ?? null,
    afterLevel: change.after_level ?? null,
  }));
}

/** The balls of the wire are JSON text, perhaps with the special one already written beside them. */
function ballsText(balls: string): string {
  const list = readBalls(balls);
  return list.length > 0 || balls === '[]' ? list.join(' ') : balls;
}
