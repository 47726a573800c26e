import { resultCalendar } from '@bolillero/contract/calls/result-calendar';
import {
  checkNumbers as checkNumbersCall,
  createResult,
  deleteResult,
  lastResult,
  oneResult,
  publicResults,
  resultsOfLottery,
  updateResult as updateResultCall,
} from '@bolillero/contract/calls/results';
import { seriesNumber } from '@bolillero/domain/games/series';
import { toDecimal } from '@bolillero/domain/money/cents';
import { resultFaultTexts } from '@bolillero/texts/draws';
import { Type } from 'typebox';
import { playedSeries } from '../../catalogue/catalogue.ts';
import { presentLottery } from '../../catalogue/present-lottery.ts';
import { shownSeries, visibleLottery } from '../../catalogue/visible.ts';
import { dateParameter, rangeParameter } from '../../engine/query-parameters.ts';
import { AppError } from '../../errors/app-error.ts';
import { adminOf, serve } from '../../plugins/calls.ts';
import { parseJsonText } from '../../plugins/json-text.ts';
import { serveStatistic } from '../../plugins/serve-statistic.ts';
import type { RegisterModule } from '../../register-module.ts';
import { pageOf, pagesOf } from '../../wire/paging.ts';
import { readReason } from '../../wire/win-change-reason.ts';
import { settlementsOf } from '../settlement/repository.ts';
import { checkNumbers } from './check-numbers.ts';
import {
  presentAdminResult,
  presentBrief,
  presentChange,
  presentDetail,
  presentPrize,
  presentResult,
  presentRowFields,
} from './presenter.ts';
import { readRemoved, readResult } from './reader.ts';
import { countDraws, findDraw, levelsOf, listDraws } from './repository.ts';
import { presentResultCalendar } from './result-calendar-presenter.ts';
import {
  createDraw,
  findTarget,
  previewRemoval,
  previewUpdate,
  removeDraw,
  updateResult,
} from './service.ts';

const Balls = Type.Array(Type.Integer(), { maxItems: 20 });
const perPublicPage = 10;

function badInput(path: string, message: string): AppError {
  return new AppError('input-invalid', { message: [message], errors: [{ path, message }] });
}

export const registerDraws: RegisterModule = (app, context) => {
  const { db, catalogue, clock } = context;

  serve(app, context, createResult, async (input) => {
    const { lottery_id: id, name } = input.body;
    if (id === undefined && name === undefined) throw badInput('lottery_id', resultFaultTexts.lotteryMissing);
    const lottery = await catalogue.find({ id, name });
    const typed = readResult(input.request, input.body);
    const { id: drawId, warnings } = await createDraw(context, adminOf(input), lottery, typed);
    return { ok: true, data: { id: drawId, warnings: [...warnings] } };
  });

  serve(app, context, updateResultCall, async (input) => {
    const { params, body, query, request } = input;
    if (body.id !== undefined && body.id !== params.id) throw badInput('id', resultFaultTexts.otherResult);
    const target = await findTarget(context, params);
    const correction = {
      typed: readResult(request, body),
      removed: readRemoved(request, body.datail_remove),
      revision: body.revision ?? null,
      reason: readReason(body.reason),
    };
    if (query.dry_run) {
      const { changes, unchanged, warnings } = await previewUpdate(
        context,
        adminOf(input),
        target,
        correction,
      );
      return {
        ok: true,
        data: { id: params.id, warnings: [...warnings] },
        changes: changes.map(presentChange),
        unchanged,
      };
    }
    const { id, warnings } = await updateResult(context, adminOf(input), target, correction);
    return { ok: true, data: { id, warnings: [...warnings] } };
  });

  serve(app, context, deleteResult, async (input) => {
    const target = await findTarget(context, { id: input.body.id, name: input.body.name });
    if (input.query.dry_run) {
      const changes = await previewRemoval(context, adminOf(input), target);
      return { ok: true, changes: changes.map(presentChange) };
    }
    await removeDraw(context, adminOf(input), target, readReason(input.body.reason));
    return { ok: true };
  });

  serve(app, context, resultsOfLottery, async ({ params, query, identity }) => {
    const lottery = await visibleLottery(catalogue, identity, params);
    const { page = 1, perPage = 10 } = query;
    const { from, to } = rangeParameter(query);
    const hiddenToo = identity.admin !== null;
    const series = shownSeries(lottery, identity, query.type);
    const filter = { lotteryIds: [lottery.id], series, from, to, hiddenToo };
    const total = await countDraws(db, filter);
    const rows = await listDraws(db, filter, pageOf(page, perPage));
    const ids = rows.map(({ id }) => id);
    const tables = await levelsOf(db, ids);
    const settlements = hiddenToo ? await settlementsOf(db, ids) : new Map();
    const data = rows.map((row) => {
      const levels = tables.get(row.id) ?? [];
      const shown = hiddenToo
        ? presentAdminResult(row, levels, lottery, settlements.get(row.id) ?? null)
        : presentResult(row, levels, lottery);
      return { ...shown, ...presentRowFields(row) };
    });
    return { data, total, pages: pagesOf(total, perPage) };
  });

  serve(app, context, oneResult, async ({ params, identity }) => {
    const lottery = await visibleLottery(catalogue, identity, { id: params.lottery_id, name: params.name });
    const row = await findDraw(db, params.id);
    const isMine = row?.lotteryId === lottery.id && (row.shown || identity.admin !== null);
    if (row === null || !isMine) throw new AppError('not-found');
    const levels = (await levelsOf(db, [row.id])).get(row.id) ?? [];
    if (identity.admin === null) return { data: presentResult(row, levels, lottery) };
    const settlement = (await settlementsOf(db, [row.id])).get(row.id) ?? null;
    return { data: presentAdminResult(row, levels, lottery, settlement) };
  });

  serve(app, context, publicResults, async ({ params, query, identity }) => {
    const lottery = await visibleLottery(catalogue, identity, params);
    const series = seriesNumber(playedSeries(lottery, query.type));
    const filter = { lotteryIds: [lottery.id], series, hiddenToo: false };
    const total = await countDraws(db, filter);
    const rows = await listDraws(db, filter, pageOf(query.page, perPublicPage));
    const tables = await levelsOf(
      db,
      rows.map(({ id }) => id),
    );
    const data = rows.map((row) => presentResult(row, tables.get(row.id) ?? [], lottery));
    return { data, pages: pagesOf(total, perPublicPage) };
  });

  serve(app, context, lastResult, async ({ params, query, identity }) => {
    const lottery = await visibleLottery(catalogue, identity, params);
    const series = seriesNumber(playedSeries(lottery, query.type));
    const filter = { lotteryIds: [lottery.id], series, hiddenToo: false };
    const [row] = await listDraws(db, filter, { limit: 1 });
    if (row === undefined) throw new AppError('not-found');
    const levels = (await levelsOf(db, [row.id])).get(row.id) ?? [];
    const detail = presentDetail(levels, row, lottery);
    return {
      data: { ...presentBrief(row, lottery), detail, lottery: presentLottery(lottery, clock.now()) },
    };
  });

  serveStatistic(app, context, resultCalendar, { ask: () => null, answer: presentResultCalendar });

  serve(app, context, checkNumbersCall, async ({ body, query, identity, request }) => {
    if (body.id === undefined && body.name === undefined)
      throw badInput('id', resultFaultTexts.lotteryMissing);
    const lottery = await visibleLottery(catalogue, identity, { id: body.id, name: body.name });
    const special = body.ball_red === '' ? null : (body.ball_red ?? null);
    if (special !== null && !/^\d+$/.test(String(special)))
      throw badInput('ball_red', resultFaultTexts.specialUnreadable);
    const { date, match, level, prize, base, hasTable } = await checkNumbers(context, {
      lottery,
      series: seriesNumber(playedSeries(lottery, query.type)),
      date: typeof body.date === 'string' ? dateParameter('date', body.date) : null,
      play: {
        balls: parseJsonText<typeof Balls>(request, Balls, body.balls, 'balls'),
        special: special === null ? null : Number(special),
      },
      multiplier: body.potenciador ?? null,
    });
    return {
      ok: true,
      date,
      matched: [...match.balls],
      special: match.special,
      count: match.balls.length,
      level,
      prize: presentPrize(prize),
      prizes_known: hasTable && (prize?.kind !== 'unknown' || base !== null),
      base_prize: base === null ? null : toDecimal(base),
    };
  });
};
