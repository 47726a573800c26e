import type { Database } from '@bolillero/database/connection';

/** Date, balls, special ball, hash. */
export type DrawRow = readonly [string, readonly number[], number | null, string];

/** The draws of a series after a date, and what tells whether any up to it were changed. */
export interface DrawsRead {
  readonly version: string;
  readonly known: number;
  readonly digest: string;
  readonly newer: readonly DrawRow[] | null;
}

/** In one statement, so that all of it is of one moment. */
export async function readDraws(
  pool: Database['pool'],
  lotteryId: number,
  series: number,
  after: string,
): Promise<DrawsRead> {
  const { rows } = await pool.query<DrawsRead>({
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
