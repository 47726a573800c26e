import type { PrizeWhy } from '@bolillero/contract/entities/prize-why';
import type { Prize } from '@bolillero/domain/prizes/prize';
import type { KeptPrize } from '../../wire/prize-text.ts';
import { presentExplanation } from '../settlement/explanation-presenter.ts';
import type { ExplainedPurchase } from './explain-purchase.ts';

/** Why a purchase won what it won, on the wire. */
export function presentWhy({ row, inDraw, isSettled, kept }: ExplainedPurchase): PrizeWhy {
  const play = { balls: row.balls, special: row.special, bought: row.withMultiplier };
  const comesTo = keptOf(inDraw.explanation.prize);
  return {
    id: row.id,
    line: null,
    ...presentExplanation({ ...inDraw, play, isSettled, kept, comesTo }),
    division: null,
  };
}

/** A prize as the settlement keeps it. */
function keptOf(prize: Prize | null): KeptPrize | null {
  return prize && { free: prize.kind === 'free', amountCents: prize.kind === 'money' ? prize.amount : 0 };
}
