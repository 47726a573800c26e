import { multiplierModes } from '@bolillero/domain/games/multiplier';
import { prizeSources, unknownParts } from '@bolillero/domain/prizes/explanation';
import { prizeKinds } from '@bolillero/domain/prizes/prize-table';
import { type Static, Type } from 'typebox';
import { AmountOut, BallsText, DateText, Id, Instant, Nullable, SeriesType, SpecialBall } from '../wire.ts';
import { Era, LotteryBrief } from './lottery.ts';

/** How what is written down of a play stands to its draw. */
export const whyStates = [
  /** It was settled with the result as it stands. */
  'current',
  /** The result was saved since, and is being settled again. */
  'again',
  /** The lottery's rules of that date were changed since: by what they say now, the prize is another. */
  'differs',
] as const;

/** How an amount came about; what a way of it does not have is null. */
const PrizeSource = Type.Object({
  how: Type.Enum(prizeSources),
  /** What the level pays before a multiplier, or the draw's amount that is divided. */
  base: Nullable(AmountOut),
  /** What `base` is multiplied by. */
  factor: Nullable(Type.Integer()),
  /** How many divide `base`: the larger of what the lottery counted and our own winners, one at least. */
  among: Nullable(Type.Integer()),
  lottery_winner: Nullable(Type.Integer()),
  ours: Nullable(Type.Integer()),
  /** The cents that do not divide: the house keeps them. */
  remainder: Nullable(AmountOut),
  amount: Nullable(AmountOut),
  /** What of the prize nobody has entered yet. */
  lacks: Nullable(Type.Enum(unknownParts)),
});

/** The last step of a line of a group game. */
const PrizeDivision = Type.Object({
  /** What is divided. */
  amount: AmountOut,
  participations: Type.Integer(),
  each: AmountOut,
  /** The cents that do not divide: one each to so many first shares. */
  remainder: Type.Integer(),
  /** How many shares whoever asks has, and what these get together; null for who has none. */
  shares: Nullable(Type.Integer()),
  yours: Nullable(AmountOut),
});

/** Why a settled play won what it won, in the order in which it is worked out. Amounts are in the lottery's currency. */
export const PrizeWhy = Type.Object({
  /** Of the purchase; of a line the group game's, and the line's number in its file. */
  id: Id,
  line: Nullable(Type.Integer()),
  lottery_id: Id,
  loterie: LotteryBrief,
  type: SeriesType,
  date_lottery: DateText,
  balls: BallsText,
  ball_red: SpecialBall,
  /** What the draw is settled with: the result as it stands, and how often it was saved. */
  result: Type.Object({
    id: Id,
    revision: Type.Integer(),
    balls: BallsText,
    ball_red: SpecialBall,
    enhancer: Nullable(Type.Integer()),
    amount: AmountOut,
  }),
  state: Type.Enum(whyStates),
  /** What the settlement wrote: decimal amount, `Jugada gratis`, `por confirmar`, `"0"`; by which revision of the result, and when. */
  kept: Type.Object({ prize: Type.String(), revision: Type.Integer(), at: Instant }),
  /** The version of the rules, and the first draw date for which it holds. */
  rules: Type.Object({ version: Type.Integer(), from: DateText }),
  /** The matrix of the draw's own date. */
  era: Era,
  /** The play's balls that were drawn as JSON text, and the special one where it was hit. */
  winBall: BallsText,
  extraWinBall: SpecialBall,
  /** The whole table, and what the play lacks for each level: so many balls, and the special one. */
  levels: Type.Array(
    Type.Object({
      position: Type.Integer(),
      prize_level: Type.String(),
      prize_kind: Type.Enum(prizeKinds),
      missing: Type.Integer(),
      missing_special: Type.Boolean(),
    }),
  ),
  /** Position of the level won, the first that lacks nothing; null: none. */
  position: Nullable(Type.Integer()),
  /** Where none is won: position of the level that lacks least; null without a table. */
  nearest: Nullable(Type.Integer()),
  /** How the series multiplies, whether the draw's was bought, and the number for this play: null is none, or none is known. */
  multiplier: Type.Object({
    mode: Type.Enum(multiplierModes),
    bought: Type.Boolean(),
    value: Nullable(Type.Integer()),
  }),
  source: Nullable(PrizeSource),
  /** Of a line's prize that is known: how it is divided among the game's shares. */
  division: Nullable(PrizeDivision),
  /** What this comes to, written as `kept`'s; of a line's free play, what the line cost. */
  prize: Type.String(),
});
export type PrizeWhy = Static<typeof PrizeWhy>;
