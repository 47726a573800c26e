import type { Db } from '@bolillero/database/connection';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import { type SQL, sql } from 'drizzle-orm';
import type { DrawToSettle } from './draw-to-settle.ts';
import { asWithdrawn, type NoticeChanges } from './notices-repository.ts';
import { multipliedByDraw, type Outcome, unmultiplied } from './outcomes.ts';

/** A stretch of a draw's purchases, by id: those above `after`, up to `upTo` where given, `size` of them at most. */
export interface Stretch {
  readonly after: number;
  readonly upTo?: number;
  readonly size: number;
}

export interface ChunkResult {
  readonly settled: number;
  readonly winners: number;
  /** The last purchase of the stretch; null when it was empty. */
  readonly lastId: number | null;
  readonly notices: NoticeChanges;
}

interface StretchRow extends Record<string, unknown> {
  readonly settled: number;
  readonly winners: number;
  readonly last_id: number | null;
  readonly told: readonly number[];
  readonly outdated: readonly number[];
}

/** The purchases that a draw settles: sold, neither deleted nor refunded. Read with the alias `p`. */
function playedIn(draw: DrawToSettle): SQL {
  return sql`p.lottery_id = ${draw.lotteryId} AND p.series = ${draw.series} AND p.draw_date = ${draw.date}
    AND p.sold_at IS NOT NULL AND p.deleted_at IS NULL AND p.refunded_at IS NULL`;
}

const maskOf = (draw: DrawToSettle): SQL => sql`ball_mask(${sql.param([...draw.balls])}::smallint[])`;

/** Whether a play of some rows has the special ball, under the rules of the draw's own era (Rulebook 3 and 7). `alias`: what they are read by. */
function hitsSpecial({ matrix, special }: DrawToSettle, alias: 'p' | 'l' = 'p'): SQL {
  const play = sql.raw(alias);
  if (special === null || matrix.special.kind === 'none') return sql`false`;
  if (matrix.special.kind === 'own-drum') return sql`coalesce(${play}.special = ${special}, false)`;
  return sql`get_bit(${play}.mask, ${special - 1}) = 1`;
}

/** The group games that a draw settles: closed with their lines, and not given back. Read with the alias `g`. */
const groupGamesIn = (draw: DrawToSettle): SQL =>
  sql`g.lottery_id = ${draw.lotteryId} AND g.series = ${draw.series} AND g.draw_date = ${draw.date}
    AND g.frozen_at IS NOT NULL AND g.refunded_at IS NULL`;

/** How a purchase was multiplied, as outcomes number it: by what is printed on its ticket, or by the draw where that was bought. */
function multiplierIn({ multiplier: { mode } }: DrawToSettle): SQL {
  const none = sql`${unmultiplied}::smallint`;
  if (mode === 'none') return none;
  if (mode === 'per-play') return sql`coalesce(p.multiplier, ${none})`;
  return sql`CASE WHEN p.with_multiplier THEN ${multipliedByDraw}::smallint ELSE ${none} END`;
}

/** How many of our own plays satisfy level 1, lines of group games among them: they share a jackpot with whoever else won it. */
export async function countJackpotWinners(db: Db, draw: DrawToSettle): Promise<number> {
  const jackpot = draw.levels.find(({ position }) => position === 1);
  if (jackpot === undefined) return 0;
  const { main, special } = jackpot.rule;
  const { rows } = await db.execute<{ winners: number }>(
    sql`SELECT ((SELECT count(*) FROM purchase p
          WHERE ${playedIn(draw)} AND bit_count(p.mask & ${maskOf(draw)}) >= ${main}
            AND (NOT ${special}::boolean OR ${hitsSpecial(draw)}))
        + (SELECT count(*) FROM group_line l JOIN group_game g ON g.id = l.game_id
          WHERE ${groupGamesIn(draw)} AND bit_count(l.mask & ${maskOf(draw)}) >= ${main}
            AND (NOT ${special}::boolean OR ${hitsSpecial(draw, 'l')})))::int AS winners`,
  );
  return rows[0]?.winners ?? 0;
}

export async function countPlays(db: Db, draw: DrawToSettle): Promise<number> {
  const { rows } = await db.execute<{ plays: number }>(
    sql`SELECT count(*)::int AS plays FROM purchase p WHERE ${playedIn(draw)}`,
  );
  return rows[0]?.plays ?? 0;
}

/** The outcomes as a relation `o`. */
function outcomeRows(outcomes: readonly Outcome[]): SQL {
  const column = <T>(pick: (outcome: Outcome) => T) => sql.param(outcomes.map(pick));
  return sql`unnest(${column((o) => o.main)}::smallint[], ${column((o) => o.special)}::boolean[],
      ${column((o) => o.multiplier)}::smallint[], ${column((o) => o.position)}::smallint[],
      ${column((o) => o.level)}::text[], ${column((o) => o.kind)}::text[], ${column((o) => o.amount)}::bigint[])
    AS o(main, special, multiplier, position, level, kind, amount_cents)`;
}

/** Whether what was told of a win (`notification`) lacked nothing but the amount that there is now (`excluded`). */
const becameKnown = sql`(notification.amount_cents = 0 AND NOT notification.free_play
  AND excluded.amount_cents > 0 AND notification.level IS NOT DISTINCT FROM excluded.level)`;

/**
 * Settles a stretch in one statement: wins and notices are written where they are new or different. An unchanged win is not
 * touched, so that nobody is told of it twice. A notice of a win that is another now, or none, gives way to a new one that
 * says so and why, unread and with an id of its own. A win whose amount is not known yet (0) is told as well; once it is
 * known, it is told as the win that it always was.
 */
export async function settleStretch(
  db: Db,
  draw: DrawToSettle,
  outcomes: readonly Outcome[],
  { after, upTo, size }: Stretch,
  { cause, words }: WinChangeReason,
  at: Date,
): Promise<ChunkResult> {
  const end = upTo === undefined ? sql`true` : sql`p.id <= ${upTo}`;
  // A value, not a join: so that the primary keys' own order finds the rows.
  const inStretch = (column: SQL) => sql`${column} > ${after} AND ${column} <= (SELECT up_to FROM bounds)`;
  const { rows } = await db.execute<StretchRow>(sql`
    WITH chunk AS MATERIALIZED (
      SELECT p.id, p.customer_id, p.balls, bit_count(p.mask & ${maskOf(draw)})::smallint AS main,
        ${hitsSpecial(draw)} AS special,
        ${multiplierIn(draw)} AS multiplier
      FROM purchase p WHERE ${playedIn(draw)} AND p.id > ${after} AND ${end}
      ORDER BY p.id LIMIT ${size}
    ), bounds AS MATERIALIZED (
      SELECT count(*)::int AS settled, max(id) AS last_id,
        CASE WHEN count(*) < ${size} THEN ${upTo ?? 2_147_483_647}::int ELSE max(id) END AS up_to
      FROM chunk
    ), won AS MATERIALIZED (
      SELECT c.*, o.position, o.level, o.kind, o.amount_cents
      FROM chunk c JOIN ${outcomeRows(outcomes)} USING (main, special, multiplier)
    ), lost AS (
      DELETE FROM win w
      WHERE w.draw_id = ${draw.id} AND ${inStretch(sql`w.purchase_id`)}
        AND NOT EXISTS (SELECT FROM won WHERE won.id = w.purchase_id)
    ), before AS MATERIALIZED (
      SELECT n.id, n.purchase_id FROM notification n
      WHERE n.draw_id = ${draw.id} AND ${inStretch(sql`n.purchase_id`)}
    ), withdrawn AS (
      UPDATE notification n SET ${asWithdrawn({ cause, words }, at)}
      WHERE n.draw_id = ${draw.id} AND ${inStretch(sql`n.purchase_id`)}
        AND NOT EXISTS (SELECT FROM won WHERE won.id = n.purchase_id)
      RETURNING n.id, n.purchase_id
    ), written AS (
      INSERT INTO win (purchase_id, draw_id, revision, position, main, special, matched, matched_special, kind,
        amount_cents, updated_at)
      SELECT id, ${draw.id}, ${draw.revision}, position, main, special,
        ARRAY(SELECT ball FROM unnest(balls) AS ball
              WHERE ball = ANY (${sql.param([...draw.balls])}::smallint[]) ORDER BY ball),
        CASE WHEN special THEN ${draw.special}::smallint END, kind, amount_cents, ${at}
      FROM won
      ON CONFLICT (purchase_id) DO UPDATE SET draw_id = excluded.draw_id, revision = excluded.revision,
        position = excluded.position, main = excluded.main, special = excluded.special, matched = excluded.matched,
        matched_special = excluded.matched_special, kind = excluded.kind, amount_cents = excluded.amount_cents,
        free_given = win.free_given AND excluded.kind = 'free', updated_at = excluded.updated_at
      WHERE (win.draw_id, win.position, win.main, win.special, win.matched, win.matched_special, win.kind,
             win.amount_cents)
        IS DISTINCT FROM (excluded.draw_id, excluded.position, excluded.main, excluded.special, excluded.matched,
             excluded.matched_special, excluded.kind, excluded.amount_cents)
    ), told AS (
      INSERT INTO notification (customer_id, kind, purchase_id, draw_id, amount_cents, currency, free_play, level,
        created_at, updated_at)
      SELECT customer_id, 'win', id, ${draw.id}, amount_cents, ${draw.currency}, kind = 'free', level, ${at}, ${at}
      FROM won
      ON CONFLICT (purchase_id, draw_id) DO UPDATE SET id = DEFAULT,
        kind = CASE WHEN ${becameKnown} THEN 'win' ELSE 'changed' END,
        before_cents = CASE WHEN NOT ${becameKnown} THEN notification.amount_cents END,
        before_free_play = notification.free_play,
        before_level = CASE WHEN NOT ${becameKnown} THEN notification.level END,
        cause = CASE WHEN NOT ${becameKnown} THEN ${cause}::text END,
        reason = CASE WHEN NOT ${becameKnown} THEN ${words}::text END, amount_cents = excluded.amount_cents,
        currency = excluded.currency, free_play = excluded.free_play, level = excluded.level, read_at = NULL,
        created_at = excluded.created_at, updated_at = excluded.updated_at
      WHERE (notification.amount_cents, notification.free_play, coalesce(notification.level, excluded.level))
        IS DISTINCT FROM (excluded.amount_cents, excluded.free_play, excluded.level)
      RETURNING id, purchase_id
    ), news AS (
      SELECT id, purchase_id FROM withdrawn UNION ALL SELECT id, purchase_id FROM told
    )
    SELECT settled, last_id, (SELECT count(*)::int FROM won) AS winners,
      ARRAY(SELECT id FROM news ORDER BY id) AS told,
      ARRAY(SELECT b.id FROM before b WHERE b.purchase_id IN (SELECT purchase_id FROM news)) AS outdated
    FROM bounds`);
  const row = rows[0];
  return {
    settled: row?.settled ?? 0,
    winners: row?.winners ?? 0,
    lastId: row?.last_id ?? null,
    notices: { told: row?.told ?? [], outdated: row?.outdated ?? [] },
  };
}
