import { type Static, Type } from 'typebox';
import { BallsText, Id, YesNo } from '../wire.ts';

/** With `dry_run` a call changes nothing and answers what it would change. */
export const DryRun = Type.Object({ dry_run: Type.Optional(YesNo) });

/** What applying a change would do to one play: amounts as text, `"0"` for nothing. */
export const SettlementChange = Type.Object({
  purchase_id: Id,
  /** The customer's name. */
  costumer: Type.String(),
  balls: BallsText,
  before: Type.String(),
  after: Type.String(),
});
export type SettlementChange = Static<typeof SettlementChange>;
