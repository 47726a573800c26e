import type { Db } from '@bolillero/database/connection';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { isDrawDate } from '@bolillero/domain/calendar/schedule';
import type { GroupRefundCause } from '@bolillero/domain/group-games/options';
import { houseItself } from '@bolillero/texts/audit';
import { recordChange } from '../../audit/repository.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { listUnclosed, markFrozen, promiseRefunds } from './freeze-repository.ts';
import { gameTimes } from './game-times.ts';
import { type GameRow, lockGames } from './games-repository.ts';
import { enqueueLateGames } from './late-games-job.ts';
import { refundShareJob } from './refund-shares.ts';

type Needs = Pick<Context, 'catalogue' | 'clock' | 'db' | 'jobs'>;

/**
 * Closes every game whose sale has ended: from then on its shares, members and lines stand. One without lines, or whose draw was
 * called off, is given back to all (Rulebook 8). Safe to repeat, and for many processes at once; a game that could not be closed
 * keeps none of the others open.
 */
export async function closeDueGames(context: Needs): Promise<void> {
  const { lotteries } = await context.catalogue.snapshot();
  const failures: unknown[] = [];
  for (const { id, lotteryId } of await listUnclosed(context.db)) {
    const lottery = lotteries.find((one) => one.id === lotteryId);
    if (lottery === undefined) continue;
    try {
      await context.db.transaction(async (tx) => {
        const [game] = await lockGames(tx, [id]);
        if (game !== undefined) await closeIfDue(tx, context, game, lottery);
      });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'group games could not be closed');
}

/** The same for a game that is locked. */
async function closeIfDue(
  tx: Db,
  { clock, jobs }: Pick<Context, 'clock' | 'jobs'>,
  game: GameRow,
  lottery: CatalogueLottery,
): Promise<void> {
  const { activatedAt, frozenAt, refundedAt } = game;
  if (activatedAt === null || frozenAt !== null || refundedAt !== null || game.drawDate === null) return;
  const cancelled = !isDrawDate(lottery.schedule, drawDate(game.drawDate));
  const times = gameTimes(lottery, game);
  if (!cancelled && (times === null || clock.now() < times.closesAt)) return;
  const at = clock.date();
  if (!cancelled && game.linesFileId !== null) {
    await markFrozen(tx, game.id, at);
    await enqueueLateGames(tx, { jobs }, game);
    return;
  }
  await giveBack(tx, jobs, game, cancelled ? 'draw-cancelled' : 'no-lines', at);
}

async function giveBack(tx: Db, jobs: Context['jobs'], { id }: GameRow, cause: GroupRefundCause, at: Date) {
  const shares = await promiseRefunds(tx, id, cause, at);
  await recordChange(tx, { adminId: null, who: houseItself }, at, {
    action: 'update',
    entity: 'group_game',
    entityId: id,
    before: { refunded: false },
    after: { refunded: true, cause },
  });
  for (const shareId of shares) {
    await jobs.enqueue(tx, { kind: refundShareJob, key: String(shareId), payload: { shareId } });
  }
}
