import { createHash, randomUUID } from 'node:crypto';
import type { LotteryDefinition } from '@bolillero/domain/games/lottery-definition';
import { printsMultiplier, sellsMultiplier } from '@bolillero/domain/games/multiplier';
import { seriesNumber } from '@bolillero/domain/games/series';
import { sum } from '@bolillero/domain/money/cents';
import type { RandomSource } from '@bolillero/domain/random/random-source';
import type { Play } from '@bolillero/domain/tickets/play';
import { keptPrice, playPrice } from '@bolillero/domain/tickets/play-price';
import { sql } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { file } from '../schema/file.ts';
import { orderItem, play, purchase } from '../schema/play.ts';
import { insertCapturedOrder } from './captured-order.ts';
import { insertRefund } from './insert-refund.ts';
import { hittingPlay, losingPlay, randomPlay } from './numbers.ts';
import type { Occasion } from './occasion.ts';
import type { PlannedPlay, PlannedPlays } from './plan.ts';
import { ticketPdf } from './ticket-pdf.ts';

interface Numbered {
  readonly planned: PlannedPlay;
  readonly numbers: Play;
  readonly withMultiplier: boolean;
}

/** Puts a planned group of plays where it belongs: unpaid ones in the cart, the others in one captured order. */
export async function insertPlays(
  tx: Db,
  group: PlannedPlays,
  {
    lottery,
    customerId,
    adminId,
    ...occasion
  }: Occasion & { lottery: LotteryDefinition; customerId: number; adminId: number },
  random: RandomSource,
): Promise<void> {
  const where = {
    customerId,
    lotteryId: lottery.id,
    series: seriesNumber(group.series),
    drawDate: occasion.date,
  } as const;
  const numbered = group.plays.map((planned) => ({
    planned,
    numbers: numbersFor(planned, occasion, random),
    withMultiplier: planned.withMultiplier === true && sellsMultiplier(lottery, group.series, occasion.date),
  }));
  const inCart = numbered.filter(({ planned }) => planned.state === 'cart');
  if (inCart.length > 0) {
    await tx
      .insert(play)
      .values(inCart.map((one) => ({ ...where, ...lineOf(one), createdAt: occasion.boughtAt })));
  }
  const paid = numbered.filter(({ planned }) => planned.state !== 'cart');
  if (paid.length === 0) return;
  const prices = paid.map(({ withMultiplier }) => playPrice(lottery, { withMultiplier }));
  const orderId = randomUUID();
  const amount = sum(prices.map(({ total }) => total));
  const capture = await insertCapturedOrder(tx, { id: orderId, customerId, amount, at: occasion.boughtAt });

  const prints = printsMultiplier(lottery, group.series, occasion.date);
  for (const [index, one] of paid.entries()) {
    const price = prices[index] ?? playPrice(lottery, one);
    const bought = {
      ...where,
      ...lineOf(one),
      orderId,
      ...keptPrice(price),
    };
    const { customerId: _, ...item } = bought;
    const [row] = await tx
      .insert(orderItem)
      .values({ ...item, playId: sql`nextval(pg_get_serial_sequence('play', 'id'))` })
      .returning({ id: orderItem.id });
    if (row === undefined) throw new Error('an order item was not inserted');
    const isSold = one.planned.state === 'sold';
    const soldAt = one.planned.late === true ? occasion.soldLateAt : occasion.soldAt;
    const ticket = isSold
      ? { soldAt, ticketFileId: await insertTicket(tx, lottery, { ...occasion, soldAt }, one) }
      : {};
    const multiplier = isSold && prints ? (one.planned.printed ?? 2) : null;
    const [written] = await tx
      .insert(purchase)
      .values({ ...bought, ...ticket, multiplier, orderItemId: row.id, createdAt: occasion.boughtAt })
      .returning({ id: purchase.id });
    if (written === undefined) throw new Error('a purchase was not inserted');
    if (one.planned.state === 'refunded') {
      const at = occasion.refundedAt;
      await insertRefund(tx, {
        purchaseId: written.id,
        customerId,
        adminId,
        capture,
        amount: price.total,
        at,
      });
    }
  }
}

function numbersFor(planned: PlannedPlay, { matrix, drawn }: Occasion, random: RandomSource): Play {
  if (drawn === null) return randomPlay(matrix, random);
  return planned.hits === undefined
    ? losingPlay(matrix, drawn, random)
    : hittingPlay(matrix, drawn, planned.hits, random);
}

const lineOf = ({ numbers, withMultiplier }: Numbered) => ({
  balls: [...numbers.balls],
  special: numbers.special,
  withMultiplier,
});

async function insertTicket(
  tx: Db,
  lottery: LotteryDefinition,
  { date, soldAt }: Occasion,
  { numbers }: Numbered,
): Promise<number> {
  const special = numbers.special === null ? [] : [`${lottery.specialName}: ${numbers.special}`];
  const bytes = ticketPdf('Cartilla de demostración', [
    `${lottery.displayName}, sorteo del ${date.split('-').toReversed().join('/')}`,
    `Números: ${numbers.balls.join(' - ')}`,
    ...special,
    'Este papel no es una jugada de verdad.',
  ]);
  const [row] = await tx
    .insert(file)
    .values({
      sha256: createHash('sha256').update(bytes).digest(),
      mediaType: 'application/pdf',
      name: 'cartilla.pdf',
      size: bytes.length,
      bytes,
      createdAt: soldAt,
    })
    .returning({ id: file.id });
  if (row === undefined) throw new Error('a file was not inserted');
  return row.id;
}
