import type { PlayerNote, PlayerPage, PlayerPayment } from '@bolillero/contract/calls/players';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { presentOpenSession } from '../../identity/open-session-presenter.ts';
import { presentLimits } from '../limits/presenter.ts';
import { presentMail } from '../mail/presenter.ts';
import { presentPurchase } from '../purchases/presenter.ts';
import type { NoteRow } from './notes-repository.ts';
import type { PlayerPageRead } from './page.ts';
import type { PaymentRow } from './page-repository.ts';
import { presentPlayer } from './presenter.ts';

type LotteryOf = (id: number) => CatalogueLottery;

/** No session of a player's is the one that asks. */
const nobodys = 0;

export function presentPage(read: PlayerPageRead, adminId: number, now: number): PlayerPage {
  const { purchases, payments, mails, subscription, lastPeriod } = read;
  const { ok: _, ...limits } = presentLimits(read.limits);
  const price = lastPeriod?.monthlyPriceCents ?? null;
  return {
    costumer: presentPlayer(read.player),
    limits,
    sessions: read.sessions.map((row) => presentOpenSession(row, nobodys)),
    subscription:
      subscription === null
        ? null
        : {
            months: lastPeriod?.months ?? null,
            monthly_price: price === null ? null : toDecimal(cents(price)),
            started_at: subscription.startedAt.toISOString(),
            ends_at: subscription.endsAt.toISOString(),
            active: subscription.endsAt.getTime() > now,
          },
    purchases: {
      total: purchases.total,
      data: purchases.rows.map((own) => presentPurchase(own, purchases.lotteryOf(own.row.lotteryId), now)),
    },
    payments: {
      total: payments.total,
      data: payments.rows.map((row) => presentPayment(row, purchases.lotteryOf)),
      captured: toDecimal(cents(payments.captured)),
      refunded: toDecimal(cents(payments.refunded)),
      prizes: presentPrizes(read.prizes),
    },
    mails: { total: mails.total, failing: mails.failing, data: mails.rows.map(presentMail) },
    notes: presentNotes(read.notes, adminId),
  };
}

function presentPayment(row: PaymentRow, lotteryOf: LotteryOf): PlayerPayment {
  return {
    at: row.at.toISOString(),
    kind: row.kind,
    plays: row.plays,
    shares: row.shares,
    loterie_name: row.lotteryId === null ? null : lotteryOf(row.lotteryId).displayName,
    months: row.months,
    purchase_id: row.purchaseId,
    done: row.done,
    amount: toDecimal(cents(row.cents)),
  };
}

export const presentPrizes = (prizes: PlayerPageRead['prizes']) =>
  prizes.map(({ currency, amount }) => ({ currency, amount: toDecimal(amount) }));

export const presentNotes = (rows: readonly NoteRow[], adminId: number): PlayerNote[] =>
  rows.map((row) => ({
    id: row.id,
    text: row.text,
    admin: `${row.name} ${row.lastname}`,
    createdAt: row.createdAt.toISOString(),
    own: row.adminId === adminId,
  }));
