import {
  drawSeries,
  lottery,
  lotteryDrawDays,
  lotteryEra,
  lotteryMultiplier,
} from '@bolillero/database/schema/lottery';
import { notification, play, win } from '@bolillero/database/schema/play';
import type { Matrix } from '@bolillero/domain/games/matrix';
import { type MultiplierMode, multiplierModes } from '@bolillero/domain/games/multiplier';
import { cents } from '@bolillero/domain/money/cents';
import { formatLevel, type LevelRule } from '@bolillero/domain/prizes/level';
import { levelWon, matchPlay } from '@bolillero/domain/prizes/matching';
import { isPossible, type PrizeLevel } from '@bolillero/domain/prizes/prize-table';
import { and, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCustomer } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveDraw } from './draws.testing.ts';
import { buy } from './plays.testing.ts';
import { settleDraw } from './settle-draw.ts';

const drawDate = '2026-11-18';

let app: TestApp;
let customerId: number;
beforeAll(async () => {
  app = await startTestApp();
  customerId = (await aCustomer(app)).id;
});
afterAll(() => app.close());

let games = 0;
/** A lottery of its own for each run. */
async function aGame(matrix: Matrix, mode: MultiplierMode): Promise<number> {
  const { db } = app.context;
  games += 1;
  const [row] = await db
    .insert(lottery)
    .values({
      name: `game_${games}`,
      displayName: 'Juego',
      multiplierLabel: 'MULTIPLICADOR',
      hasDoublePlay: false,
      currency: 'USD',
      timeZone: 'America/Lima',
      drawTime: '20:00',
      cutoffMinutes: 60,
      playsPerDay: 100,
      ticketPriceCents: 250,
      serviceFeeCents: 50,
      openingDate: '2020-01-01',
    })
    .returning({ id: lottery.id });
  const lotteryId = row?.id ?? 0;
  await db.insert(drawSeries).values({ lotteryId, series: 0 });
  await db.insert(lotteryDrawDays).values({ lotteryId, startsOn: '2020-01-01', days: [3] });
  const { balls, size, special } = matrix;
  const specialSize = special.kind === 'own-drum' ? special.size : 0;
  await db
    .insert(lotteryEra)
    .values({ lotteryId, startsOn: '2020-01-01', balls, size, specialKind: special.kind, specialSize });
  if (mode !== 'none') {
    const startsOn = '2026-11-01';
    await db.insert(lotteryMultiplier).values({ lotteryId, startsOn, mode, values: [3], weights: [] });
  }
  return lotteryId;
}

const matrices: fc.Arbitrary<Matrix> = fc
  .record({
    balls: fc.integer({ min: 1, max: 4 }),
    more: fc.integer({ min: 1, max: 4 }),
    size: fc.integer({ min: 1, max: 3 }),
  })
  .chain(({ balls, more, size }) =>
    fc
      .constantFrom<Matrix['special']>({ kind: 'none' }, { kind: 'own-drum', size }, { kind: 'same-drum' })
      .map((special) => ({ balls, size: balls + more, special })),
  );

const setOf = ({ balls, size }: Matrix) =>
  fc.uniqueArray(fc.integer({ min: 1, max: size }), { minLength: balls, maxLength: balls });

const playsOf = (matrix: Matrix) =>
  fc.array(
    fc.record({
      balls: setOf(matrix),
      special:
        matrix.special.kind === 'own-drum'
          ? fc.integer({ min: 1, max: matrix.special.size })
          : fc.constant(null),
      // With the multiplier of the draw, or with a 3 on its ticket; rows may say what their date does not know.
      withMultiplier: fc.boolean(),
      multiplier: fc.constantFrom(null, 3),
    }),
    { maxLength: 25 },
  );

const drawsOf = (matrix: Matrix) =>
  setOf(matrix).chain((balls) => {
    const left = Array.from({ length: matrix.size }, (_, i) => i + 1).filter((ball) => !balls.includes(ball));
    const special =
      matrix.special.kind === 'none'
        ? fc.constant(null)
        : matrix.special.kind === 'own-drum'
          ? fc.integer({ min: 1, max: matrix.special.size })
          : fc.constantFrom(null, ...left);
    return special.map((ball) => ({ balls: balls.toSorted((a, b) => a - b), special: ball }));
  });

function tablesOf(matrix: Matrix): fc.Arbitrary<PrizeLevel[]> {
  const rules: LevelRule[] = [];
  for (let main = 0; main <= matrix.balls; main += 1) {
    for (const special of [false, true])
      if (isPossible(matrix, { main, special })) rules.push({ main, special });
  }
  const amount = fc.integer({ min: 0, max: 1000 }).map(cents);
  return fc.shuffledSubarray(rules).chain((chosen) =>
    fc.tuple(
      ...chosen.map((rule, index) =>
        fc.record({
          position: fc.constant(index + 1),
          rule: fc.constant(rule),
          kind: fc.constantFrom('money' as const, 'money' as const, 'free' as const),
          lotteryWinners: fc.constantFrom(null, 0, 1, 2, 3),
          lotteryPrize: amount,
          playWinners: fc.constant(0),
          playPrize: amount,
        }),
      ),
    ),
  );
}

const scenes = matrices.chain((matrix) =>
  fc.record({
    matrix: fc.constant(matrix),
    mode: fc.constantFrom(...multiplierModes),
    plays: playsOf(matrix),
    // The result as it is entered first, and as it is corrected.
    draws: fc.array(
      fc.record({
        drawn: drawsOf(matrix),
        levels: tablesOf(matrix),
        amount: fc.integer({ min: 0, max: 100_000 }),
      }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    chunk: fc.integer({ min: 1, max: 9 }),
  }),
);

type Scene = typeof scenes extends fc.Arbitrary<infer S> ? S : never;

/** Cents that a level pays a play, by the Rulebook's sentences one after the other; 0: not known, or a free play. */
function slowPrize(
  { mode, amount, ours }: { mode: MultiplierMode; amount: number; ours: number },
  { withMultiplier, multiplier }: Scene['plays'][number],
  level: PrizeLevel,
): number {
  if (level.kind === 'free') return 0;
  if (level.position === 1) {
    if (level.lotteryPrize > 0) return level.lotteryPrize;
    if (level.lotteryWinners === null) return 0;
    let winners = 1;
    if (level.lotteryWinners > winners) winners = level.lotteryWinners;
    if (ours > winners) winners = ours;
    return (amount - (amount % winners)) / winners;
  }
  if (mode === 'per-draw') return withMultiplier ? level.playPrize : level.lotteryPrize;
  if (mode === 'per-play')
    return multiplier === null ? 0 : level.lotteryPrize + level.lotteryPrize + level.lotteryPrize;
  return level.lotteryPrize;
}

/** What each play wins, to compare. */
function expectedWins(
  { matrix, mode, plays }: Scene,
  { drawn, levels, amount }: Scene['draws'][number],
  ids: readonly number[],
) {
  const matches = plays.map((typed) => matchPlay(matrix, typed, drawn));
  const ours = matches.filter(
    (match) =>
      levelWon(
        levels.filter((l) => l.position === 1),
        match,
      ) !== null,
  ).length;
  return matches.flatMap((match, index) => {
    const level = levelWon(levels, match);
    const typed = plays[index];
    if (level === null || typed === undefined) return [];
    return [
      {
        purchaseId: ids[index],
        position: level.position,
        kind: level.kind,
        amountCents: slowPrize({ mode, amount, ours }, typed, level),
        matched: match.balls,
      },
    ];
  });
}

interface Prize {
  readonly cents: number;
  readonly free: boolean;
  readonly level: string | null;
}

interface News {
  readonly purchaseId: number;
  readonly kind: string;
  readonly now: Prize;
  readonly before: Prize | null;
}

const nothing: Prize = { cents: 0, free: false, level: null };

/** What customers are told, one settlement after the other: of each play what stands, and what went before. */
class Told {
  readonly #standing = new Map<number, News>();
  readonly #gone: News[] = [];

  follow(wins: ReturnType<typeof expectedWins>, levels: readonly PrizeLevel[]): void {
    for (const [purchaseId, { now }] of this.#standing) {
      if (wins.some((win) => win.purchaseId === purchaseId)) continue;
      this.#standing.delete(purchaseId);
      this.#gone.push({ purchaseId, kind: 'withdrawn', now: nothing, before: now });
    }
    for (const { purchaseId = 0, position, kind, amountCents } of wins) {
      const rule = levels.find((level) => level.position === position)?.rule;
      const level = rule === undefined ? null : formatLevel(rule);
      const now = { cents: amountCents, free: kind === 'free', level };
      const before = this.#standing.get(purchaseId)?.now ?? null;
      if (JSON.stringify(before) === JSON.stringify(now)) continue;
      // What was told without its amount is told again with it: nothing about it changed.
      const lackedAmount = before?.cents === 0 && !before.free && before.level === level && now.cents > 0;
      const news =
        before === null || lackedAmount ? { kind: 'win', before: null } : { kind: 'changed', before };
      this.#standing.set(purchaseId, { purchaseId, now, ...news });
    }
  }

  /** By play, what went first. */
  all(): News[] {
    return [...this.#gone, ...this.#standing.values()].toSorted((a, b) => a.purchaseId - b.purchaseId);
  }
}

function newsOf(row: typeof notification.$inferSelect): News {
  return {
    purchaseId: row.purchaseId ?? 0,
    kind: row.kind,
    now: { cents: row.amountCents, free: row.freePlay, level: row.level },
    before:
      row.beforeCents === null
        ? null
        : { cents: row.beforeCents, free: row.beforeFreePlay, level: row.beforeLevel },
  };
}

test('the database gives every play what the rules give it, one sentence after the other, also after corrections', async () => {
  const { db } = app.context;
  await fc.assert(
    fc.asyncProperty(scenes, async (scene) => {
      const lotteryId = await aGame(scene.matrix, scene.mode);
      const bought = scene.plays.map((one) => ({ customerId, lotteryId, drawDate, ...one }));
      const ids = bought.length === 0 ? [] : await buy(app, bought);
      let id: number | null = null;
      const news = new Told();
      for (const entered of scene.draws) {
        const levels = entered.levels.map((level) => ({
          level: formatLevel(level.rule),
          kind: level.kind,
          winners: level.lotteryWinners,
          prize: level.lotteryPrize,
          playPrize: level.playPrize,
        }));
        const typed = { lotteryId, date: drawDate, ...entered.drawn, amount: entered.amount, levels };
        const saved: Awaited<ReturnType<typeof saveDraw>> = await saveDraw(app, typed, id);
        id = saved.drawId;
        await settleDraw(app.context, saved.drawId, saved.revision, scene.chunk);

        const expected = expectedWins(scene, entered, ids);
        const wins = await db.select().from(win).where(eq(win.drawId, id)).orderBy(win.purchaseId);
        expect(
          wins.map(({ purchaseId, position, kind, amountCents, matched }) => ({
            purchaseId,
            position,
            kind,
            amountCents,
            matched,
          })),
        ).toEqual(expected);
        news.follow(expected, entered.levels);
        const told = await db
          .select()
          .from(notification)
          .where(and(eq(notification.customerId, customerId), inArray(notification.purchaseId, ids)))
          .orderBy(notification.purchaseId, notification.id);
        expect(told.map(newsOf)).toEqual(news.all());
        const cart = await db
          .select()
          .from(play)
          .where(eq(play.lotteryId, lotteryId))
          .orderBy(play.freeOfPurchaseId);
        expect(cart.map((given) => given.freeOfPurchaseId)).toEqual(
          expected.filter((w) => w.kind === 'free').map((w) => w.purchaseId),
        );
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
