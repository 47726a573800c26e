import { lotteryAccents } from '@bolillero/domain/games/accents';
import { lotteryLacks } from '@bolillero/domain/games/lottery-readiness';
import { specialKinds } from '@bolillero/domain/games/matrix';
import { multiplierModes } from '@bolillero/domain/games/multiplier';
import { prizeKinds } from '@bolillero/domain/prizes/prize-table';
import { type Static, Type } from 'typebox';
import { AmountOut, CurrencyCode, DateText, Id, Instant, Nullable, SeriesType } from '../wire.ts';

export const Era = Type.Object({
  from: DateText,
  /** So many main balls of 1 to `size`. */
  selectNumber: Type.Integer(),
  size: Type.Integer(),
  special: Type.Enum(specialKinds),
  /** Numbers in the special drum; 0 when the player picks none. */
  sub_length: Type.Integer(),
});

/** The draw weekdays from a date until the next entry's, Sunday 0; the first entry's hold before it too. */
export const DrawDaysEntry = Type.Object({ from: DateText, days: Type.Array(Type.Integer()) });

/** How the lower prizes are multiplied from a date until the next entry's. */
export const MultiplierEntry = Type.Object({
  from: DateText,
  mode: Type.Enum(multiplierModes),
  /** Ascending. */
  values: Type.Array(Type.Integer()),
  /** How often each value comes, as parts of their sum; empty where that is not known. */
  weights: Type.Array(Type.Integer()),
  /** The highest jackpot with which the largest value can be drawn; null: it always can. */
  largest_up_to: Nullable(AmountOut),
});

/** The true odds of one prize level of its table: of winning it and none above it, computed from the matrix. */
export const LevelOdds = Type.Object({
  /** `5 + 1` */
  level: Type.String(),
  /** `292,201,338.00` */
  oneIn: Type.String(),
});

/** Of each level, of the first one and of any prize at all (null without a prize table), as `oneIn`. */
const OddsFields = {
  levels: Type.Array(LevelOdds),
  jackpot: Type.String(),
  any: Nullable(Type.String()),
} as const;

/** The true odds of a series, by its own prize table. */
const SeriesOdds = Type.Object({
  type: SeriesType,
  ...OddsFields,
  /** The first level pays an amount of its own, not a jackpot. */
  fixed_top: Type.Boolean(),
  /** A level pays a free play, which `any` takes in. */
  free_plays: Type.Boolean(),
});

export const PrizeTemplateLevel = Type.Object({
  /** 1 is the jackpot. */
  position: Type.Integer(),
  /** `5 + 1` */
  prize_level: Type.String(),
  lottery_prize: AmountOut,
  /** Given where a multiplied play pays a fixed amount, whatever the multiplier. */
  play_prize: Nullable(AmountOut),
  prize_kind: Type.Enum(prizeKinds),
});

export const LotteryFields = {
  id: Id,
  /** The canonical name, which addresses it: `power_balls`. */
  name: Type.String(),
  /** The name that people read: `Powerball`. */
  description: Type.String(),
  /** Addresses of pictures; empty without one. */
  image: Type.String(),
  logo: Type.String(),
  /** The colour that it is told by. */
  accent: Type.Enum(lotteryAccents),
  /** Its place on the page, the lowest first. */
  order: Type.Integer(),
  /** Name of the special ball; empty without one. */
  sub_name: Type.String(),
  /** Main balls are 1 to `size`. */
  size: Type.Integer(),
  /** Numbers in the special drum; 0 when the player picks none. */
  sub_length: Type.Integer(),
  /** How many main balls a ticket has; both are the same. */
  selectNumber: Type.Integer(),
  numberBallsToSelect: Type.Integer(),
  /** Plays per day. */
  intents: Type.Integer(),
  /** JSON text of the draw weekdays of today, Sunday 0; `draw_days` has those of all dates. */
  days: Type.String(),
  draw_days: Type.Array(DrawDaysEntry),
  /** Statistics start here. */
  date_opening: DateText,
  /** Traditional multiplier flag: 1 where the multiplier holds in the traditional series. */
  type: Type.Integer(),
  /** Whether the laggards series is played. */
  hasDoublePlay: Type.Boolean(),
  hasSpecialBall: Type.Boolean(),
  special_kind: Type.Enum(specialKinds),
  /** Whether the multiplier holds in the laggards series too. */
  playoff_multiplier: Type.Boolean(),
  /** The opposite of `state`. */
  isShow: Type.Boolean(),
  /** The state flag: hidden from everybody but the administrators. */
  state: Type.Boolean(),
  /** The special ball's name as headings write it; empty without one. */
  ball_lottery: Type.String(),
  /** What the multiplier is called; the general word where it has no name. */
  plier_lottery: Type.String(),
  /** What the lottery calls its laggards series; empty without one. */
  laggards_name: Type.String(),
  /** Of jackpots and prizes; prices are in USD. */
  currency: CurrencyCode,
  /** `America/New_York` */
  timezone: Type.String(),
  /** `HH:MM` on that zone's clocks. */
  draw_time: Type.String(),
  /** The sale closes so long before the draw. */
  cutoff_minutes: Type.Integer(),
  ticket_price: AmountOut,
  /** For each play, on top of the ticket. */
  service_fee: AmountOut,
  /** Of a share of a group game. */
  share_price: AmountOut,
  /** The multiplier's kind today; `multipliers` has those of all dates, and before its first entry there is none. */
  multiplier_mode: Type.Enum(multiplierModes),
  /** What a bought multiplier costs on top. */
  multiplier_price: AmountOut,
  /** The multipliers that there are today, ascending; empty without one. */
  multiplier_values: Type.Array(Type.Integer()),
  multipliers: Type.Array(MultiplierEntry),
  /** How a prize of it is collected, a step a line; null: as the house says of all lotteries. */
  how_to_collect: Nullable(Type.String()),
  /** Dated exceptions to the draw days. */
  exceptions: Type.Object({ added: Type.Array(DateText), cancelled: Type.Array(DateText) }),
} as const;

export const Lottery = Type.Object(LotteryFields);
export type Lottery = Static<typeof Lottery>;

/** What lists of purchases and notifications say of a lottery. */
export const LotteryBrief = Type.Pick(Lottery, [
  'id',
  'name',
  'description',
  'image',
  'accent',
  'sub_name',
  'plier_lottery',
  'currency',
]);

export const LotteryDetail = Type.Object({
  ...LotteryFields,
  /** Moves with every saving: who edits says which one they saw. */
  revision: Type.Integer(),
  /** Whether `image` and `logo` were uploaded, and can be taken away. */
  own_image: Type.Boolean(),
  own_logo: Type.Boolean(),
  /** What it needs before it can be shown and has not. */
  missing: Type.Array(Type.Enum(lotteryLacks)),
  info: Type.Object({
    image: Type.String(),
    size: Type.Integer(),
    sub_length: Type.Integer(),
    /** Columns of the slip. */
    columnCart: Type.Integer(),
  }),
  /** The next draw date, in the shape the play page reads. */
  listLotteries: Type.Array(Type.Object({ date_before: Nullable(DateText) })),
  /** When its sale closes; null when no draw is to come. */
  closes_at: Nullable(Instant),
  eras: Type.Array(Era),
  prices: Type.Object({ ticket: AmountOut, service: AmountOut, total: AmountOut }),
  /** Of the traditional series, and in `series` of each that is played. */
  odds: Type.Object({ ...OddsFields, series: Type.Array(SeriesOdds) }),
  prize_templates: Type.Array(
    Type.Object({ type: SeriesType, from: DateText, levels: Type.Array(PrizeTemplateLevel) }),
  ),
});
export type LotteryDetail = Static<typeof LotteryDetail>;
