import type { Db } from '@bolillero/database/connection';
import type { WinChangeReason } from '@bolillero/domain/notifications/kinds';
import { type SQL, sql } from 'drizzle-orm';

/** What became of notices of wins. */
export interface NoticeChanges {
  /** The ids of the new ones: of wins, and of wins that changed or went. */
  readonly told: readonly number[];
  /** The ids of those in whose place they are. */
  readonly outdated: readonly number[];
}

export const noChanges: NoticeChanges = { told: [], outdated: [] };

export function togetherWith(a: NoticeChanges, b: NoticeChanges): NoticeChanges {
  return { told: [...a.told, ...b.told], outdated: [...a.outdated, ...b.outdated] };
}

/**
 * What makes the notice of a win (alias `n`) one of a win that went. It is another notice, with an id of its own: whoever
 * marks the first one as seen has not seen this one. It is of no draw any more, so that the play may win in it again.
 */
export function asWithdrawn({ cause, words }: WinChangeReason, at: Date): SQL {
  return sql`id = DEFAULT, kind = 'withdrawn', draw_id = NULL, before_cents = n.amount_cents,
    before_free_play = n.free_play, before_level = n.level, amount_cents = 0, free_play = false, level = NULL,
    cause = ${cause}, reason = ${words}, read_at = NULL, created_at = ${at}, updated_at = ${at}`;
}

/** Tells whoever was told of a win at some draws that it went; `purchaseId`: of that purchase alone. */
export async function withdrawNotices(
  tx: Db,
  of: { readonly drawIds: readonly number[]; readonly purchaseId?: number },
  reason: WinChangeReason,
  at: Date,
): Promise<NoticeChanges> {
  const { drawIds, purchaseId = null } = of;
  const { rows } = await tx.execute<{ id: number; before: number }>(
    sql`WITH before AS MATERIALIZED (
          SELECT id FROM notification WHERE draw_id = ANY (${sql.param([...drawIds])}::int[])
            AND (${purchaseId}::int IS NULL OR purchase_id = ${purchaseId}::int)
          FOR UPDATE)
        UPDATE notification n SET ${asWithdrawn(reason, at)} FROM before WHERE n.id = before.id
        RETURNING n.id, before.id AS before`,
  );
  return { told: rows.map(({ id }) => id), outdated: rows.map(({ before }) => before) };
}
