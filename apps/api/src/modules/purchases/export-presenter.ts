import type { AdminPurchase } from '@bolillero/contract/calls/purchases';
import type { RefundedPurchase } from '@bolillero/contract/calls/refunds';
import type { TicketProof } from '@bolillero/contract/entities/proof';
import { adminTicketsTexts } from '@bolillero/texts/admin-tickets';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { proofMarginText } from '@bolillero/texts/proof-margin';
import type { ExportColumn } from '../../lists/export-columns.ts';

const { columns: heads, exported, bought, overdue, recorded, refund: words } = adminTicketsTexts;

const tickets: readonly ExportColumn<AdminPurchase>[] = [
  { heading: heads.id, kind: 'number', of: ({ id }) => id },
  { heading: heads.lottery, kind: 'text', of: ({ loterie_name }) => loterie_name },
  {
    heading: exported.series,
    kind: 'text',
    of: ({ type }) => (type === 1 ? lotteryTexts.series.laggards : lotteryTexts.series.traditional),
  },
  { heading: heads.player, kind: 'text', of: ({ name, lastname }) => `${name} ${lastname}`.trim() },
  { heading: exported.email, kind: 'text', of: ({ email }) => email },
  { heading: heads.balls, kind: 'text', of: ({ balls }) => (JSON.parse(balls) as number[]).join(' ') },
  { heading: exported.special, kind: 'number', of: ({ ball_red }) => ball_red },
  { heading: heads.multiplier, kind: 'text', of: multiplier },
  { heading: heads.draw, kind: 'date', of: ({ date_lottery }) => date_lottery },
  { heading: heads.closes, kind: 'instant', of: ({ closes_at }) => closes_at },
  { heading: exported.price, kind: 'amount', of: ({ price }) => price },
  { heading: exported.paidAt, kind: 'instant', of: ({ createdAt }) => createdAt },
];

function multiplier({ potenciador, multiplier_bought }: AdminPurchase): string | null {
  if (potenciador !== null) return `×${potenciador}`;
  return multiplier_bought ? bought : null;
}

const marginOf = ({ recorded_at, draws_at }: TicketProof) =>
  proofMarginText(Date.parse(draws_at) - Date.parse(recorded_at));

export const pendingColumns: readonly ExportColumn<AdminPurchase>[] = [
  ...tickets,
  { heading: exported.state, kind: 'text', of: (one) => (one.overdue ? overdue : null) },
];

export const soldColumns: readonly ExportColumn<AdminPurchase>[] = [
  ...tickets,
  { heading: heads.sold, kind: 'instant', of: ({ soldAt }) => soldAt },
  { heading: recorded.at, kind: 'instant', of: ({ proof }) => proof?.recorded_at ?? null },
  { heading: recorded.entry, kind: 'number', of: ({ proof }) => proof?.seq ?? null },
  { heading: recorded.when, kind: 'text', of: ({ proof }) => (proof ? marginOf(proof) : null) },
  { heading: exported.state, kind: 'text', of: (one) => (one.refunded ? exported.refunded : null) },
];

export const refundColumns: readonly ExportColumn<RefundedPurchase>[] = [
  ...tickets,
  { heading: words.amount, kind: 'amount', of: ({ refund }) => refund.amount },
  { heading: exported.currency, kind: 'text', of: ({ refund }) => refund.currency },
  { heading: words.reason, kind: 'text', of: ({ refund }) => refund.reason },
  { heading: exported.by, kind: 'text', of: ({ refund }) => refund.admin },
  { heading: exported.requestedAt, kind: 'instant', of: ({ refund }) => refund.requestedAt },
  { heading: words.paidBack, kind: 'instant', of: ({ refund }) => refund.doneAt },
];
