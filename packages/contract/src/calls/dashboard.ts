import { type Static, Type } from 'typebox';
import { defineCall } from '../call.ts';
import { LotteryBrief } from '../entities/lottery.ts';
import { AmountOut, CurrencyCode, DateText, Id, Instant, Nullable, SeriesType } from '../wire.ts';
import { seriesStates } from './result-dates.ts';

const SeriesTile = Type.Object({
  loterie: LotteryBrief,
  type: SeriesType,
  state: Type.Enum(seriesStates),
  /** Dates of the draws owed, the oldest first. */
  owed: Type.Array(DateText),
  /** The date of the newest result; of the oldest hidden one, where there is any. */
  last: Nullable(DateText),
  /** The draw to come, and its instant. */
  next: Nullable(Type.Object({ date: DateText, draws_at: Instant })),
});
export type SeriesTile = Static<typeof SeriesTile>;

/** Paid plays of one draw of a lottery, both series, whose price does not go back. */
const PendingDraw = Type.Object({
  loterie: LotteryBrief,
  date_lottery: DateText,
  closes_at: Instant,
  total: Type.Integer(),
  /** Those that have their PDF. */
  sold: Type.Integer(),
});

const Sum = Type.Object({ currency: CurrencyCode, amount: AmountOut });

export const dashboardParts = ['results', 'tickets', 'questions', 'mail', 'sales', 'counts'] as const;
export type DashboardPart = (typeof dashboardParts)[number];

/** What waits, by section of the menu. */
const Counts = Type.Object({
  /** Series that owe a draw, or of which a source says what nobody has looked at. */
  results: Type.Integer(),
  /** Tickets without PDF, overdue ones too. */
  tickets: Type.Integer(),
  questions: Type.Integer(),
  /** Group games for sale whose lines are missing. */
  games: Type.Optional(Type.Integer()),
  /** Null for operators. */
  mail: Nullable(Type.Integer()),
});
export type DashboardCounts = Static<typeof Counts>;

export const dashboard = defineCall({
  id: 'dashboard.read',
  method: 'GET',
  path: '/dashboard',
  access: 'operator',
  summary: 'Lo pendiente de hoy; correo y ventas, solo para administradores',
  query: Type.Object({
    /** That part alone; without it, all that whoever asks may see. */
    part: Type.Optional(Type.Enum(dashboardParts)),
  }),
  answer: Type.Object({
    results: Type.Optional(Type.Array(SeriesTile)),
    tickets: Type.Optional(
      Type.Object({
        /** Tickets without PDF whose draw is to come. */
        pending: Type.Integer(),
        draws: Type.Array(PendingDraw),
        overdue: Type.Object({ count: Type.Integer(), amount: AmountOut }),
        /** The sale that closes first of all visible lotteries; null when none is to come. */
        next_close: Nullable(Type.Object({ loterie: LotteryBrief, closes_at: Instant })),
      }),
    ),
    questions: Type.Optional(
      Type.Object({
        open: Type.Integer(),
        /** The oldest ones. */
        data: Type.Array(
          Type.Object({ id: Id, name: Type.String(), message: Type.String(), createdAt: Instant }),
        ),
      }),
    ),
    mail: Type.Optional(
      Type.Object({
        failing: Type.Integer(),
        /** The newest ones. */
        data: Type.Array(
          Type.Object({
            id: Id,
            subject: Type.String(),
            address: Type.String(),
            error: Nullable(Type.String()),
            /** It is tried again by itself: only what was given up, or is unclear, is sent again on request. */
            waits: Type.Boolean(),
          }),
        ),
      }),
    ),
    sales: Type.Optional(
      Type.Object({
        /** Captured on the house's today, in the last 7 and in the last 30 days, today included. */
        today: AmountOut,
        week: AmountOut,
        month: AmountOut,
        /** Of the last 14 days, each with its sum; the last one is today. */
        days: Type.Array(Type.Object({ date: DateText, amount: AmountOut })),
        /** Given back in the last 30 days. */
        refunded: AmountOut,
        /** Prizes told in the last 30 days, by their currency. */
        prizes: Type.Array(Sum),
      }),
    ),
    counts: Type.Optional(Counts),
  }),
});
