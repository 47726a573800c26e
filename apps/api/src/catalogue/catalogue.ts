import { canonicalLotteryName } from '@bolillero/contract/lottery-names';
import type { Database } from '@bolillero/database/connection';
import { type SeriesName, seriesOf } from '@bolillero/domain/games/series';
import { AppError } from '../errors/app-error.ts';
import { type CatalogueLottery, loadLotteries } from './load-lotteries.ts';
import { readVersions } from './repository.ts';

/** The lotteries as they are now, with the version of every series' history. */
export interface CatalogueSnapshot {
  /** Moves when anything that can be seen of lotteries or draws has changed. */
  readonly version: string;
  /** Moves when anything of the lotteries themselves has changed. */
  readonly lotteriesVersion: string;
  readonly lotteries: readonly CatalogueLottery[];
  /** By `lottery id/series number`; a series without an entry has never had a draw. */
  readonly historyVersions: ReadonlyMap<string, number>;
}

export interface Catalogue {
  snapshot(): Promise<CatalogueSnapshot>;
  /**
   * For the public lists that many ask for at once: while the database is being asked, what it said a moment
   * ago. Never older than this process's own changes (`forget`).
   */
  recent(): Promise<CatalogueSnapshot>;
  /** After a change by this process: what is recent no longer counts. */
  forget(): void;
  /** A lottery by id and, where given, its name in any accepted spelling; refuses unknown and mismatched ones. */
  find(key: LotteryKey): Promise<CatalogueLottery>;
}

export interface LotteryKey {
  readonly id?: number | undefined;
  readonly name?: string | undefined;
}

/** How old what the database said may be for lists that many ask for at once. */
const recentMilliseconds = 50;

/**
 * Keeps the lotteries in memory; each use compares the database's version first, so that any process sees any change.
 * Uses at the same time share one comparison, of those that began after they asked: nobody is told what was true before.
 */
export function createCatalogue(database: Database): Catalogue {
  let kept: { version: string; lotteries: readonly CatalogueLottery[] } | null = null;
  let current: Promise<CatalogueSnapshot> | null = null;
  let following: Promise<CatalogueSnapshot> | null = null;
  let last: { snapshot: CatalogueSnapshot; at: number } | null = null;
  let changes = 0;

  async function compare(): Promise<CatalogueSnapshot> {
    const { lotteries: lotteriesVersion, histories } = await readVersions(database.pool);
    if (kept?.version !== lotteriesVersion) {
      kept = { version: lotteriesVersion, lotteries: await loadLotteries(database.db) };
    }
    const historyVersions = new Map(Object.entries(histories ?? {}));
    return {
      version: `${lotteriesVersion}/${[...historyVersions.values()].join('.')}`,
      lotteriesVersion,
      lotteries: kept.lotteries,
      historyVersions,
    };
  }

  function begin(): Promise<CatalogueSnapshot> {
    const changesBefore = changes;
    const at = performance.now();
    const started = compare()
      .then((snapshot) => {
        if (changes === changesBefore) last = { snapshot, at };
        return snapshot;
      })
      .finally(() => {
        if (current === started) current = null;
      });
    current = started;
    return started;
  }

  async function snapshot(): Promise<CatalogueSnapshot> {
    if (current === null) return await begin();
    following ??= current
      .catch(() => null)
      .then(() => {
        following = null;
        return begin();
      });
    return await following;
  }

  return {
    snapshot,
    async recent() {
      const isRecent = last !== null && performance.now() - last.at <= recentMilliseconds;
      return last !== null && isRecent && current !== null ? last.snapshot : await snapshot();
    },
    forget() {
      changes += 1;
      last = null;
    },
    async find(key) {
      return lotteryIn((await snapshot()).lotteries, key);
    },
  };
}

/**
 * The lottery that a key means; refuses (404) one that does not exist, and an id with another lottery's name.
 * @throws {AppError} unknown-lottery
 */
export function lotteryIn(
  lotteries: readonly CatalogueLottery[],
  { id, name }: LotteryKey,
): CatalogueLottery {
  const wanted = name === undefined ? undefined : canonicalLotteryName(name);
  const found = lotteries.find(
    (lottery) => (id === undefined || lottery.id === id) && (wanted === undefined || lottery.name === wanted),
  );
  if (found === undefined || (id === undefined && wanted === undefined))
    throw new AppError('unknown-lottery');
  return found;
}

/**
 * Refuses the laggards series of a lottery that does not play it.
 * @throws {AppError} series-not-played
 */
export function playedSeries(lottery: CatalogueLottery, type: number | undefined): SeriesName {
  const series = seriesOf(type);
  if (series === 'laggards' && !lottery.hasDoublePlay) throw new AppError('series-not-played');
  return series;
}
