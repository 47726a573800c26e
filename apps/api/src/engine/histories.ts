import type { Database } from '@bolillero/database/connection';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import type { Era } from '@bolillero/domain/games/era';
import type { SeriesNumber } from '@bolillero/domain/games/series';
import {
  appendDraw,
  buildHistory,
  dateAt,
  type History,
  type PastDraw,
} from '@bolillero/domain/history/history';
import type { CatalogueLottery } from '../catalogue/load-lotteries.ts';
import { type DrawRow, readDraws } from './histories-repository.ts';

/** The shown draws of one series, and the version of the database that they are. */
export interface KeptHistory {
  readonly version: number;
  readonly history: History;
}

export interface Histories {
  /** The history of a series, not older than a version that was read before. Requests at the same time share one load. */
  at(lottery: CatalogueLottery, series: SeriesNumber, version: number): Promise<KeptHistory>;
  /** How often a history was read whole, and how many draws were added to one that was kept. */
  readonly counts: { readonly built: number; readonly appended: number };
}

interface Kept extends KeptHistory {
  readonly eras: readonly Era[];
  /** The sum of what its draws hash to in the database: tells whether any of them was changed. */
  readonly digest: bigint;
}

const beforeAll = '0001-01-01';

/** Keeps each series' draws in columns. A newer version costs what was added, unless something older was changed. */
export function createHistories({ pool }: Pick<Database, 'pool'>): Histories {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<Kept>>();
  const counts = { built: 0, appended: 0 };

  async function load({ id, eras }: CatalogueLottery, series: number, old: Kept | undefined): Promise<Kept> {
    if (old !== undefined && old.history.length > 0 && isSame(old.eras, eras)) {
      const part = await readDraws(pool, id, series, dateAt(old.history, old.history.length - 1));
      if (part.known === old.history.length && BigInt(part.digest) === old.digest) {
        const newer = part.newer ?? [];
        counts.appended += newer.length;
        const history = newer.reduce((grown, row) => appendDraw(grown, pastDraw(row)), old.history);
        return { version: Number(part.version), history, eras, digest: old.digest + digestOf(newer) };
      }
    }
    const whole = await readDraws(pool, id, series, beforeAll);
    const first = eras.map(({ from }) => from).toSorted()[0] ?? beforeAll;
    const rows = whole.newer ?? [];
    counts.built += 1;
    const history = buildHistory(eras, rows.filter(([date]) => date >= first).map(pastDraw));
    return { version: Number(whole.version), history, eras, digest: digestOf(rows) };
  }

  return {
    async at(lottery, series, version) {
      const key = `${lottery.id}/${series}`;
      for (;;) {
        const old = kept.get(key);
        const fits = old !== undefined && old.version >= version;
        if (fits && (old.eras === lottery.eras || isSame(old.eras, lottery.eras))) return old;
        const shared = loading.get(key);
        if (shared !== undefined) {
          // It may have begun before the version that is asked for: looked at again.
          await shared;
          continue;
        }
        const started = load(lottery, series, old).finally(() => loading.delete(key));
        loading.set(key, started);
        kept.set(key, await started);
      }
    },
    counts,
  };
}

function pastDraw([date, balls, special]: DrawRow): PastDraw {
  return { date: drawDate(date), balls, special };
}

function digestOf(rows: readonly DrawRow[]): bigint {
  return rows.reduce((sum, [, , , hash]) => sum + BigInt(hash), 0n);
}

function isSame(a: readonly Era[], b: readonly Era[]): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
