import {
  createWinner as createCall,
  deleteWinner as deleteCall,
  exportWinners,
  listStories,
  listWinner,
  listWinners,
  updateWinner as updateCall,
  winnerBalls,
  winnerSuggestions,
} from '@bolillero/contract/calls/winners';
import { addDays } from '@bolillero/domain/calendar/draw-date';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { adminWinnersTexts } from '@bolillero/texts/admin-winners';
import { countRows, readPage } from '../../lists/list-repository.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import { serveList } from '../../plugins/serve-list.ts';
import type { RegisterModule } from '../../register-module.ts';
import { pageOf, pagesOf } from '../../wire/paging.ts';
import { players } from '../players/repository.ts';
import { winnerColumns } from './export-presenter.ts';
import { presentDraw, presentStory, presentSuggestion, presentUser, presentWinner } from './presenter.ts';
import { readWinner } from './reader.ts';
import { drawsOf, settledWins, stories, winners } from './repository.ts';
import { createWinner, deleteWinner, updateWinner } from './service.ts';

/** Players that are offered at a time. */
const mostUsers = 50;
const mostStories = 50;
const mostSuggestions = 6;
/** For so many days a win is suggested. */
const suggestedFor = 90;

export const registerWinners: RegisterModule = (app, context) => {
  const { db, catalogue, clock, config } = context;
  const today = () => dateIn(config.houseTimeZone, clock.now());

  serve(app, context, listWinner, async ({ query }) => {
    const { page = 1, perPage = 10 } = query;
    const q = query.q?.trim() ?? '';
    const filter = { q, lotteryId: undefined, shown: undefined };
    const rows = await readPage(
      db,
      winners,
      { filter, sort: undefined },
      { page, perPage, known: undefined },
    );
    const total = await countRows(db, winners, filter);
    const anyPlayer = { q, country: undefined, type: undefined, from: undefined, before: undefined };
    const asked = { filter: anyPlayer, sort: q === '' ? undefined : 'name' };
    const found = await readPage(db, players, asked, { page: 1, perPage: mostUsers, known: undefined });
    const { lotteries } = await catalogue.snapshot();
    return {
      data: rows.map(presentWinner),
      total,
      pages: pagesOf(total, perPage),
      users: found.filter(({ closedAt }) => closedAt === null).map(presentUser),
      loteries: lotteries.map(({ id, displayName: name }) => ({ id, name })),
    };
  });

  serveList(app, context, [listWinners, exportWinners], {
    list: winners,
    prepare: async ({ query: { q = '', lottery: lotteryId, shown } }) => ({
      filter: { q: q.trim(), lotteryId, shown },
      present: presentWinner,
    }),
    file: { name: adminWinnersTexts.file, columns: winnerColumns, personal: true },
  });

  serve(app, context, winnerBalls, async ({ params, query: { page, perPage = 100 } }) => {
    const { id } = await catalogue.find({ id: params.lotteryId });
    const { rows, total } = await drawsOf(db, id, pageOf(page, perPage));
    const bolillas = rows.map((row) => ({ id: row.id, ...presentDraw(row) }));
    return { bolillas, total, pages: pagesOf(total, perPage) };
  });

  serve(app, context, winnerSuggestions, async () => {
    const since = addDays(today(), -suggestedFor);
    return { data: (await settledWins(db, since, mostSuggestions)).map(presentSuggestion) };
  });

  serve(app, context, createCall, async ({ body, identity }) => {
    const row = await createWinner(context, adminOf({ identity }), readWinner(body, today()));
    return { ok: true, data: presentWinner(row) };
  });

  serve(app, context, updateCall, async ({ params, body, identity }) => {
    const row = await updateWinner(context, adminOf({ identity }), params.id, readWinner(body, today()));
    return { ok: true, data: presentWinner(row) };
  });

  serve(app, context, deleteCall, async ({ params, identity }) => {
    await deleteWinner(context, adminOf({ identity }), params.id);
    return { ok: true };
  });

  serve(app, context, listStories, async () => ({
    data: (await stories(db, mostStories)).map(presentStory),
  }));
};
