import { resultFields } from '@bolillero/contract/field-names';
import { drawDate } from '@bolillero/domain/calendar/draw-date';
import { templateAt } from '@bolillero/domain/games/lottery-definition';
import type { Matrix } from '@bolillero/domain/games/matrix';
import { multiplierOn, sellsMultiplier } from '@bolillero/domain/games/multiplier';
import type { SeriesName } from '@bolillero/domain/games/series';
import { type Cents, cents } from '@bolillero/domain/money/cents';
import { formatLevel, type LevelRule, parseLevel } from '@bolillero/domain/prizes/level';
import {
  fillPlayPrizes,
  type PrizeKind,
  type PrizeLevel,
  questionPrizeTable,
  type TemplateLevel,
  validatePrizeTable,
} from '@bolillero/domain/prizes/prize-table';
import { prizeFaultTexts, prizeQuestionTexts } from '@bolillero/texts/admin-results';
import { drawWarningTexts, resultFaultTexts } from '@bolillero/texts/draws';
import type { CatalogueLottery } from '../../catalogue/load-lotteries.ts';
import type { FieldError } from '../../errors/app-error.ts';
import { levelOf } from '../settlement/draw-to-settle.ts';
import type { LevelRow } from './repository.ts';

/** A prize level as somebody typed it. `null`: not given; of winners `undefined` is, and null says that they are not known. */
export interface TypedLevel {
  readonly id: number | null;
  readonly position: number;
  readonly level: string;
  readonly kind: PrizeKind | null;
  readonly lotteryWinners: number | null | undefined;
  readonly lotteryPrize: Cents | null;
  readonly playWinners: number | null | undefined;
  readonly playPrize: Cents | null;
}

/** A level of a table to be written; `id` keeps a saved one's. */
export interface TableLevel extends PrizeLevel {
  readonly id: number | null;
}

/** What the play prizes of a draw's table follow. */
export interface TableTerms {
  readonly lottery: CatalogueLottery;
  readonly series: SeriesName;
  readonly date: string;
  /** As drawn; null when none was. */
  readonly multiplier: number | null;
}

function templateLevels({ lottery, series, date }: TableTerms): readonly TemplateLevel[] {
  return templateAt(lottery.prizeTemplates, series, drawDate(date))?.levels ?? [];
}

/**
 * What a play prize is of a lottery prize: the drawn multiplier. Where plays can be bought with one and none was drawn, or
 * the series does not know it, the prize once; where they cannot, nothing.
 */
function factorOf({ lottery, series, date, multiplier }: TableTerms): number {
  if (multiplierOn(lottery, drawDate(date)).mode !== 'per-draw') return 0;
  return sellsMultiplier(lottery, series, drawDate(date)) ? (multiplier ?? 1) : 1;
}

/** The table that a draw starts from when none is given: the template of its date, its play prizes filled in. */
export function tableFromTemplate(terms: TableTerms): TableLevel[] {
  const filled = fillPlayPrizes(templateLevels(terms), factorOf(terms));
  return filled.map(({ playPrizeFixed: _, ...level }) => ({ ...level, id: null }));
}

/** A level as typed, the play prize filled in where it was not given; null when its rule does not parse. */
function levelFrom(typed: TypedLevel, terms: TableTerms, saved: LevelRow | null): TableLevel | null {
  const rule = parseLevel(typed.level);
  if (rule === null) return null;
  const level: PrizeLevel = {
    position: typed.position,
    rule,
    kind: typed.kind ?? saved?.kind ?? 'money',
    lotteryWinners: given(typed.lotteryWinners, saved?.lotteryWinners),
    lotteryPrize: typed.lotteryPrize ?? cents(saved?.lotteryPrizeCents ?? 0),
    playWinners: given(typed.playWinners, saved?.playWinners),
    playPrize: typed.playPrize ?? cents(0),
  };
  const filled = typed.playPrize === null ? filledIn(level, terms) : level.playPrize;
  return { ...level, playPrize: filled, id: saved?.id ?? null };
}

const given = (typed: number | null | undefined, saved: number | null | undefined) =>
  typed === undefined ? (saved ?? null) : typed;

function filledIn(level: PrizeLevel, terms: TableTerms): Cents {
  const fixed = templateLevels(terms).find(({ rule }) => sameRule(rule, level.rule))?.playPrizeFixed;
  const [filled] = fillPlayPrizes(
    [fixed === undefined ? level : { ...level, playPrizeFixed: fixed }],
    factorOf(terms),
  );
  return filled?.playPrize ?? cents(0);
}

const sameRule = (a: LevelRule, b: LevelRule) => a.main === b.main && a.special === b.special;

/** A table on file, and what its play prizes followed. */
export interface SavedTable {
  readonly levels: readonly LevelRow[];
  readonly terms: TableTerms;
}

/** A table to be written, or what is wrong with it, each with its place in the body. */
export type TableOutcome =
  | { readonly levels: readonly TableLevel[]; readonly faults: readonly [] }
  | { readonly levels: null; readonly faults: readonly FieldError[] };

/**
 * The table that results from what was typed over what is saved. Rows with the id of a saved level replace it, others are
 * new; saved levels that are not mentioned stay, unless no row has an id: then the rows are the whole table.
 */
export function mergeTable(
  matrix: Matrix,
  terms: TableTerms,
  saved: SavedTable,
  change: { readonly rows: readonly TypedLevel[]; readonly removed: ReadonlySet<number> },
): TableOutcome {
  const left = saved.levels.filter(({ id }) => !change.removed.has(id));
  const rows = change.rows.filter(({ id }) => id === null || !change.removed.has(id));
  const byId = new Map(left.map((row) => [row.id, row]));
  const isWhole = rows.length > 0 && rows.every(({ id }) => id === null || !byId.has(id));
  const mentioned = new Set(rows.map(({ id }) => id));
  const kept = isWhole
    ? []
    : left.filter(({ id }) => !mentioned.has(id)).map((row) => keptLevel(row, saved.terms, terms));

  const faults: FieldError[] = [];
  const typed = rows.flatMap((row, index) => {
    const level = levelFrom(row, terms, row.id === null ? null : (byId.get(row.id) ?? null));
    if (level !== null) return [level];
    const text = prizeFaultTexts['level-unparsable'];
    faults.push({
      path: `${resultFields.table}.${index}.${resultFields.level}`,
      message: resultFaultTexts.levelAt(row.position, text),
    });
    return [];
  });
  const merged = [...kept, ...typed].toSorted((a, b) => a.position - b.position);
  // Removing a level closes its gap.
  const levels =
    change.removed.size > 0 ? merged.map((level, index) => ({ ...level, position: index + 1 })) : merged;
  if (faults.length === 0) faults.push(...tableFaults(matrix, levels, rows));
  return faults.length === 0 ? { levels, faults: [] } : { levels: null, faults };
}

/** A saved level that nobody spoke of. A play prize that was filled in follows what the draw is now; one that was typed stays. */
function keptLevel(row: LevelRow, saved: TableTerms, terms: TableTerms): TableLevel {
  const level = levelOf(row);
  const wasFilled = level.playPrize === filledIn(level, saved);
  return { ...level, id: row.id, playPrize: wasFilled ? filledIn(level, terms) : level.playPrize };
}

/** The levels of a saved table whose play prizes are others once the draw is what it is now: those that were filled in. */
export function refilledLevels(saved: SavedTable, terms: TableTerms): TableLevel[] {
  return saved.levels.flatMap((row) => {
    const level = keptLevel(row, saved.terms, terms);
    return level.playPrize === row.playPrizeCents ? [] : [level];
  });
}

function tableFaults(
  matrix: Matrix,
  levels: readonly PrizeLevel[],
  rows: readonly TypedLevel[],
): FieldError[] {
  return validatePrizeTable(matrix, levels).map(({ position, code }) => {
    const index = rows.findLastIndex((row) => row.position === position);
    const text = prizeFaultTexts[code];
    return {
      path: index === -1 ? resultFields.table : `${resultFields.table}.${index}`,
      message: position === undefined ? text : resultFaultTexts.levelAt(position, text),
    };
  });
}

/** What may be meant, and is said: odd orders, and amounts that are not known yet. */
export function tableWarnings(
  levels: readonly PrizeLevel[],
  { lottery, series, date }: TableTerms,
  jackpot: Cents,
): string[] {
  const byPosition = new Map(levels.map((level) => [level.position, level]));
  const questions = questionPrizeTable(levels).map(({ position, code }) => {
    const level = byPosition.get(position);
    const name = level === undefined ? String(position) : formatLevel(level.rule);
    return drawWarningTexts.tableQuestion(name, prizeQuestionTexts[code]);
  });
  const money = levels.filter(({ kind }) => kind === 'money');
  const isJackpotUnknown =
    jackpot === 0 && money.some(({ position, lotteryPrize }) => position === 1 && lotteryPrize === 0);
  const label = sellsMultiplier(lottery, series, drawDate(date)) ? lottery.multiplierLabel : null;
  return [
    ...questions,
    ...(isJackpotUnknown ? [drawWarningTexts.jackpotUnknown] : []),
    ...unknownPrizes(
      money.filter(({ position }) => position > 1),
      label,
    ),
  ];
}

/** Levels whose prizes are not known; `label`: of the multiplier that plays can be bought with, null where they cannot. */
function unknownPrizes(levels: readonly PrizeLevel[], label: string | null): string[] {
  const named = (isMeant: (level: PrizeLevel) => boolean) =>
    levels.filter(isMeant).map(({ rule }) => formatLevel(rule));
  const said = (names: readonly string[], text: (names: readonly string[]) => string) =>
    names.length === 0 ? [] : [text(names)];
  const texts = drawWarningTexts;
  if (label === null)
    return said(
      named(({ lotteryPrize }) => lotteryPrize === 0),
      texts.prizesUnknown,
    );
  return [
    ...said(
      named(({ lotteryPrize, playPrize }) => lotteryPrize === 0 && playPrize === 0),
      texts.prizesUnknown,
    ),
    ...said(
      named(({ lotteryPrize, playPrize }) => lotteryPrize === 0 && playPrize > 0),
      (names) => texts.lotteryPrizesUnknown(names, label),
    ),
    ...said(
      named(({ lotteryPrize, playPrize }) => lotteryPrize > 0 && playPrize === 0),
      (names) => texts.playPrizesUnknown(names, label),
    ),
  ];
}
