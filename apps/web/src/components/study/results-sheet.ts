import { type DrawDate, drawDate } from '@bolillero/domain/calendar/draw-date';
import { buildHistory } from '@bolillero/domain/history/history';
import { type Part, type Scope, wholeScope } from '@bolillero/domain/history/scope';
import { previousPlaysBefore } from '@bolillero/domain/statistics/previous-plays';
import { resultsSheetTexts as words } from '@bolillero/texts/study-results-bar';
import writeSheets, { type Cell, type Row } from 'write-excel-file/browser';
import type { LotteryDetail } from '../../api/lottery.ts';
import type { StudiedDraw, StudiedRange } from '../../api/study.ts';
import { tokens } from '../../theme/tokens.ts';
import { inert } from '../charts/chart-table.ts';

export interface ResultsSheet {
  readonly lottery: LotteryDetail;
  /** The whole history as far as the range goes, the oldest first: what came before the range is counted too. */
  readonly draws: readonly StudiedDraw[];
  readonly range: StudiedRange;
  /** Only draws with this ball; null for all. */
  readonly ball: number | null;
  /** Over how many draws before each one its balls are counted: 1 to 10, as JA1 to JA10. */
  readonly previous: number;
}

const { felt, 'on-felt': onFelt, ...colors } = tokens;

/**
 * How a ball looks by how often it came in the previous plays: none, 1, 2, 3 and, in the sheet alone, more than 3, which is darker still
 * (Rulebook 11). Each fill is darker than the one before, so that they tell apart without their hue.
 */
const fills: readonly { readonly backgroundColor?: string; readonly textColor?: string }[] = [
  {},
  { backgroundColor: colors['heat-1'].light, textColor: colors['on-heat-1'].light },
  { backgroundColor: colors['heat-2'].light, textColor: colors['on-heat-2'].light },
  { backgroundColor: colors['heat-3'].light, textColor: colors['on-heat-3'].light },
  { backgroundColor: '#3D0A0B', textColor: colors['on-heat-3'].light },
];

/** The draws of a range as an Excel file, the newest first: dates and balls as such, each ball coloured by its previous plays. */
export async function resultsSheet(asked: ResultsSheet): Promise<Blob> {
  const { lottery, draws, previous } = asked;
  const chosen = draws.filter((draw) => isChosen(draw, asked)).toReversed();
  const history = wholeScope(
    buildHistory(
      lottery.eras,
      draws.map((draw) => ({ ...draw, date: drawDate(draw.date) })),
    ),
  );
  const balls = Math.max(lottery.matrix.balls, ...chosen.map((draw) => draw.balls.length));
  const places = Array.from({ length: balls }, (_, at) => at);
  const hasSpecial = chosen.some(({ special }) => special !== null);
  const head: Row = [
    words.date,
    ...places.map((at) => words.ball(at + 1)),
    ...(hasSpecial ? [inert(lottery.specialName)] : []),
  ].map((value) => ({
    value,
    fontWeight: 'bold' as const,
    backgroundColor: felt.light,
    textColor: onFelt.light,
  }));
  const rows = chosen.map((draw): Row => {
    const date = drawDate(draw.date);
    const counts = countsBefore(history, date, previous, 'main');
    const specials = countsBefore(history, date, previous, 'special');
    return [
      // the file's dates have no zone: midnight of UTC is the day itself
      { value: new Date(`${draw.date}T00:00:00Z`), format: 'dd/mm/yyyy' },
      ...places.map((at) => ballCell(draw.balls[at] ?? null, counts)),
      ...(hasSpecial ? [ballCell(draw.special, specials)] : []),
    ];
  });
  const legend: Row[] = [
    [{ value: words.legendTitle(previous), fontWeight: 'bold' }],
    ...words.fills.map((value, at): Row => [{ value, ...fills[at] }]),
  ];
  return await writeSheets([
    {
      sheet: words.sheet,
      stickyRowsCount: 1,
      columns: [{ width: 12 }, ...places.map(() => ({ width: 6 })), ...(hasSpecial ? [{ width: 12 }] : [])],
      data: [head, ...rows],
    },
    { sheet: words.legend, columns: [{ width: 64 }], data: legend },
  ]).toBlob();
}

function isChosen({ date, balls }: StudiedDraw, { range: { from, to }, ball }: ResultsSheet): boolean {
  if ((from && date < from) || (to && date > to)) return false;
  return ball === null || balls.includes(ball);
}

function countsBefore(scope: Scope, date: DrawDate, previous: number, part: Part): Map<number, number> {
  return new Map(previousPlaysBefore(scope, date, previous, part).map(({ ball, count }) => [ball, count]));
}

/** A ball, coloured by its count; a special ball that nobody picks has none. */
function ballCell(ball: number | null, counts: ReadonlyMap<number, number>): Cell {
  if (ball === null) return null;
  const count = counts.get(ball) ?? 0;
  return { value: ball, align: 'center', ...fills[Math.min(count, fills.length - 1)] };
}
