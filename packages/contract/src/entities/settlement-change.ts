import { type Static, Type } from 'typebox';
import { BallsText, Id, Nullable, YesNo } from '../wire.ts';

/** With `dry_run` a call changes nothing and answers what it would change. */
export const DryRun = Type.Object({ dry_run: Type.Optional(YesNo) });

/** How many settled plays keep the prize that they have. */
export const UnchangedPlays = Type.Optional(Type.Integer({ minimum: 0 }));

/** What applying a change would do to one play, or to somebody's shares of a group game: amounts as text, `"0"` for nothing. */
export const SettlementChange = Type.Object({
  /** Null of shares. */
  purchase_id: Nullable(Id),
  /** Of shares alone: the game. */
  pena_id: Type.Optional(Id),
  /** The customer's name. */
  costumer: Type.String(),
  /** `[]` of shares. */
  balls: BallsText,
  before: Type.String(),
  after: Type.String(),
  /** The levels that give them: `4 + 1`; null without a prize. */
  before_level: Type.Optional(Nullable(Type.String())),
  after_level: Type.Optional(Nullable(Type.String())),
});
export type SettlementChange = Static<typeof SettlementChange>;
