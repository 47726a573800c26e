import { createHash, randomUUID } from 'node:crypto';
import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { cutoffInstant } from '@bolillero/domain/calendar/schedule';
import type { LotteryDefinition } from '@bolillero/domain/games/lottery-definition';
import { multiplierOf } from '@bolillero/domain/games/multiplier';
import { writeLineFile } from '@bolillero/domain/group-games/line-file';
import { cents, times } from '@bolillero/domain/money/cents';
import type { RandomSource } from '@bolillero/domain/random/random-source';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { file } from '../schema/file.ts';
import { groupGame, groupLine } from '../schema/group-game.ts';
import { groupOrderShare, groupShare } from '../schema/group-share.ts';
import type { CustomerKind } from './accounts.ts';
import { insertCapturedOrder } from './captured-order.ts';
import { hittingPlay, randomPlay } from './numbers.ts';
import type { Occasion } from './occasion.ts';
import type { PlannedPlays } from './plan.ts';

/** A group game of the demonstration. */
interface PlannedGame {
  readonly lottery: string;
  readonly draw: PlannedPlays['draw'];
  readonly lineLimit: 50 | 100 | 200;
  readonly participations: number;
  /** Cents; null: it is not for sale yet. */
  readonly sharePrice: number | null;
  /** How many lines are attached. */
  readonly lines: number;
  /** Main balls that its line 12 hits of the latest draw. */
  readonly hits?: number;
  /** Who bought how many shares, in this order. */
  readonly sold: readonly (readonly [CustomerKind, number])[];
}

/** One settled with a winning line, one whose lines are missing, one sold out, and one that is only made. */
export const plannedGames: readonly PlannedGame[] = [
  {
    lottery: 'florida',
    draw: 'latest',
    lineLimit: 50,
    participations: 10,
    sharePrice: 12_50,
    lines: 50,
    hits: 4,
    sold: [
      ['customer', 2],
      ['subscriber', 1],
      ['united-states', 3],
    ],
  },
  {
    lottery: 'power_balls',
    draw: 'next',
    lineLimit: 100,
    participations: 20,
    sharePrice: 15_00,
    lines: 0,
    sold: [
      ['subscriber', 4],
      ['type-one-subscriber', 5],
      ['united-states', 8],
    ],
  },
  {
    lottery: 'tinkas',
    draw: 'next',
    lineLimit: 50,
    participations: 10,
    sharePrice: 14_00,
    lines: 50,
    sold: [['type-one', 4]],
  },
  {
    lottery: 'mega_millions',
    draw: 'next',
    lineLimit: 200,
    participations: 50,
    sharePrice: null,
    lines: 0,
    sold: [],
  },
];

interface Surroundings extends Occasion {
  readonly lottery: LotteryDefinition;
  readonly adminId: number;
  readonly customers: Readonly<Record<CustomerKind, number>>;
}

/** Writes a game as the calls would have left it; what it won is the settlement's to say. */
export async function insertGroupGame(
  tx: Db,
  game: PlannedGame,
  where: Surroundings,
  random: RandomSource,
): Promise<void> {
  const { lottery, adminId, date, boughtAt, drawn } = where;
  const isForSale = game.sharePrice !== null;
  const terms = {
    drawDate: date,
    sharePriceCents: game.sharePrice,
    linePriceCents: lottery.ticketPrice,
    activatedAt: boughtAt,
  };
  const [made] = await tx
    .insert(groupGame)
    .values({
      lotteryId: lottery.id,
      lineLimit: game.lineLimit,
      participations: game.participations,
      createdBy: adminId,
      createdAt: boughtAt,
      ...(isForSale && terms),
    })
    .returning({ id: groupGame.id });
  if (made === undefined) throw new Error('a group game was not inserted');
  if (game.lines > 0) await attach(tx, made.id, game, where, random);
  for (const [who, shares] of game.sold) {
    await buy(
      tx,
      made.id,
      { customerId: where.customers[who], shares, price: game.sharePrice ?? 0 },
      boughtAt,
    );
  }
  if (drawn === null) return;
  const frozenAt = new Date(cutoffInstant(lottery.schedule, drawDate(date)));
  await tx.update(groupGame).set({ frozenAt }).where(eq(groupGame.id, made.id));
}

/** The line that is made to win, counted from 1. */
const winningLine = 12;

async function attach(
  tx: Db,
  gameId: number,
  { lines: count, hits }: PlannedGame,
  { lottery, date, matrix, drawn, soldAt }: Surroundings,
  random: RandomSource,
): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) =>
    drawn !== null && hits !== undefined && index + 1 === winningLine
      ? hittingPlay(matrix, drawn, { main: hits, special: false }, random)
      : randomPlay(matrix, random),
  );
  const bytes = Buffer.from(writeLineFile(lines));
  const [kept] = await tx
    .insert(file)
    .values({
      sha256: createHash('sha256').update(bytes).digest(),
      mediaType: 'text/plain',
      name: `lineas-${gameId}.txt`,
      size: bytes.length,
      bytes,
      createdAt: soldAt,
    })
    .returning({ id: file.id });
  const printed = drawn === null ? [] : printedValues(lottery, date);
  await tx.insert(groupLine).values(
    lines.map(({ balls, special }, index) => ({
      gameId,
      number: index + 1,
      balls: [...balls],
      special,
      multiplier: printed[index % printed.length] ?? null,
    })),
  );
  await tx
    .update(groupGame)
    .set({ linesFileId: kept?.id, linesAttachedAt: soldAt })
    .where(eq(groupGame.id, gameId));
}

/** The multipliers that tickets of a draw may have printed on them; none: none is printed. */
function printedValues(lottery: LotteryDefinition, date: DrawDate): readonly number[] {
  const { mode, values } = multiplierOf(lottery, 'traditional', date);
  return mode === 'per-play' ? values : [];
}

interface BoughtShares {
  readonly customerId: number;
  readonly shares: number;
  readonly price: number;
}

async function buy(
  tx: Db,
  gameId: number,
  { customerId, shares, price }: BoughtShares,
  at: Date,
): Promise<void> {
  const orderId = randomUUID();
  await insertCapturedOrder(tx, { id: orderId, customerId, amount: times(cents(price), shares), at });
  const [shown] = await tx
    .insert(groupOrderShare)
    .values({ orderId, cartShareId: sql`nextval('play_id_seq')`, gameId, shares, sharePriceCents: price })
    .returning({ id: groupOrderShare.id });
  const [game] = await tx
    .update(groupGame)
    .set({ sharesSold: sql`${groupGame.sharesSold} + ${shares}` })
    .where(eq(groupGame.id, gameId))
    .returning({ sharesSold: groupGame.sharesSold });
  if (shown === undefined || game === undefined) throw new Error('shares were not inserted');
  await tx.insert(groupShare).values({
    gameId,
    customerId,
    orderId,
    orderShareId: shown.id,
    firstNumber: game.sharesSold - shares + 1,
    shares,
    sharePriceCents: price,
    createdAt: at,
  });
}
