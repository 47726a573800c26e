import { multiplierModes } from '@bolillero/domain/games/lottery-definition';
import { specialKinds } from '@bolillero/domain/games/matrix';
import { prizeKinds } from '@bolillero/domain/prizes/prize-table';
import { type Static, Type } from 'typebox';
import { AmountOut, CurrencyCode, DateText, Id, Instant, Nullable } from '../wire.ts';

export const Era = Type.Object({
  from: DateText,
  selectNumber: Type.Integer(),
  size: Type.Integer(),
  /** `none`, `own-drum` (the player picks it) or `same-drum` (Boliyapa). */
  special: Type.Enum(specialKinds),
  sub_length: Type.Integer(),
});

/** The true odds of one prize level, computed from the matrix. */
export const LevelOdds = Type.Object({
  level: Type.String(),
  /** `292,201,338.00` */
  oneIn: Type.String(),
});

export const PrizeTemplateLevel = Type.Object({
  position: Type.Integer(),
  prize_level: Type.String(),
  lottery_prize: AmountOut,
  /** Given where a multiplied play pays a fixed amount, whatever the multiplier. */
  play_prize: Nullable(AmountOut),
  prize_kind: Type.Enum(prizeKinds),
});

export const LotteryFields = {
  id: Id,
  name: Type.String(),
  description: Type.String(),
  image: Type.String(),
  logo: Type.String(),
  /** Name of the special ball; empty without one. */
  sub_name: Type.String(),
  size: Type.Integer(),
  /** Numbers in the special drum; 0 when the player picks none. */
  sub_length: Type.Integer(),
  selectNumber: Type.Integer(),
  numberBallsToSelect: Type.Integer(),
  intents: Type.Integer(),
  /** JSON text of the draw weekdays, Sunday 0. */
  days: Type.String(),
  date_opening: DateText,
  /** Traditional multiplier flag. */
  type: Type.Integer(),
  hasDoublePlay: Type.Boolean(),
  hasSpecialBall: Type.Boolean(),
  special_kind: Type.Enum(specialKinds),
  playoff_multiplier: Type.Boolean(),
  isShow: Type.Boolean(),
  /** The state flag: hidden from everybody but the administrators. */
  state: Type.Boolean(),
  ball_lottery: Type.String(),
  plier_lottery: Type.String(),
  laggards_name: Type.String(),
  currency: CurrencyCode,
  timezone: Type.String(),
  draw_time: Type.String(),
  cutoff_minutes: Type.Integer(),
  ticket_price: AmountOut,
  service_fee: AmountOut,
  multiplier_mode: Type.Enum(multiplierModes),
  multiplier_price: AmountOut,
  /** The multipliers that exist in this lottery, ascending; empty without one. */
  multiplier_values: Type.Array(Type.Integer()),
  /** Dated exceptions to the draw days. */
  exceptions: Type.Object({ added: Type.Array(DateText), cancelled: Type.Array(DateText) }),
} as const;

export const Lottery = Type.Object(LotteryFields);
export type Lottery = Static<typeof Lottery>;

export const LotteryDetail = Type.Object({
  ...LotteryFields,
  info: Type.Object({
    image: Type.String(),
    size: Type.Integer(),
    sub_length: Type.Integer(),
    columnCart: Type.Integer(),
  }),
  /** The next draw date, in the shape the play page reads. */
  listLotteries: Type.Array(Type.Object({ date_before: Nullable(DateText) })),
  closes_at: Nullable(Instant),
  eras: Type.Array(Era),
  prices: Type.Object({ ticket: AmountOut, service: AmountOut, total: AmountOut }),
  odds: Type.Object({ levels: Type.Array(LevelOdds), jackpot: Type.String(), any: Nullable(Type.String()) }),
  prize_templates: Type.Array(
    Type.Object({ type: Type.Integer(), from: DateText, levels: Type.Array(PrizeTemplateLevel) }),
  ),
});
export type LotteryDetail = Static<typeof LotteryDetail>;
