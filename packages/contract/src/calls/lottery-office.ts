import { lotteryAccents } from '@bolillero/domain/games/accents';
import { specialKinds } from '@bolillero/domain/games/matrix';
import { multiplierModes } from '@bolillero/domain/games/multiplier';
import { prizeKinds } from '@bolillero/domain/prizes/prize-table';
import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { LotteryDetail } from '../entities/lottery.ts';
import { LotteryImpact } from '../entities/lottery-impact.ts';
import { DryRun } from '../entities/settlement-change.ts';
import {
  AmountIn,
  AmountInOrNone,
  CurrencyCode,
  DateText,
  Id,
  JsonTextOf,
  Nullable,
  Ok,
  SeriesType,
  Strict,
  YesNo,
} from '../wire.ts';

/** Weekdays, Sunday 0, each once. */
export const WeekdaysIn = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7 });

export const EraIn = Strict({
  from: DateText,
  selectNumber: Type.Integer(),
  size: Type.Integer(),
  special: Type.Enum(specialKinds),
  sub_length: Type.Optional(Type.Integer()),
});

export const DrawDaysEntryIn = Strict({ from: DateText, days: WeekdaysIn });

export const MultiplierEntryIn = Strict({
  from: DateText,
  mode: Type.Enum(multiplierModes),
  values: Type.Optional(Type.Array(Type.Integer(), { maxItems: 10 })),
  weights: Type.Optional(Type.Array(Type.Integer(), { maxItems: 10 })),
  largest_up_to: Type.Optional(AmountInOrNone),
});

export const ExceptionsIn = Strict({
  added: Type.Array(DateText, { maxItems: 2000 }),
  cancelled: Type.Array(DateText, { maxItems: 2000 }),
});

export const PrizeTemplateIn = Strict({
  type: SeriesType,
  from: DateText,
  levels: Type.Array(
    Strict({
      position: Type.Integer(),
      prize_level: Type.String({ maxLength: 20 }),
      /** Empty, null or 0: not fixed, entered with each result; of position 1: the jackpot. */
      lottery_prize: Type.Optional(AmountInOrNone),
      /** Given where a multiplied play pays a fixed amount, whatever the multiplier. */
      play_prize: Type.Optional(AmountInOrNone),
      prize_kind: Type.Optional(Type.Enum(prizeKinds)),
    }),
    { maxItems: 50 },
  ),
});

const Flag = Type.Optional(YesNo);
const Words = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/**
 * The fields of a lottery as a form sends them. What is absent stays as it is, or is the default of a new one; lists are JSON
 * text and replace the whole list.
 */
const lotteryForm = {
  /** The name that people read. */
  description: Words(100),
  sub_name: Words(100),
  /** How many main balls a ticket has; both are the same. */
  selectNumber: Type.Optional(Type.Integer()),
  numberBallsToSelect: Type.Optional(Type.Integer()),
  size: Type.Optional(Type.Integer()),
  sub_length: Type.Optional(Type.Integer()),
  /** Without `special_kind`: a drum of its own, or not. */
  hasSpecialBall: Flag,
  special_kind: Type.Optional(Type.Enum(specialKinds)),
  /** First draw of the era that a changed matrix opens. */
  era_from: Type.Optional(DateText),
  eras: Type.Optional(JsonTextOf(Type.Array(EraIn, { maxItems: 200 }))),
  date_opening: Type.Optional(DateText),
  /** The draw weekdays from `days_from` on, today in the lottery's zone without it. */
  days: Type.Optional(JsonTextOf(WeekdaysIn)),
  days_from: Type.Optional(DateText),
  draw_days: Type.Optional(JsonTextOf(Type.Array(DrawDaysEntryIn, { maxItems: 200 }))),
  exceptions: Type.Optional(JsonTextOf(ExceptionsIn)),
  timezone: Words(60),
  draw_time: Words(5),
  cutoff_minutes: Type.Optional(Type.Integer()),
  /** Traditional multiplier flag. */
  type: Flag,
  playoff_multiplier: Flag,
  plier_lottery: Words(100),
  /** Another kind than today's opens an entry from `multiplier_from` on, today without it; `multipliers` has those of all dates. */
  multiplier_mode: Type.Optional(Type.Enum(multiplierModes)),
  multiplier_values: Type.Optional(JsonTextOf(Type.Array(Type.Integer(), { maxItems: 10 }))),
  multiplier_from: Type.Optional(DateText),
  multipliers: Type.Optional(JsonTextOf(Type.Array(MultiplierEntryIn, { maxItems: 200 }))),
  multiplier_price: Type.Optional(AmountIn),
  ticket_price: Type.Optional(AmountIn),
  service_fee: Type.Optional(AmountIn),
  share_price: Type.Optional(AmountIn),
  currency: Type.Optional(CurrencyCode),
  hasDoublePlay: Flag,
  laggards_name: Words(100),
  prize_templates: Type.Optional(JsonTextOf(Type.Array(PrizeTemplateIn, { maxItems: 100 }))),
  /** Plays per day; 0: no limit. */
  intents: Type.Optional(Type.Integer()),
  /** A step a line; empty: as the house says of all lotteries. */
  how_to_collect: Type.Optional(Nullable(Type.String({ maxLength: 4000 }))),
  accent: Type.Optional(Type.Enum(lotteryAccents)),
  order: Type.Optional(Type.Integer()),
  /** Takes the uploaded picture away. */
  remove_image: Flag,
  remove_logo: Flag,
} as const;

const LotteryAnswer = Type.Object({
  ok: Type.Boolean(),
  /** As it is kept; of a rehearsal as it would be, its `id` 0 where it would be new. */
  data: LotteryDetail,
  /** What it meets. */
  impact: LotteryImpact,
});

const pictureErrors = ['file-too-large', 'image-unreadable'] as const;

export const updateLottery = defineCall({
  id: 'lottery.update',
  method: 'POST',
  path: '/lottery/update/{id}',
  access: 'administrator',
  summary:
    'Guarda una lotería; dry_run=1 solo dice qué sorteos, carritos y jugadas vendidas afecta, accept=1 la guarda aunque afecte carritos',
  params: Type.Object({ id: Id }),
  query: DryRun,
  body: Strict({
    id: Type.Optional(Id),
    /** Fixed at creation: another one is refused. */
    name: Words(40),
    ...lotteryForm,
    /** Shown or hidden. */
    isShow: Flag,
    /** The revision that was edited: another one by now is refused (409 `lottery-changed`). */
    revision: Type.Optional(Type.Integer()),
    /** What the change meets has been seen: it is saved all the same, unless it is refused. */
    accept: Flag,
  }),
  files: ['image', 'logo'],
  errors: [
    'unknown-lottery',
    'lottery-invalid',
    'lottery-changed',
    'lottery-asks-first',
    'lottery-in-use',
    'lottery-incomplete',
    ...pictureErrors,
  ],
  answer: LotteryAnswer,
});

export const createLottery = defineCall({
  id: 'lottery.create-clasic',
  method: 'POST',
  path: '/lottery/create-clasic',
  access: 'administrator',
  summary: 'Crea una lotería, oculta; dry_run=1 solo dice cómo quedaría',
  query: DryRun,
  body: Type.Object({
    /** The internal name, fixed from here on: `cinco_andes`. */
    name: Words(40),
    ...lotteryForm,
  }),
  files: ['image', 'logo'],
  errors: ['lottery-invalid', 'lottery-name-taken', ...pictureErrors],
  answer: LotteryAnswer,
});

export const hideLottery = defineCall({
  id: 'lottery.delete',
  method: 'POST',
  path: '/lottery/delete',
  access: 'administrator',
  summary: 'Oculta una lotería: no se borra nada; dry_run=1 solo dice qué carritos y jugadas vendidas tiene',
  query: DryRun,
  body: Strict({ id: Id }),
  errors: ['unknown-lottery'],
  answer: Type.Object({ ok: Type.Boolean(), impact: LotteryImpact }),
});

export const showLottery = defineCall({
  id: 'lottery.show',
  method: 'POST',
  path: '/lottery/show',
  access: 'administrator',
  summary: 'Vuelve a mostrar una lotería oculta',
  body: Strict({ id: Id }),
  errors: ['unknown-lottery', 'lottery-incomplete'],
  answer: Ok,
});

export const lotteryPicture = defineCall({
  id: 'lottery.picture',
  method: 'GET',
  path: '/lottery/picture/{hash}',
  access: 'visitor',
  summary: 'Una imagen de lotería, por la huella de su contenido',
  params: Type.Object({ hash: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
  produces: 'image/webp',
  errors: ['not-found'],
});
