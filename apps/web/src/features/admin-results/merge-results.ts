import { resultMergeTexts as texts } from '@bolillero/texts/admin-results';
import type { PrizeRow } from './prize-rows.ts';
import type { ResultFormValues } from './result-form.ts';

/** Whose value of a line is saved. */
export type Side = 'mine' | 'theirs';

/** A line in which what was typed and what somebody saved meanwhile differ. */
export interface MergeLine {
  readonly id: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Mine where I alone changed it, else theirs. */
  readonly usual: Side;
}

const fields = ['date', 'nextDate', 'jackpot', 'balls', 'special', 'multiplier', 'shown'] as const;
type Field = (typeof fields)[number];
const columns = ['lotteryWinners', 'lotteryPrize', 'playWinners', 'playPrize'] as const;
const tableLine = 'levels';

const shownAs = (values: ResultFormValues, field: Field): string => {
  const value = values[field];
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (field === 'multiplier') return value === 'none' ? texts.none : value === '' ? '' : `×${value}`;
  return value;
};

/** The levels of a table in their order, with what they pay in: what is compared cell by cell must be the same there. */
const shapeOf = ({ levels }: ResultFormValues) =>
  levels.map(({ level, kind }) => `${level} ${kind}`).join('|');
const rowOf = ({ levels }: ResultFormValues, level: string) => levels.find((row) => row.level === level);

/**
 * What differs between what I typed and what somebody saved while I did, line by line. `base`: what both began with; null
 * where the other one entered the result and I wanted to.
 */
export function mergeLines(
  base: ResultFormValues | null,
  mine: ResultFormValues,
  theirs: ResultFormValues,
): MergeLine[] {
  const line = (id: string, label: string, my: string, their: string, began: string | null): MergeLine[] =>
    my === their
      ? []
      : [
          {
            id,
            label,
            mine: my,
            theirs: their,
            usual: began !== null && their === began ? 'mine' : 'theirs',
          },
        ];
  const plain = fields.flatMap((field) =>
    line(
      field,
      texts.fields[field],
      shownAs(mine, field),
      shownAs(theirs, field),
      base && shownAs(base, field),
    ),
  );
  if (shapeOf(mine) !== shapeOf(theirs)) {
    const count = (values: ResultFormValues) => texts.levels(values.levels.length);
    const began = base && shapeOf(base) === shapeOf(theirs) ? count(theirs) : null;
    const [my, their] = [count(mine), count(theirs)];
    const told = my === their ? `${my} ${texts.otherLevels}` : my;
    return [...plain, ...line(tableLine, texts.table, told, their, began)];
  }
  const cells = theirs.levels.flatMap((their) =>
    columns.flatMap((column) => {
      const my = rowOf(mine, their.level)?.[column] ?? '';
      const began = base === null ? null : (rowOf(base, their.level)?.[column] ?? '');
      const label = texts.cell(texts.columns[column], their.level);
      return line(`${their.level} ${column}`, label, my, their[column], began);
    }),
  );
  return [...plain, ...cells];
}

/** What is saved: theirs, with the lines of mine that were chosen. */
export function merged(
  mine: ResultFormValues,
  theirs: ResultFormValues,
  lines: readonly MergeLine[],
  sideOf: (line: MergeLine) => Side,
): ResultFormValues {
  const chosen = new Set(lines.filter((line) => sideOf(line) === 'mine').map(({ id }) => id));
  const own = Object.fromEntries(
    fields.flatMap((field) => (chosen.has(field) ? [[field, mine[field]]] : [])),
  );
  const levels = chosen.has(tableLine)
    ? mine.levels.map((row) => ({ ...row, id: rowOf(theirs, row.level)?.id ?? null }))
    : theirs.levels.map((row) => withCells(row, rowOf(mine, row.level), chosen));
  return { ...theirs, ...own, levels };
}

function withCells(row: PrizeRow, own: PrizeRow | undefined, chosen: ReadonlySet<string>): PrizeRow {
  if (own === undefined) return row;
  const taken = columns.filter((column) => chosen.has(`${row.level} ${column}`));
  const cells = Object.fromEntries(taken.map((column) => [column, own[column]]));
  return { ...row, ...cells, overwritten: taken.includes('playPrize') ? own.overwritten : row.overwritten };
}
