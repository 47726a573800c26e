import {
  joinPena,
  listOpenPenas,
  listOpenPenasByType,
  ownPena,
  ownPenaLinesFile,
  whyLinePrize,
} from '@bolillero/contract/calls/group-games';
import type { OpenPena } from '@bolillero/contract/entities/group-game';
import { lineOptions } from '@bolillero/domain/group-games/options';
import { customerOf, type Input, serve } from '../../plugins/calls.ts';
import type { RegisterModule } from '../../register-module.ts';
import { explainLine } from './explain-line.ts';
import { joinGame } from './joining.ts';
import { presentLineWhy } from './line-explanation-presenter.ts';
import { listOpenGames } from './open-games.ts';
import { presentOpenGame } from './open-games-presenter.ts';
import { readOwnGame, readOwnLinesFile } from './own-games.ts';
import { presentOwnGame } from './own-games-presenter.ts';

/** Group games as customers meet them: those on sale, joining one, and their own. */
export const registerGroupGames: RegisterModule = (app, context) => {
  const openGames = async (
    input: Pick<Input<typeof listOpenPenas>, 'identity' | 'query'>,
  ): Promise<OpenPena[]> => {
    const { lottery_id: lotteryId, game_id: gameId } = input.query;
    const { customerId } = customerOf(input);
    const { lottery, games } = await listOpenGames(context, customerId, { lotteryId, gameId });
    return games.map((one) => presentOpenGame(one, lottery, context.clock.now()));
  };

  serve(app, context, listOpenPenas, async (input) => ({ data: await openGames(input) }));

  serve(app, context, listOpenPenasByType, async (input) => {
    const open = await openGames(input);
    return { data: lineOptions.map((type) => ({ type, penas: open.filter((one) => one.type === type) })) };
  });

  serve(app, context, joinPena, async (input) => {
    const { id: gameId, shares } = input.body;
    const line = await joinGame(context, customerOf(input).customerId, gameId, shares);
    return { ok: true, registered: line === null ? null : { id: line.id, shares: line.shares } };
  });

  serve(app, context, ownPena, async (input) => {
    const own = await readOwnGame(context, customerOf(input).customerId, input.params.id);
    return { data: presentOwnGame(own, context.clock.now()) };
  });

  serve(app, context, ownPenaLinesFile, async (input) => {
    const { params, reply } = input;
    const bytes = await readOwnLinesFile(context, customerOf(input).customerId, params.id);
    return await reply
      .type('text/plain; charset=utf-8')
      .header('content-disposition', `attachment; filename="lineas-${params.id}.txt"`)
      .header('cache-control', 'no-store')
      .send(bytes);
  });

  serve(app, context, whyLinePrize, async ({ params: { id, number }, identity }) => ({
    data: presentLineWhy(await explainLine(context, identity, id, number)),
  }));
};
