import { parseDrawDate } from '@bolillero/domain/calendar/draw-date';
import { erasBetween } from '@bolillero/domain/games/era';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import { studyDatesTexts } from '@bolillero/texts/study-dates';
import type { LotteryDetail } from '../../api/lottery.ts';
import type { StudiedRange, StudiedSeries } from '../../api/study.ts';
import { dateInWords } from '../ui/dates.ts';

const words = studyDatesTexts.scope;

/** Over what a study speaks, as its answer says: how many draws, the first and the last; null without any. */
export interface StudiedScope {
  readonly draws: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** The parts of a scope in words. */
export interface ScopeWords {
  /** "1,390 sorteos"; null until the answer is there. */
  readonly draws: string | null;
  /** "07/10/2015 – 05/08/2026"; empty where there is no draw and none was asked for by its date. */
  readonly range: string | null;
  /** "TRADICIONAL"; empty where the lottery has one series. */
  readonly series: string;
  /** "matriz 5 de 69", "matrices 6 de 50 y 6 de 53". */
  readonly matrices: string;
}

type ScopedLottery = Pick<LotteryDetail, 'eras' | 'hasDoublePlay' | 'openingDate'>;

/** The words of a scope. Until its answer is there, the matrices are those of the range that was asked for. */
export function scopeWords(
  lottery: ScopedLottery,
  series: StudiedSeries,
  scope: StudiedScope | undefined,
  asked: StudiedRange = {},
): ScopeWords {
  const from = scope?.from ?? asked.from;
  const to = scope?.to ?? asked.to;
  const { traditional, laggards } = lotteryTexts.series;
  return {
    draws: scope ? (scope.draws === 0 ? words.none : words.draws(scope.draws)) : null,
    range: scope ? (from && to ? words.range(written(from), written(to)) : '') : null,
    series: lottery.hasDoublePlay ? (series.type === 1 ? laggards : traditional) : '',
    matrices: words.matrices(matricesOf(lottery, from ?? lottery.openingDate, to ?? 'later')),
  };
}

/** A scope on one line, in full, for a picture or a file that leaves the page. */
export function scopeLine(lottery: ScopedLottery, series: StudiedSeries, scope: StudiedScope): string {
  const { draws, range, series: name, matrices } = scopeWords(lottery, series, scope);
  return [draws, range, name, matrices].filter(Boolean).join(' · ');
}

const written = (date: string) => dateInWords(date, 'numeric');

/** The matrices of a stretch of time; `later` is beyond every era. */
function matricesOf({ eras }: ScopedLottery, from: string, to: string) {
  const [first, last] = [parseDrawDate(from), parseDrawDate(to === 'later' ? '9999-12-31' : to)];
  return first && last ? erasBetween(eras, first, last).map(({ matrix }) => matrix) : [];
}
