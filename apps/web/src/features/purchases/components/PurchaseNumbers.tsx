import type { PurchaseState } from '@bolillero/domain/purchases/purchase-state';
import { BallRow } from '../../../components/ui/BallRow.tsx';
import type { Purchase } from '../api.ts';
import { isOpen, ringed } from './purchase-words.ts';

interface PurchaseNumbersProps {
  readonly purchase: Purchase;
  readonly state: PurchaseState;
  readonly size: 'sm' | 'lg';
}

/** The numbers of a purchase: its own colour until the draw, plain afterwards, the hits ringed. */
export function PurchaseNumbers({ purchase, state, size }: PurchaseNumbersProps) {
  const { lottery, special, hits } = purchase;
  return (
    <BallRow
      balls={purchase.balls}
      special={special}
      specialLabel={lottery.specialName}
      multiplier={purchase.multiplier}
      multiplierLabel={lottery.multiplierLabel}
      accent={lottery.accent}
      matched={state === 'drawn' ? ringed(purchase) : []}
      specialMatched={state === 'drawn' && special !== null && hits?.special === special}
      state={isOpen(state) ? 'chosen' : 'plain'}
      size={size}
    />
  );
}
