import type { Db } from '@bolillero/database/connection';
import { addDays, type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { dateIn } from '@bolillero/domain/calendar/time-zone';
import { type Era, eraAt } from '@bolillero/domain/games/era';
import { isSameMatrix } from '@bolillero/domain/games/matrix';
import { type SeriesName, seriesOf } from '@bolillero/domain/games/series';
import {
  cartPlayEffect,
  type DrawEffect,
  drawEffect,
  isRefused,
  type LotteryChange,
  matrixEffect,
  type PlayEffect,
  rulesChangeFrom,
  soldPlayEffect,
} from '@bolillero/domain/lottery-editing/impact';
import * as onFile from './impact-repository.ts';

/** A play that a change meets. */
export interface AffectedPlay extends onFile.PlayOfGroup {
  readonly effect: PlayEffect;
}

interface AffectedPlays {
  readonly total: number;
  /** The first of them. */
  readonly list: readonly AffectedPlay[];
}

export interface AffectedDraw {
  readonly id: number;
  readonly series: SeriesName;
  readonly date: DrawDate;
  readonly effect: DrawEffect;
}

/** What a change of a lottery meets of what is on file. */
export interface Impact {
  readonly eras: readonly {
    readonly from: DrawDate;
    readonly change: 'opened' | 'changed' | 'removed';
    readonly draws: number;
  }[];
  /** How many draws each era has. */
  readonly eraDraws: readonly { readonly from: DrawDate; readonly draws: number }[];
  readonly draws: { readonly kept: number; readonly total: number; readonly list: readonly AffectedDraw[] };
  readonly carts: AffectedPlays;
  readonly sold: AffectedPlays;
  readonly verdict: 'free' | 'asks' | 'refused';
}

/** So many draws and plays are named one by one. */
const named = 100;

const none: AffectedPlays = { total: 0, list: [] };

/** What nothing on file is met by: of a new lottery. */
export const noImpact: Impact = {
  eras: [],
  eraDraws: [],
  draws: { kept: 0, total: 0, list: [] },
  carts: none,
  sold: none,
  verdict: 'free',
};

/** Looks at everything on file of a lottery that a change meets. */
export async function measureImpact(tx: Db, change: LotteryChange, drawsOnFile: number): Promise<Impact> {
  const rulesFrom = rulesChangeFrom(change);
  const draws = rulesFrom === null ? [] : await onFile.drawsFrom(tx, change.before.id, rulesFrom);
  const affected = draws.flatMap((row): AffectedDraw[] => {
    const draw = { ...row, series: seriesOf(row.series), date: drawDate(row.date) };
    const effect = drawEffect(change, draw);
    return effect === null ? [] : [{ id: row.id, series: draw.series, date: draw.date, effect }];
  });
  // What has been drawn cannot be taken off sale any more, but where its rules change.
  const yesterday = addDays(dateIn(change.after.schedule.timeZone, change.now), -1);
  const from = rulesFrom !== null && rulesFrom < yesterday ? rulesFrom : yesterday;
  const carts = await affectedPlays(tx, change, ['cart'], yesterday);
  const sold = await affectedPlays(tx, change, ['bought', 'being-paid'], from);
  const effects = { draws: affected.map(({ effect }) => effect), sold: sold.effects };
  const meets = affected.length > 0 || carts.total > 0 || sold.total > 0;
  return {
    eras: changedEras(
      change,
      draws.map(({ date }) => drawDate(date)),
    ),
    eraDraws: drawsOfEras(change.after.eras, await onFile.drawDates(tx, change.before.id)),
    draws: {
      kept: drawsOnFile - affected.length,
      total: affected.length,
      list: affected.slice(0, named),
    },
    carts: { total: carts.total, list: carts.list },
    sold: { total: sold.total, list: sold.list },
    verdict: isRefused(effects) ? 'refused' : meets ? 'asks' : 'free',
  };
}

async function affectedPlays(
  tx: Db,
  change: LotteryChange,
  places: readonly onFile.PlayPlace[],
  from: DrawDate,
): Promise<AffectedPlays & { effects: PlayEffect[] }> {
  let total = 0;
  const list: AffectedPlay[] = [];
  const effects: PlayEffect[] = [];
  for (const place of places) {
    for (const group of await onFile.groupsFrom(tx, place, change.before.id, from)) {
      const { withMultiplier, free, isSettled } = group;
      const date = drawDate(group.drawDate);
      const play = { series: seriesOf(group.series), date, withMultiplier, free };
      const effect =
        place === 'cart' ? cartPlayEffect(change, play) : soldPlayEffect(change, play, isSettled);
      if (effect === null) continue;
      total += group.total;
      effects.push(effect);
      if (list.length >= named) continue;
      const rows = await onFile.playsOfGroup(tx, place, change.before.id, group, named - list.length);
      for (const row of rows) {
        const own = effect === 'other-matrix' ? matrixEffect(change, date, row) : effect;
        list.push({ ...row, effect: own });
      }
    }
  }
  return { total, list, effects };
}

function drawsOfEras(
  eras: readonly Era[],
  dates: readonly { readonly date: string; readonly draws: number }[],
): Impact['eraDraws'] {
  return eras.map(({ from }) => {
    const own = dates.filter(({ date }) => eraAt(eras, drawDate(date))?.from === from);
    return { from, draws: own.reduce((total, { draws }) => total + draws, 0) };
  });
}

function changedEras({ before, after }: LotteryChange, dates: readonly DrawDate[]): Impact['eras'] {
  const starts = [...new Set([...before.eras, ...after.eras].map(({ from }) => from))].toSorted();
  const startingAt = (eras: readonly Era[], from: DrawDate) => eras.find((era) => era.from === from);
  return starts.flatMap((from) => {
    const [was, is] = [startingAt(before.eras, from), startingAt(after.eras, from)];
    if (was !== undefined && is !== undefined && isSameMatrix(was.matrix, is.matrix)) return [];
    const change = was === undefined ? 'opened' : is === undefined ? 'removed' : 'changed';
    const eras = is === undefined ? before.eras : after.eras;
    return [{ from, change, draws: dates.filter((date) => eraAt(eras, date)?.from === from).length }];
  });
}
