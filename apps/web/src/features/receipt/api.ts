import { oneOrder, type Receipt as ReceiptOnWire } from '@bolillero/contract/calls/payments';
import { headText } from '@bolillero/domain/proof/head-text';
import { queryOptions } from '@tanstack/react-query';
import { readBalls } from '../../api/balls.ts';
import { request } from '../../api/client.ts';
import { type LotteryBrief, readLotteryBrief } from '../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';

/** A play on a receipt. Amounts are decimal text, in USD. */
export interface ReceiptLine {
  /** The purchase. */
  readonly id: number;
  readonly lottery: LotteryBrief;
  readonly series: SeriesType;
  readonly date: string;
  /** Until then its ticket is bought: the cut-off of its draw. */
  readonly closesAt: string;
  readonly balls: readonly number[];
  readonly special: number | null;
  readonly withMultiplier: boolean;
  readonly price: string;
  readonly free: boolean;
  /** Its price goes, or went, back. */
  readonly refunded: boolean;
}

/** Shares of a group game on a receipt. */
export interface ReceiptShares {
  readonly gameId: number;
  readonly lottery: LotteryBrief;
  readonly date: string;
  /** Until then the game is sold. */
  readonly closesAt: string;
  /** At most so many lines. */
  readonly lineLimit: number;
  readonly participations: number;
  readonly shares: number;
  /** Share numbers, both included. */
  readonly from: number;
  readonly to: number;
  readonly price: string;
  /** Their price goes, or went, back. */
  readonly refunded: boolean;
}

/** What a payment bought, as it was paid. */
export interface Receipt {
  readonly number: number;
  /** The head of the chain of proof when it was paid, as it is written; null before there was one. */
  readonly chainCode: string | null;
  readonly paidAt: string;
  readonly tickets: string;
  readonly service: string;
  readonly multiplier: string;
  readonly total: string;
  readonly lines: readonly ReceiptLine[];
  readonly shares: readonly ReceiptShares[];
}

/** The receipt of an own payment; null where there is none: it was not paid, or paid for a subscription. */
export const receiptQuery = (order: string) =>
  queryOptions({
    queryKey: ['receipt', order],
    queryFn: async ({ signal }): Promise<Receipt | null> => {
      const { receipt } = await request(oneOrder, { params: { id: order }, signal });
      if (receipt === null) return null;
      return {
        number: receipt.number,
        chainCode: receipt.proof === null ? null : headText(receipt.proof),
        paidAt: receipt.paid_at,
        tickets: receipt.ticket_price,
        service: receipt.service_fee,
        multiplier: receipt.multiplier_price,
        total: receipt.total,
        lines: inOrder(
          receipt.lines.map((line) => ({
            id: line.id,
            lottery: readLotteryBrief(line.loterie),
            series: seriesType(line.type),
            date: line.date_lottery,
            closesAt: line.closes_at,
            balls: readBalls(line.balls),
            special: line.ball_red,
            withMultiplier: line.multiplier_bought,
            price: line.price,
            free: line.free,
            refunded: line.refunded,
          })),
        ),
        shares: (receipt.penas ?? []).map(readShares),
      };
    },
  });

const readShares = (pena: NonNullable<ReceiptOnWire['penas']>[number]): ReceiptShares => ({
  gameId: pena.id,
  lottery: readLotteryBrief(pena.loterie),
  date: pena.date_lottery,
  closesAt: pena.closes_at,
  lineLimit: pena.type,
  participations: pena.participations,
  shares: pena.shares,
  from: pena.from,
  to: pena.to,
  price: pena.price,
  refunded: pena.refunded,
});

/** The draw that closes first comes first; the plays of one lottery, series and draw stand together. */
function inOrder(lines: readonly ReceiptLine[]): readonly ReceiptLine[] {
  return lines.toSorted(
    (a, b) =>
      Date.parse(a.closesAt) - Date.parse(b.closesAt) || a.lottery.id - b.lottery.id || a.series - b.series,
  );
}

/** The plays of one lottery, series and draw, in the order of the receipt. */
export interface ReceiptGroup {
  readonly lottery: LotteryBrief;
  readonly series: SeriesType;
  readonly date: string;
  readonly closesAt: string;
  readonly lines: readonly ReceiptLine[];
}

export function receiptGroups(lines: readonly ReceiptLine[]): readonly ReceiptGroup[] {
  const groups = new Map<string, ReceiptLine[]>();
  for (const line of lines) {
    const key = `${line.lottery.id} ${line.series} ${line.date}`;
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  return [...groups.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { lottery, series, date, closesAt } = first;
    return [{ lottery, series, date, closesAt, lines: some }];
  });
}
