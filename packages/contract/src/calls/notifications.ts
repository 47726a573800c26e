import { notificationKinds } from '@bolillero/domain/notifications/kinds';
import { orderKinds, refundCauses } from '@bolillero/domain/payments/states';
import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { LotteryBrief } from '../entities/lottery.ts';
import { PrizeSum } from '../entities/prize-sum.ts';
import {
  CurrencyCode,
  DateText,
  Id,
  Instant,
  JsonTextOf,
  Nullable,
  Ok,
  PageNumber,
  PerPage,
  SeriesType,
  SpecialBall,
  Strict,
} from '../wire.ts';

export const Notification = Type.Object({
  id: Id,
  /** Decimal amount, `Jugada gratis`, `por confirmar` while the amount of a win is not known, or `"0"`. */
  monto: Type.String(),
  /** 1 once seen. */
  stateNotification: Type.Integer(),
  kind: Type.Enum(notificationKinds),
  lottery: Nullable(LotteryBrief),
  type: SeriesType,
  /** The play's balls as JSON text, and the matched ones among them. */
  balls: Nullable(Type.String()),
  ball_red: SpecialBall,
  winBall: Nullable(Type.String()),
  /** The matched special ball. */
  extraWinBall: Nullable(Type.Integer()),
  /** Date of the draw that was played. */
  jackpot: Nullable(DateText),
  purchase_id: Nullable(Id),
  /** Of shares of a group game: the game; absent of all else. */
  pena_id: Type.Optional(Id),
  /** Of a payment that went back: what it was for, and why (null where that was not written down). */
  order_kind: Nullable(Type.Enum(orderKinds)),
  refund_cause: Nullable(Type.Enum(refundCauses)),
  /** Currency of `monto`. */
  currency: CurrencyCode,
  /** The prize level that was won, `3 + 1`; null without one. */
  level: Nullable(Type.String()),
  /** Of a prize that a multiplier had a part in. */
  prize_sum: Nullable(PrizeSum),
  /** Path of the ticket's PDF, while there is one for its owner. */
  image: Nullable(Type.String()),
  /** How a prize of the lottery is collected, a step a line; null: as the house says of all lotteries. */
  how_to_collect: Nullable(Type.String()),
  /** Of a win that changed or was withdrawn: what was told before. */
  before: Nullable(Type.Object({ monto: Type.String(), level: Nullable(Type.String()) })),
  /** Why it did, as a sentence. */
  reason: Nullable(Type.String()),
  createdAt: Instant,
});
export type Notification = Static<typeof Notification>;

export const listNotifications = defineCall({
  id: 'notifications.listNew',
  method: 'GET',
  path: '/notifications/listNew',
  access: 'customer',
  summary: 'Las notificaciones del cliente, de la más nueva a la más antigua',
  query: Type.Object({
    page: PageNumber,
    perPage: PerPage(50),
    /** Those about one purchase alone. */
    purchase_id: Type.Optional(Id),
  }),
  answer: Type.Object({
    data: Type.Array(Notification),
    /** Unread: amount other than "0" and not yet seen. */
    unread: Type.Integer(),
    total: Type.Integer(),
    pages: Type.Integer(),
  }),
});

export const NotificationIds = Type.Array(Id, { maxItems: 1000 });

export const checkNotifications = defineCall({
  id: 'notifications.checked',
  method: 'POST',
  path: '/notifications/checked',
  access: 'customer',
  summary: 'Marca notificaciones como vistas',
  body: Strict({ notificaciones: JsonTextOf(NotificationIds) }),
  errors: ['not-found'],
  answer: Ok,
});
