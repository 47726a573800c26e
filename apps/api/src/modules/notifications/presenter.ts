import type { Notification } from '@bolillero/contract/calls/notifications';
import { winChangeReasonText } from '@bolillero/texts/win-changes';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { briefLottery } from '../../catalogue/present-lottery.ts';
import { presentPrizeSum } from '../../wire/prize-sum.ts';
import { prizeText } from '../../wire/prize-text.ts';
import type { NotificationRow } from './repository.ts';

/** A notice in the specification's spelling. */
export function presentNotification(
  row: NotificationRow,
  lottery: CatalogueLottery | undefined,
): Notification {
  return {
    id: row.id,
    monto: prizeText(row.kind === 'withdrawn' ? null : { free: row.freePlay, amountCents: row.amountCents }),
    stateNotification: row.readAt === null ? 0 : 1,
    kind: row.kind,
    lottery: lottery === undefined ? null : briefLottery(lottery),
    type: row.series ?? 0,
    balls: row.balls === null ? null : JSON.stringify(row.balls),
    ball_red: row.special,
    winBall: row.matched === null ? null : JSON.stringify(row.matched),
    extraWinBall: row.matchedSpecial,
    jackpot: row.drawDate,
    purchase_id: row.purchaseId,
    ...(row.groupGameId !== null && { pena_id: row.groupGameId }),
    order_kind: row.orderKind,
    refund_cause: row.refundCause,
    currency: row.currency,
    level: row.level,
    prize_sum: lottery === undefined ? null : presentSum(row, lottery),
    image: row.hasTicket && row.purchaseId !== null ? `/api/purchases/${row.purchaseId}/ticket` : null,
    how_to_collect: lottery?.howToCollect ?? null,
    before: presentBefore(row),
    reason:
      row.cause === null || row.drawDate === null
        ? null
        : winChangeReasonText({ cause: row.cause, words: row.reason }, row.drawDate),
    createdAt: row.createdAt.toISOString(),
  };
}

function presentSum(row: NotificationRow, lottery: CatalogueLottery): Notification['prize_sum'] {
  const { series, drawDate, withMultiplier, multiplier, position, lotteryPrizeCents } = row;
  if (!row.isSettled) return null;
  if (series === null || drawDate === null || withMultiplier === null) return null;
  if (position === null || lotteryPrizeCents === null) return null;
  return presentPrizeSum(
    { series, drawDate, withMultiplier, multiplier },
    { multiplier: row.drawnMultiplier },
    { free: row.freePlay, amountCents: row.amountCents, position, lotteryPrizeCents },
    lottery,
  );
}

function presentBefore({
  beforeCents,
  beforeFreePlay,
  beforeLevel,
}: NotificationRow): Notification['before'] {
  if (beforeCents === null) return null;
  return { monto: prizeText({ free: beforeFreePlay, amountCents: beforeCents }), level: beforeLevel };
}
