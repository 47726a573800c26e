import { randomUUID } from 'node:crypto';
import { file } from '@bolillero/database/schema/file';
import { orderItem, paymentOrder, purchase } from '@bolillero/database/schema/play';
import { sql } from 'drizzle-orm';
import type { TestApp } from '../../testing/test-app.ts';

/** A bought play for tests; what is left out is a plain Powerball play. */
export interface BoughtPlay {
  readonly customerId: number;
  readonly balls: readonly number[];
  readonly special?: number | null;
  readonly lotteryId?: number;
  readonly series?: 0 | 1;
  readonly drawDate: string;
  readonly withMultiplier?: boolean;
  readonly multiplier?: number | null;
  /** false: still pending, without its PDF. */
  readonly sold?: boolean;
  readonly refunded?: boolean;
  readonly deleted?: boolean;
}

/** A PDF's row, so that purchases can count as sold. */
export async function aTicketFile({ context }: TestApp): Promise<number> {
  const [row] = await context.db
    .insert(file)
    .values({
      sha256: Buffer.alloc(32),
      mediaType: 'application/pdf',
      name: 'cartilla.pdf',
      size: 4,
      bytes: Buffer.from('%PDF'),
      createdAt: context.clock.date(),
    })
    .returning({ id: file.id });
  return row?.id ?? 0;
}

/** Paid plays as they stand after their capture (and upload), without going through cart and payment. Answers their ids. */
export async function buy(app: TestApp, plays: readonly BoughtPlay[]): Promise<number[]> {
  const { db, clock } = app.context;
  const at = clock.date();
  const ticketFileId = await aTicketFile(app);
  const orderId = randomUUID();
  await db.insert(paymentOrder).values({
    id: orderId,
    customerId: plays[0]?.customerId ?? 0,
    kind: 'cart',
    provider: 'test',
    providerOrder: orderId,
    amountCents: 300,
    capturedCents: 300,
    currency: 'USD',
    state: 'captured',
    providerCapture: orderId,
    createdAt: at,
    updatedAt: at,
    capturedAt: at,
  });
  const lines = plays.map((play) => ({
    orderId,
    lotteryId: play.lotteryId ?? 1,
    series: play.series ?? 0,
    drawDate: play.drawDate,
    balls: play.balls.toSorted((a, b) => a - b),
    special: play.special ?? null,
    withMultiplier: play.withMultiplier ?? false,
    ticketPriceCents: 250,
    serviceFeeCents: 50,
  }));
  const { rows } = await db.execute<{ least: number }>(
    sql`SELECT coalesce(max(play_id), 0) + 1 AS least FROM order_item`,
  );
  const least = rows[0]?.least ?? 1;
  const items = await db
    .insert(orderItem)
    .values(lines.map((line, index) => ({ ...line, playId: least + index })))
    .returning({ id: orderItem.id });
  const bought = await db
    .insert(purchase)
    .values(
      plays.map((play, index) => {
        const sold = play.sold ?? true;
        return {
          ...(lines[index] as (typeof lines)[number]),
          orderItemId: items[index]?.id ?? 0,
          customerId: play.customerId,
          multiplier: play.multiplier ?? null,
          ticketFileId: sold ? ticketFileId : null,
          soldAt: sold ? at : null,
          refundedAt: play.refunded ? at : null,
          deletedAt: play.deleted ? at : null,
          createdAt: at,
        };
      }),
    )
    .returning({ id: purchase.id });
  return bought.map(({ id }) => id);
}
