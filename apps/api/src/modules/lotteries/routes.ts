import {
  latestResults,
  listLotteries,
  listResults,
  lotteriesWithLastResult,
  lotteryNameList,
  oneLottery,
  topResults,
  topResultsOf,
} from '@bolillero/contract/calls/lotteries';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import { presentLottery } from '../../catalogue/present-lottery.ts';
import { shownSeries, visibleLotteries, visibleLottery } from '../../catalogue/visible.ts';
import type { Identity } from '../../identity/identity.ts';
import { serve } from '../../plugins/calls.ts';
import { sendKept } from '../../plugins/send-kept.ts';
import type { RegisterModule } from '../../register-module.ts';
import { presentBrief, presentResult, presentRowFields } from '../draws/presenter.ts';
import { type DrawRow, levelsOf, listDraws, newestOfEach } from '../draws/repository.ts';
import { createBoard } from './board.ts';
import { presentLotteryDetail, presentTop } from './presenter.ts';

export const registerLotteries: RegisterModule = (app, context) => {
  const { db, catalogue, clock } = context;
  const board = createBoard(context);
  // Whoever changes something and then looks finds it changed.
  app.addHook('onSend', async (request) => {
    if (request.method !== 'GET') catalogue.forget();
  });

  serve(app, context, listLotteries, async ({ query, identity }) => {
    const showsHidden = identity.admin !== null && Boolean(query.hidden);
    const { lotteries } = await catalogue.snapshot();
    return lotteries
      .filter(({ hidden }) => showsHidden || !hidden)
      .map((lottery) => presentLottery(lottery, clock.now()));
  });

  serve(app, context, oneLottery, async ({ query, identity }) => {
    const lottery = await visibleLottery(catalogue, identity, query);
    return { data: presentLotteryDetail(lottery, clock.now()) };
  });

  serve(app, context, lotteryNameList, async () =>
    (await visibleLotteries(catalogue)).map(({ id, name }) => ({ id, name })),
  );

  serve(app, context, lotteriesWithLastResult, async ({ request, reply }) => {
    reply.header('cache-control', 'no-cache');
    return await sendKept(request, reply, await board(), 'application/json; charset=utf-8');
  });

  serve(app, context, latestResults, async () => {
    const lotteries = await visibleLotteries(catalogue);
    const newest = new Map((await newestOfEach(db)).map((row) => [row.lotteryId, row]));
    const data = lotteries.flatMap((lottery) => {
      const row = newest.get(lottery.id);
      return row === undefined ? [] : [presentBrief(row, lottery)];
    });
    return { data };
  });

  serve(app, context, listResults, async ({ query, identity }) => {
    const { id, name, type = 0, limit = 50 } = query;
    const isOne = id !== undefined || name !== undefined;
    const lotteries = isOne
      ? [await visibleLottery(catalogue, identity, { id, name })]
      : await visibleLotteries(catalogue);
    if (isOne) for (const lottery of lotteries) shownSeries(lottery, identity, type);
    const rows = await listDraws(
      db,
      {
        lotteryIds: lotteries.map((lottery) => lottery.id),
        series: type,
        hiddenToo: identity.admin !== null,
      },
      { limit },
    );
    const tables = await levelsOf(
      db,
      rows.map((row) => row.id),
    );
    const byId = new Map(lotteries.map((lottery) => [lottery.id, lottery]));
    const present = (row: DrawRow) => {
      const lottery = byId.get(row.lotteryId);
      return lottery === undefined
        ? []
        : [{ ...presentResult(row, tables.get(row.id) ?? [], lottery), ...presentRowFields(row) }];
    };
    return { data: rows.flatMap(present) };
  });

  /** The newest results of the traditional series. */
  const newestTraditional = (lotteries: readonly CatalogueLottery[], { admin }: Identity, limit: number) =>
    listDraws(
      db,
      { lotteryIds: lotteries.map(({ id }) => id), series: 0, hiddenToo: admin !== null },
      { limit },
    );

  serve(app, context, topResults, async ({ query, identity }) => {
    const { id, name, limit = 30 } = query;
    const lotteries =
      id === undefined && name === undefined
        ? await visibleLotteries(catalogue)
        : [await visibleLottery(catalogue, identity, { id, name })];
    return presentTop(await newestTraditional(lotteries, identity, limit), lotteries);
  });

  serve(app, context, topResultsOf, async ({ params, query, identity }) => {
    const lottery = await visibleLottery(catalogue, identity, params);
    return presentTop(await newestTraditional([lottery], identity, query.limit ?? 30), [lottery]);
  });
};
