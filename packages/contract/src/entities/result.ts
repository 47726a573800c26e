import { settlementStates } from '@bolillero/domain/draws/settlement-states';
import { prizeKinds } from '@bolillero/domain/prizes/prize-table';
import { type Static, Type } from 'typebox';
import { AmountIn, AmountOut, BallsText, DateText, Id, Nullable, SeriesType, SpecialBall } from '../wire.ts';

export const PrizeLevelOut = Type.Object({
  id: Id,
  /** 1 is the jackpot; of those that a play satisfies, the lowest wins. */
  position: Type.Integer(),
  /** What it asks for: `5 + 1`, `5`, `0 + 1`. */
  prize_level: Type.String(),
  /** How many won it, ours included; null while that is not known. */
  lottery_winner: Nullable(Type.Integer()),
  /** What each of them gets; at position 1, 0 means that the jackpot is divided. */
  lottery_prize: AmountOut,
  /** The same for plays bought with the multiplier of the draw. */
  play_winner: Nullable(Type.Integer()),
  play_prize: AmountOut,
  prize_kind: Type.Enum(prizeKinds),
  /** True odds of winning this level of the table and none above it, computed from the draw's matrix. */
  one_in: Type.Optional(Type.String()),
});
export type PrizeLevelOut = Static<typeof PrizeLevelOut>;

export const PrizeLevelIn = Type.Object({
  id: Type.Optional(Nullable(Id)),
  position: Type.Integer({ minimum: 1, maximum: 50 }),
  prize_level: Type.Union([Type.String({ maxLength: 20 }), Type.Integer()]),
  lottery_winner: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }))),
  lottery_prize: Type.Optional(Nullable(AmountIn)),
  play_winner: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 2_147_483_647 }))),
  play_prize: Type.Optional(Nullable(AmountIn)),
  prize_kind: Type.Optional(Type.Enum(prizeKinds)),
});
export type PrizeLevelIn = Static<typeof PrizeLevelIn>;

export const ResultFields = {
  id: Id,
  lottery_id: Id,
  /** The lottery's canonical name. */
  name: Type.String(),
  date: DateText,
  /** The next draw date after this one. */
  date_before: Nullable(DateText),
  /** The jackpot, in the lottery's currency. */
  amount: AmountOut,
  balls: BallsText,
  ball_red: SpecialBall,
  /** The multiplier that was drawn; null where none was. */
  enhancer: Nullable(Type.Integer()),
  type: SeriesType,
  /** false: being prepared, for operators and administrators alone. */
  isShow: Type.Boolean(),
  /** A generated draw of the demonstration. */
  demo: Type.Boolean(),
} as const;

export const Result = Type.Object({ ...ResultFields, detail: Type.Array(PrizeLevelOut) });
export type Result = Static<typeof Result>;

const RowBall = Type.Optional(Type.Integer());
/** What a row of a list of results carries besides: the balls one by one, to the lottery's number, ascending. */
const ResultRowFields = {
  ball_one: RowBall,
  ball_two: RowBall,
  ball_three: RowBall,
  ball_four: RowBall,
  ball_five: RowBall,
  ball_six: RowBall,
  ball_seven: RowBall,
  ball_eight: RowBall,
  ball_nine: RowBall,
  ball_ten: RowBall,
  /** The multiplier. */
  potenciador: Nullable(Type.Integer()),
  /** The jackpot. */
  prize: AmountOut,
} as const;
export const ResultRow = Type.Object({
  ...ResultFields,
  ...ResultRowFields,
  detail: Type.Array(PrizeLevelOut),
});
export type ResultRow = Static<typeof ResultRow>;

/** A result without its prize table. */
export const ResultBrief = Type.Object(ResultFields);
export type ResultBrief = Static<typeof ResultBrief>;

/** What the settlement of a draw has come to, for administrators. */
export const SettlementState = Type.Object({
  state: Type.Enum(settlementStates),
  /** Purchases that are done, and all there are. */
  settled: Type.Integer(),
  total: Type.Integer(),
  /** Purchases with a prize. */
  winners: Type.Integer(),
});

const AdminResultFields = {
  ...ResultFields,
  detail: Type.Array(PrizeLevelOut),
  /** Moves with every change; sent back with a correction, it keeps two people from undoing each other's work. */
  revision: Type.Optional(Type.Integer()),
  settlement: Type.Optional(Nullable(SettlementState)),
} as const;
export const AdminResult = Type.Object(AdminResultFields);
export type AdminResult = Static<typeof AdminResult>;

/** A row of a list that administrators and operators see more of. */
export const AdminResultRow = Type.Object({ ...AdminResultFields, ...ResultRowFields });
export type AdminResultRow = Static<typeof AdminResultRow>;
