import { resultDates, resultSettlement, resultStates } from '@bolillero/contract/calls/result-dates';
import { exportResults, listResults } from '@bolillero/contract/calls/result-list';
import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { heldDraws, newestLookedAt, owedDraws } from '@bolillero/domain/draws/owed-draws';
import { adminResultListTexts } from '@bolillero/texts/admin-results';
import { shownSeries, visibleLotteries, visibleLottery } from '../../catalogue/visible.ts';
import { AppError } from '../../errors/app-error.ts';
import { serve } from '../../plugins/calls.ts';
import { serveList } from '../../plugins/serve-list.ts';
import type { RegisterModule } from '../../register-module.ts';
import { settlementsOf } from '../settlement/repository.ts';
import { resultColumns } from './export-presenter.ts';
import { listedResults } from './list-repository.ts';
import { presentSettlement, presentState } from './office-presenter.ts';
import { newestDraws, payableOf, playsOn, settledPlays } from './office-repository.ts';
import { presentListed } from './presenter.ts';
import { findDraw, findDrawAt } from './repository.ts';

/** Plays of a settled draw that are listed with it: the highest prizes. */
const mostListed = 100;

/** What those who enter results are told of draws: which are owed, which have a result, what saving one came to. */
export const registerResultOffice: RegisterModule = (app, context) => {
  const { db, catalogue, clock } = context;

  serveList(app, context, [listResults, exportResults], {
    list: listedResults,
    prepare: async ({ params, query, identity }) => {
      const lottery = await visibleLottery(catalogue, identity, params);
      const { type, isShow, from, to } = query;
      const series = shownSeries(lottery, identity, type);
      const shown = isShow === undefined ? undefined : Boolean(isShow);
      return {
        filter: { lotteryId: lottery.id, series, shown, from, to },
        present: (listed) => presentListed(listed, lottery),
      };
    },
    file: { name: adminResultListTexts.exported.file, columns: resultColumns },
  });

  serve(app, context, resultStates, async () => {
    const newest = await newestDraws(db, { lotteryId: null, most: newestLookedAt });
    const now = clock.now();
    const data = (await visibleLotteries(catalogue)).flatMap((lottery) =>
      (lottery.hasDoublePlay ? [0, 1] : [0]).map((series) => {
        const own = newest.filter((one) => one.lotteryId === lottery.id && one.series === series);
        return presentState(lottery, series, own, now);
      }),
    );
    return { data };
  });

  serve(app, context, resultDates, async ({ params, query, identity }) => {
    const lottery = await visibleLottery(catalogue, identity, params);
    const series = shownSeries(lottery, identity, query.type);
    const of = { lotteryId: lottery.id, series };
    const newest = (await newestDraws(db, { lotteryId: lottery.id, most: newestLookedAt })).filter(
      (one) => one.series === series,
    );
    const known = newest.map(({ date }) => date);
    const now = clock.now();
    const held = heldDraws(lottery.schedule, known, now);
    const asked = parseDrawDate(query.date ?? '');
    const isOther = asked !== null && !held.includes(asked);
    const other = isOther ? await findDrawAt(db, { ...of, date: asked }) : null;
    const dates = isOther ? [...held, asked].toSorted().reverse() : held;
    const plays = await playsOn(db, of, dates);
    const ids = new Map<string, number>(newest.map(({ date, id }) => [date, id]));
    if (other !== null) ids.set(other.date, other.id);
    return {
      data: dates.map((date) => ({ date, id: ids.get(date) ?? null, plays: plays.get(date) ?? 0 })),
      owed: owedDraws(lottery.schedule, known, now)[0] ?? null,
    };
  });

  serve(app, context, resultSettlement, async ({ params, identity }) => {
    const lottery = await visibleLottery(catalogue, identity, { id: params.lottery_id, name: params.name });
    const row = await findDraw(db, params.id);
    if (row?.lotteryId !== lottery.id) throw new AppError('not-found');
    const settlement = (await settlementsOf(db, [row.id])).get(row.id) ?? null;
    const plays = settlement === null ? [] : await settledPlays(db, row, mostListed);
    return { data: presentSettlement(row, lottery, settlement, await payableOf(db, row.id), plays) };
  });
};
