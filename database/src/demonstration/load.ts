import type { LotteryDefinition } from '@bolillero/domain/games/lottery-definition';
import type { SeriesName } from '@bolillero/domain/games/series';
import { seededRandom } from '@bolillero/domain/random/random-source';
import { eq } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { customer } from '../schema/account.ts';
import { draw } from '../schema/draw.ts';
import { installationFact } from '../schema/operation.ts';
import { accountsAreTaken, type DemonstrationAccounts, insertAccounts } from './accounts.ts';
import { generateDraws } from './draws.ts';
import { hasNoDraws, type InsertedDraw, insertDraws } from './insert-draws.ts';
import { insertGroupGame, plannedGames } from './insert-group-games.ts';
import { insertHouse } from './insert-house.ts';
import { insertPlays } from './insert-plays.ts';
import { occasionOf } from './occasion.ts';
import { plannedPlays } from './plan.ts';
import { recordFiles } from './record-files.ts';
import { insertSubscriptions } from './subscriptions.ts';
import { insertSupport } from './support.ts';

const fact = 'demonstration';
const serieses = ['traditional', 'laggards'] as const satisfies SeriesName[];

export interface DemonstrationOptions {
  /** As the administrators have made them. */
  readonly lotteries: readonly (LotteryDefinition & { readonly hidden: boolean })[];
  /** The house's clock, in milliseconds. */
  readonly now: number;
  /** The house's own, on whose calendar months are counted. */
  readonly timeZone: string;
  hashPassword(password: string): Promise<string>;
}

/** What the demonstration leaves to be done: draws whose plays were sold, to be settled like any other. */
export interface LoadedDemonstration {
  readonly drawsToSettle: readonly number[];
}

/** Whether this database ever got the demonstration. */
export async function hasDemonstration(db: Db): Promise<boolean> {
  const rows = await db.select().from(installationFact).where(eq(installationFact.name, fact));
  return rows.length > 0;
}

/** Nobody has begun to use a database that has neither draws nor customers. */
export async function isUnused(db: Db): Promise<boolean> {
  const draws = await db.select({ id: draw.id }).from(draw).limit(1);
  const customers = await db.select({ id: customer.id }).from(customer).limit(1);
  return draws.length + customers.length === 0;
}

/**
 * Loads the demonstration inside the caller's transaction, and records that it did: generated draws of every series that
 * has none, staff and players of every kind, their subscriptions, messages to support, the facts of a made-up house, plays and group games in every state. Draws of a
 * series that has real ones, and accounts in a house that has the same names already, are left out.
 */
export async function loadDemonstration(tx: Db, options: DemonstrationOptions): Promise<LoadedDemonstration> {
  const { now } = options;
  const latest = await loadDraws(tx, options);
  let drawsToSettle: readonly number[] = [];
  if (!(await accountsAreTaken(tx))) {
    const accounts = await insertAccounts(tx, options.hashPassword, now);
    await insertSubscriptions(tx, accounts, options);
    await insertSupport(tx, accounts, now);
    await insertHouse(tx);
    drawsToSettle = await loadPlays(tx, options, accounts, latest);
    await recordFiles(tx);
  }
  await tx.insert(installationFact).values({ name: fact, value: {}, recordedAt: new Date(now) });
  return { drawsToSettle };
}

const keyOf = (lottery: string, series: SeriesName) => `${lottery} ${series}`;

/** Answers the latest draw of each series that was generated. */
async function loadDraws(
  tx: Db,
  { lotteries, now }: DemonstrationOptions,
): Promise<ReadonlyMap<string, InsertedDraw>> {
  const latest = new Map<string, InsertedDraw>();
  for (const lottery of lotteries) {
    for (const series of serieses) {
      const isPlayed = series === 'traditional' || lottery.hasDoublePlay;
      if (!isPlayed || !(await hasNoDraws(tx, lottery.id, series))) continue;
      const draws = generateDraws(lottery, series, now);
      const inserted = await insertDraws(tx, { lotteryId: lottery.id, series }, draws, new Date(now));
      const last = inserted.at(-1);
      if (last !== undefined) latest.set(keyOf(lottery.name, series), last);
    }
  }
  return latest;
}

/** Answers the draws for which plays were sold. */
async function loadPlays(
  tx: Db,
  { lotteries, now }: DemonstrationOptions,
  { customers, staff }: DemonstrationAccounts,
  latest: ReadonlyMap<string, InsertedDraw>,
): Promise<number[]> {
  const random = seededRandom('plays of the demonstration');
  const played = new Set<number>();
  for (const group of plannedPlays) {
    const lottery = lotteries.find(({ name }) => name === group.lottery);
    if (lottery === undefined || lottery.hidden) continue;
    if (group.series === 'laggards' && !lottery.hasDoublePlay) continue;
    const occasion = occasionOf(group, lottery, latest.get(keyOf(lottery.name, group.series)), now);
    if (occasion === null) continue;
    const people = { customerId: customers[group.who], adminId: staff.administrator };
    await insertPlays(tx, group, { ...occasion, ...people, lottery }, random);
    if (occasion.drawn !== null) played.add(occasion.drawn.id);
  }
  for (const game of plannedGames) {
    const lottery = lotteries.find(({ name }) => name === game.lottery);
    if (lottery === undefined || lottery.hidden) continue;
    const occasion = occasionOf(game, lottery, latest.get(keyOf(lottery.name, 'traditional')), now);
    if (occasion === null) continue;
    await insertGroupGame(
      tx,
      game,
      { ...occasion, lottery, customers, adminId: staff.administrator },
      random,
    );
    if (occasion.drawn !== null) played.add(occasion.drawn.id);
  }
  return [...played];
}
