import { drawEffects, playEffects } from '@bolillero/domain/lottery-editing/impact';
import { type Static, Type } from 'typebox';
import { BallsText, DateText, Id, SeriesType, SpecialBall } from '../wire.ts';

/** A play that a change of its lottery meets, and how. */
const AffectedPlay = Type.Object({
  /** Of the purchase, or of the play in a cart. */
  id: Id,
  type: SeriesType,
  date_lottery: DateText,
  costumer_id: Id,
  costumer_name: Type.String(),
  costumer_lastname: Type.String(),
  balls: BallsText,
  ball_red: SpecialBall,
  effect: Type.Enum(playEffects),
});

const AffectedPlays = Type.Object({
  total: Type.Integer(),
  /** The first 100 of them, by draw date. */
  list: Type.Array(AffectedPlay),
});

/** What saving a lottery would meet. */
export const LotteryImpact = Type.Object({
  /** The eras that it opens, changes or takes away; how many draws on file are in each. */
  eras: Type.Array(
    Type.Object({
      from: DateText,
      change: Type.Enum(['opened', 'changed', 'removed']),
      draws: Type.Integer(),
    }),
  ),
  /** How many draws on file each era has, as it would be saved. */
  era_draws: Type.Array(Type.Object({ from: DateText, draws: Type.Integer() })),
  draws: Type.Object({
    /** Draws on file that stay as they are. */
    kept: Type.Integer(),
    total: Type.Integer(),
    /** The first 100 of those that it meets, the newest first. */
    list: Type.Array(
      Type.Object({ id: Id, type: SeriesType, date: DateText, effect: Type.Enum(drawEffects) }),
    ),
  }),
  /** Plays that wait in carts. */
  carts: AffectedPlays,
  /** Plays that were paid and whose draw is not settled. */
  sold: AffectedPlays,
  /**
   * `free`: nothing of it is met. `asks`: it can be saved with `accept=1`. `refused`: draws would not be valid any more, or
   * sold plays are met.
   */
  verdict: Type.Enum(['free', 'asks', 'refused']),
});
export type LotteryImpact = Static<typeof LotteryImpact>;
