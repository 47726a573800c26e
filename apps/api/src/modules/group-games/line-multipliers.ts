import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { multiplierOf } from '@bolillero/domain/games/multiplier';
import { seriesOf } from '@bolillero/domain/games/series';
import { groupLineTexts } from '@bolillero/texts/group-lines';
import { multiplierFaultTexts, multiplierValuesText } from '@bolillero/texts/plays';
import { recordChange } from '../../audit/repository.ts';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { type GameRow, linesOf } from './games-repository.ts';
import { enqueueLateGames } from './late-games-job.ts';
import { locked } from './office-games.ts';
import { auditedMultipliers } from './office-presenter.ts';
import { setMultipliers } from './office-repository.ts';

/**
 * Writes down the multipliers that the tickets of a game's lines have printed on them, in the order of the lines; what is left out
 * at the end stays as it is. When its draw was settled, the game is settled again.
 * @throws {AppError} not-found, multiplier-invalid
 */
export async function enterMultipliers(
  context: Context,
  admin: AdminIdentity,
  id: number,
  multipliers: readonly (number | null)[],
): Promise<void> {
  const { lotteries } = await context.catalogue.snapshot();
  await context.db.transaction(async (tx) => {
    const game = await locked(tx, id);
    const lottery = lotteries.find((one) => one.id === game.lotteryId);
    if (lottery === undefined) throw new AppError('not-found');
    refuseImpossible(lottery, game, multipliers);
    const lines = await linesOf(tx, id);
    if (multipliers.length > lines.length) throw new AppError('multiplier-invalid', noSuchLine(lines.length));
    const changed = lines
      .map((line, index) => ({ id: line.id, before: line.multiplier, multiplier: multipliers[index] }))
      .flatMap(({ multiplier, ...line }) =>
        multiplier === undefined || multiplier === line.before ? [] : [{ ...line, multiplier }],
      );
    if (changed.length === 0) return;
    await setMultipliers(tx, changed);
    await recordChange(tx, admin, context.clock.date(), {
      action: 'update',
      entity: 'group_game',
      entityId: id,
      before: auditedMultipliers(lines.map(({ multiplier }) => multiplier)),
      after: auditedMultipliers(
        lines.map(({ multiplier: before }, index) => {
          const after = multipliers[index];
          return after === undefined ? before : after;
        }),
      ),
    });
    await enqueueLateGames(tx, context, game);
  });
}

function refuseImpossible(
  lottery: CatalogueLottery,
  game: GameRow,
  multipliers: readonly (number | null)[],
): void {
  if (game.drawDate === null) throw new AppError('multiplier-invalid', notPrinted);
  const { mode, values } = multiplierOf(lottery, seriesOf(game.series), drawDate(game.drawDate));
  if (mode !== 'per-play') throw new AppError('multiplier-invalid', notPrinted);
  if (multipliers.every((value) => value === null || values.includes(value))) return;
  throw new AppError('multiplier-invalid', { values: { values: multiplierValuesText(values) } });
}

const notPrinted = { message: multiplierFaultTexts['not-printed'] };
const noSuchLine = (lines: number) => ({ message: groupLineTexts.tooManyMultipliers(lines) });
