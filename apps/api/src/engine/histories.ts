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

/** Date, balls, special ball, hash. */
type Row = readonly [string, readonly number[], number | null, string];

interface Read {
  readonly version: string;
  readonly known: number;
  readonly digest: string;
  readonly newer: readonly Row[] | null;
}

const beforeAll = '0001-01-01';

/** Keeps each series' draws in columns. A newer version costs what was added, unless something older was changed. */
export function createHistories({ pool }: Pick<Database, 'pool'>): Histories {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<Kept>>();
  const counts = { built: 0, appended: 0 };

  /** In one statement, so that all of it is of one moment. */
  async function read(lotteryId: number, series: number, after: string): Promise<Read> {
    const { rows } = await pool.query<Read>({
      name: 'engine-history',
      text: `WITH shown AS (
               SELECT date, balls, special,
                 hashtextextended(date::text || balls::text || coalesce(special::text, '-'), 0) AS hash
               FROM draw WHERE lottery_id = $1 AND series = $2 AND shown)
             SELECT (SELECT history_version::text FROM draw_series WHERE lottery_id = $1 AND series = $2) AS version,
               (SELECT count(*)::int FROM shown WHERE date <= $3::date) AS known,
               (SELECT coalesce(sum(hash), 0)::text FROM shown WHERE date <= $3::date) AS digest,
               (SELECT json_agg(json_build_array(date, balls, special, hash::text) ORDER BY date)
                  FROM shown WHERE date > $3::date) AS newer`,
      values: [lotteryId, series, after],
    });
    const row = rows[0];
    if (row === undefined) throw new Error('no answer about a history');
    return row;
  }

  async function load({ id, eras }: CatalogueLottery, series: number, old: Kept | undefined): Promise<Kept> {
    if (old !== undefined && old.history.length > 0 && isSame(old.eras, eras)) {
      const part = await read(id, series, dateAt(old.history, old.history.length - 1));
      if (part.known === old.history.length && BigInt(part.digest) === old.digest) {
        const newer = part.newer ?? [];
        counts.appended += newer.length;
        const history = newer.reduce((grown, row) => appendDraw(grown, pastDraw(row)), old.history);
        return { version: Number(part.version), history, eras, digest: old.digest + digestOf(newer) };
      }
    }
    const whole = await read(id, series, beforeAll);
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

function pastDraw([date, balls, special]: Row): PastDraw {
  return { date: drawDate(date), balls, special };
}

function digestOf(rows: readonly Row[]): bigint {
  return rows.reduce((sum, [, , , hash]) => sum + BigInt(hash), 0n);
}

function isSame(a: readonly Era[], b: readonly Era[]): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
