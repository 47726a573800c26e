import { groupGameStates } from '@bolillero/domain/group-games/game-state';
import { groupRefundCauses } from '@bolillero/domain/group-games/options';
import { refundStates } from '@bolillero/domain/payments/states';
import { type Static, Type } from 'typebox';
import {
  AmountOut,
  BallsText,
  CurrencyCode,
  DateText,
  Id,
  Instant,
  Nullable,
  SeriesType,
  SpecialBall,
} from '../wire.ts';
import { LotteryBrief } from './lottery.ts';

const terms = {
  id: Id,
  loterie_id: Id,
  loterie: LotteryBrief,
  /** At most so many lines: 50, 100 or 200. */
  type: Type.Integer(),
  /** How many shares it is divided into, and how many of them are sold. */
  participations: Type.Integer(),
  coupons: Type.Integer(),
  state: Type.Enum(groupGameStates),
  /** How many lines are attached, and the SHA-256 of their file; null: none is. */
  lines: Type.Integer(),
  sha256: Nullable(Type.String()),
} as const;

/** A game as the office has it. What a game for sale has is null before. */
export const Pena = Type.Object({
  ...terms,
  date_lottery: Nullable(DateText),
  /** Instant of the cut-off, from which shares and participants stand, and of the draw. */
  closes_at: Nullable(Instant),
  draws_at: Nullable(Instant),
  /** In USD. */
  share_price: Nullable(AmountOut),
  activated_at: Nullable(Instant),
  /** When its lines were attached. */
  attached_at: Nullable(Instant),
  refund_cause: Nullable(Type.Enum(groupRefundCauses)),
  createdAt: Instant,
});
export type Pena = Static<typeof Pena>;

/** A game as customers see it while its shares are sold. */
export const OpenPena = Type.Object({
  ...terms,
  date_lottery: DateText,
  closes_at: Instant,
  draws_at: Instant,
  share_price: AmountOut,
  /** Shares that nobody has bought and that nobody is paying for at this moment. */
  left: Type.Integer(),
  /** Whoever asks: their shares that are paid for, and those in their cart. */
  mine: Type.Integer(),
  in_cart: Type.Integer(),
});
export type OpenPena = Static<typeof OpenPena>;

/** Share numbers, both included. */
const ShareNumbers = Type.Object({ from: Type.Integer(), to: Type.Integer() });

/** A customer's part of a game, all their shares together. */
export const PenaShare = Type.Object({
  ...terms,
  series: SeriesType,
  date_lottery: DateText,
  closes_at: Instant,
  draws_at: Instant,
  /** How many shares are theirs, which ones, and what they paid for them. */
  shares: Type.Integer(),
  numbers: Type.Array(ShareNumbers),
  price: AmountOut,
  order_ids: Type.Array(Type.String()),
  boughtAt: Instant,
  /** All shares go back: why, and how far that is. */
  refund_cause: Nullable(Type.Enum(groupRefundCauses)),
  refund: Nullable(Type.Enum(refundStates)),
  /** What their shares won, once its draw is settled: decimal amount, `por confirmar`, `"0"`; null before. */
  prize: Nullable(Type.String()),
});
export type PenaShare = Static<typeof PenaShare>;

/** A line of a game, with what it won once its draw is settled. */
export const PenaLine = Type.Object({
  id: Id,
  number: Type.Integer(),
  balls: BallsText,
  ball_red: SpecialBall,
  /** What is printed on its ticket, where the lottery draws one per play; null: not entered. */
  potenciador: Nullable(Type.Integer()),
  /** Its balls that were drawn as JSON text; null before the draw is settled. */
  winBall: Nullable(BallsText),
  extraWinBall: SpecialBall,
  /** The level, `3 + 1`; null where it won nothing. */
  level: Nullable(Type.String()),
  /** Decimal amount, `por confirmar`, `"0"`; null before the draw is settled. Of a free play, what a line costs. */
  prize: Nullable(Type.String()),
  free: Type.Boolean(),
});
export type PenaLine = Static<typeof PenaLine>;

/** What shares of equal winnings get, in the order of their numbers. */
export const PenaDivision = Type.Object({
  /** Currency of every amount of it. */
  currency: CurrencyCode,
  /** The known prizes of all winning lines. */
  total: AmountOut,
  runs: Type.Array(Type.Object({ from: Type.Integer(), to: Type.Integer(), each: AmountOut })),
  /** The cents of each winning line that do not divide: one each to the first shares. */
  remainders: Type.Array(Type.Object({ line: Type.Integer(), cents: Type.Integer() })),
  /** Winning lines whose prize is not known yet. */
  unknown: Type.Integer(),
});
export type PenaDivision = Static<typeof PenaDivision>;
