import { Type } from 'typebox';
import { AmountOut, Nullable } from '../wire.ts';

/** How a multiplier made a prize, in the lottery's currency. */
export const PrizeSum = Type.Object({
  /** What the level pays without it. */
  base: AmountOut,
  /** What `base` was multiplied by; null: with the multiplier the level pays a fixed amount instead. */
  factor: Nullable(Type.Integer()),
});
