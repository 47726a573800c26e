import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../connection.ts';
import { groupGame } from '../schema/group-game.ts';
import { paymentOrder, purchase } from '../schema/play.ts';
import { proofEntry } from '../schema/proof.ts';

const [recordTicket, recordLines] = [sql.identifier('record_ticket'), sql.identifier('record_lines')];
const ticketFile = sql.identifier('ticket_file_id');

/**
 * PDFs and line files enter the chain of proof in the order in which they were uploaded, each at its time; and each order that was paid
 * since has the head of its moment.
 */
export async function recordFiles(tx: Db): Promise<void> {
  await tx.execute(sql`
    SELECT CASE WHEN kept.game IS NULL THEN ${recordTicket}(kept.purchase, kept.at) ELSE ${recordLines}(kept.game, kept.at) END
    FROM (
      SELECT id AS purchase, NULL::integer AS game, sold_at AS at FROM ${purchase} WHERE ${ticketFile} IS NOT NULL
        AND NOT EXISTS (SELECT FROM ${proofEntry} e WHERE e.purchase_id = ${purchase.id})
      UNION ALL
      SELECT NULL, id, lines_attached_at FROM ${groupGame} WHERE lines_file_id IS NOT NULL
        AND NOT EXISTS (SELECT FROM ${proofEntry} e WHERE e.group_game_id = ${groupGame.id})
      ORDER BY at, purchase, game
    ) kept`);
  await tx
    .update(paymentOrder)
    .set({
      proofSeq: sql`(SELECT max(${proofEntry.seq}) FROM ${proofEntry} WHERE ${proofEntry.recordedAt} <= ${paymentOrder.capturedAt})`,
    })
    .where(and(isNotNull(paymentOrder.capturedAt), isNull(paymentOrder.proofSeq)));
}
