import type {
  PlayerNote as NoteOnWire,
  Player as OnWire,
  PlayerPage as PageOnWire,
  PlayerPayment as PaymentOnWire,
  PlayerRow,
} from '@bolillero/contract/calls/players';
import type { Purchase as PurchaseOnWire } from '@bolillero/contract/calls/purchases';
import type { PurchaseState } from '@bolillero/domain/purchases/purchase-state';
import { readBalls } from '../../../api/balls.ts';
import { type LotteryBrief, readLotteryBrief } from '../../../api/lottery.ts';
import { type OpenSession, readOpenSession } from '../../../api/open-sessions.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';

/** A row of the list of players. */
export type ListedPlayer = Readonly<PlayerRow>;

/** A player as the office edits them. */
export type Player = Readonly<Omit<OnWire, 'emails'>> & {
  readonly emails: readonly {
    readonly id: number;
    readonly email: string;
    readonly primary: boolean;
    readonly confirmed: boolean;
  }[];
};

/** A paid play. Amounts are decimal text. */
export interface PlayerPurchase {
  readonly id: number;
  readonly lottery: LotteryBrief;
  readonly series: SeriesType;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly multiplier: number | null;
  readonly date: string;
  readonly state: PurchaseState;
  readonly overdue: boolean;
  readonly price: string;
  /** Its balls that were drawn; empty before. */
  readonly hits: readonly number[];
  readonly specialHit: boolean;
  /** Decimal amount, `Jugada gratis`, `por confirmar`, `0`; null until the draw is settled. */
  readonly prize: string | null;
  readonly pdf: string | null;
}

/** Money that came or went. */
export interface PlayerPayment {
  readonly at: string;
  readonly kind: PaymentOnWire['kind'];
  readonly plays: number | null;
  /** Of group games. */
  readonly shares: number | null;
  /** Of all its plays and games; null where they are of several. */
  readonly lottery: string | null;
  readonly months: number | null;
  readonly purchaseId: number | null;
  readonly done: boolean;
  readonly amount: string;
}

export type PlayerNote = Readonly<NoteOnWire>;

export interface PlayerMail {
  readonly id: number;
  readonly subject: string;
  readonly state: PageOnWire['mails']['data'][number]['state'];
  readonly failing: boolean;
  readonly createdAt: string;
}

export interface PlayerPage {
  readonly player: Player;
  readonly limits: {
    readonly monthly: string | null;
    readonly pending: { readonly monthly: string | null; readonly from: string } | null;
    readonly spent: string;
    readonly pausedUntil: string | null;
  };
  readonly sessions: readonly OpenSession[];
  readonly subscription: {
    readonly months: number | null;
    readonly monthlyPrice: string | null;
    readonly endsAt: string;
    readonly active: boolean;
  } | null;
  readonly purchases: { readonly total: number; readonly rows: readonly PlayerPurchase[] };
  readonly payments: {
    readonly total: number;
    readonly rows: readonly PlayerPayment[];
    readonly captured: string;
    readonly refunded: string;
    readonly prizes: readonly { readonly amount: string; readonly currency: string }[];
  };
  readonly mails: { readonly total: number; readonly failing: number; readonly rows: readonly PlayerMail[] };
  readonly notes: readonly PlayerNote[];
}

export function readPlayer({ emails, ...wire }: OnWire): Player {
  return {
    ...wire,
    emails: emails.map(({ id, email, type, confirmed }) => ({ id, email, primary: type === 1, confirmed })),
  };
}

const readPurchase = (wire: PurchaseOnWire): PlayerPurchase => ({
  id: wire.id,
  lottery: readLotteryBrief(wire.loterie),
  series: seriesType(wire.type),
  balls: readBalls(wire.balls),
  special: wire.ball_red,
  multiplier: wire.potenciador,
  date: wire.date_lottery,
  state: wire.state,
  overdue: wire.overdue,
  price: wire.price,
  hits: readBalls(wire.winBall),
  specialHit: wire.ball_red !== null && wire.extraWinBall === wire.ball_red,
  prize: wire.prize,
  pdf: wire.image,
});

const readPayment = (wire: PaymentOnWire): PlayerPayment => ({
  at: wire.at,
  kind: wire.kind,
  plays: wire.plays,
  shares: wire.shares,
  lottery: wire.loterie_name,
  months: wire.months,
  purchaseId: wire.purchase_id,
  done: wire.done,
  amount: wire.amount,
});

export function readPage(wire: PageOnWire): PlayerPage {
  const { limits, subscription, purchases, payments, mails } = wire;
  return {
    player: readPlayer(wire.costumer),
    limits: {
      monthly: limits.monthly,
      pending: limits.pending,
      spent: limits.spent,
      pausedUntil: limits.paused_until,
    },
    sessions: wire.sessions.map(readOpenSession),
    subscription: subscription && {
      months: subscription.months,
      monthlyPrice: subscription.monthly_price,
      endsAt: subscription.ends_at,
      active: subscription.active,
    },
    purchases: { total: purchases.total, rows: purchases.data.map(readPurchase) },
    payments: {
      total: payments.total,
      rows: payments.data.map(readPayment),
      captured: payments.captured,
      refunded: payments.refunded,
      prizes: payments.prizes,
    },
    mails: {
      total: mails.total,
      failing: mails.failing,
      rows: mails.data.map(({ id, subject, state, attempts, createdAt }) => ({
        id,
        subject,
        state,
        failing: state === 'failed' || state === 'unclear' || (state === 'waiting' && attempts > 0),
        createdAt,
      })),
    },
    notes: wire.notes,
  };
}
