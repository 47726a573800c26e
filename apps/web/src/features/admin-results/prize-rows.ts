import { type Cents, cents, toDecimal } from '@bolillero/domain/money/cents';
import { formatLevel, parseLevel } from '@bolillero/domain/prizes/level';
import { fillPlayPrizes, type PrizeKind, type TemplateLevel } from '@bolillero/domain/prizes/prize-table';
import type { LevelToSave } from './api/changes.ts';
import type { SavedLevel } from './api/results.ts';
import { groupThousands, readTypedAmount, readTypedCount, tidyCount } from './money-text.ts';

/** One line of the prize table as it is being typed. Its position is its place in the list. */
export interface PrizeRow {
  /** Stays with the row while it moves. */
  readonly key: string;
  /** The saved level that the row came from. */
  readonly id: number | null;
  readonly level: string;
  readonly kind: PrizeKind;
  readonly lotteryWinners: string;
  readonly lotteryPrize: string;
  readonly playWinners: string;
  readonly playPrize: string;
  /** What the template pays; empty where it leaves that to the draw. */
  readonly templatePrize: string;
  /** Somebody opened the lottery prize to write another than the template's. */
  readonly prizeOpened: boolean;
  /** The play prize was typed: it no longer follows the multiplier. */
  readonly overwritten: boolean;
  /** The play prize that no multiplier changes, from the template. */
  readonly fixed: Cents | null;
}

export type PrizeField = 'level' | 'lotteryWinners' | 'lotteryPrize' | 'playWinners' | 'playPrize';

/**
 * What the play prizes follow: the drawn multiplier; `none` when none was drawn (bought ones pay the lottery's prize);
 * `unused` while it is not chosen, and where plays of the series are not sold with one.
 */
export type RowMultiplier = number | 'none' | 'unused';

let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return `row-${lastKey}`;
};

const blank: Omit<PrizeRow, 'key'> = {
  id: null,
  level: '',
  kind: 'money',
  lotteryWinners: '',
  lotteryPrize: '',
  playWinners: '',
  playPrize: '',
  templatePrize: '',
  prizeOpened: false,
  overwritten: false,
  fixed: null,
};

/** The rows that a result starts from, its play prizes filled in. */
export function rowsFromTemplate(levels: readonly TemplateLevel[], multiplier: RowMultiplier): PrizeRow[] {
  const rows = levels
    .toSorted((a, b) => a.position - b.position)
    .map((level) => ({
      ...blank,
      key: newKey(),
      level: formatLevel(level.rule),
      kind: level.kind,
      lotteryPrize: amountText(level.lotteryPrize),
      templatePrize: amountText(level.lotteryPrize),
      fixed: level.playPrizeFixed ?? null,
    }));
  return refill(rows, multiplier);
}

/** The rows of a saved table. A play prize that is not what the multiplier gives was typed, and is kept. */
export function rowsFromLevels(
  levels: readonly SavedLevel[],
  template: readonly TemplateLevel[],
  multiplier: RowMultiplier,
): PrizeRow[] {
  const templateOf = new Map(template.map((level) => [formatLevel(level.rule), level]));
  const rows = levels
    .toSorted((a, b) => a.position - b.position)
    .map((level): PrizeRow => {
      const started = templateOf.get(level.level);
      const templatePrize = amountText(started?.lotteryPrize ?? cents(0));
      const lotteryPrize = amountText(level.lotteryPrize);
      return {
        key: newKey(),
        id: level.id,
        level: level.level,
        kind: level.kind,
        lotteryWinners: countText(level.lotteryWinners),
        lotteryPrize,
        playWinners: countText(level.playWinners),
        playPrize: amountText(level.playPrize),
        templatePrize,
        prizeOpened: lotteryPrize !== templatePrize,
        overwritten: false,
        fixed: started?.playPrizeFixed ?? null,
      };
    });
  return refill(rows, multiplier).map((row, index) => {
    const saved = rows[index]?.playPrize ?? '';
    return saved === row.playPrize ? row : { ...row, playPrize: saved, overwritten: true };
  });
}

/** Puts every play prize that nobody typed to what the multiplier gives. */
export function refill(rows: readonly PrizeRow[], multiplier: RowMultiplier): PrizeRow[] {
  return rows.map((row, index) =>
    row.overwritten ? row : { ...row, playPrize: playPrizeText(row, index, multiplier) },
  );
}

export function addRow(rows: readonly PrizeRow[]): PrizeRow[] {
  return [...rows, { ...blank, key: newKey() }];
}

export function removeRow(rows: readonly PrizeRow[], key: string, multiplier: RowMultiplier): PrizeRow[] {
  return refill(
    rows.filter((row) => row.key !== key),
    multiplier,
  );
}

/** Moves a row one place up (-1) or down (1); at the end of the list nothing changes. */
export function moveRow(
  rows: readonly PrizeRow[],
  key: string,
  by: -1 | 1,
  multiplier: RowMultiplier,
): PrizeRow[] {
  const from = rows.findIndex((row) => row.key === key);
  const [row, other] = [rows[from], rows[from + by]];
  if (!row || !other) return [...rows];
  return refill(rows.with(from, other).with(from + by, row), multiplier);
}

/** Changes what was typed in a row. A typed prize stays until it is taken back to the template. */
export function changeRow(
  rows: readonly PrizeRow[],
  key: string,
  change: Partial<Pick<PrizeRow, PrizeField | 'kind'>>,
  multiplier: RowMultiplier,
): PrizeRow[] {
  const changed = rows.map((row) => {
    if (row.key !== key) return row;
    const overwritten = change.playPrize === undefined ? row.overwritten : true;
    const prizeOpened = row.prizeOpened || change.lotteryPrize !== undefined;
    return { ...row, ...change, overwritten, prizeOpened };
  });
  return change.playPrize === undefined ? refill(changed, multiplier) : changed;
}

/** Opens a prize that came full, to be written anew. */
export function openPrize(
  rows: readonly PrizeRow[],
  key: string,
  column: 'lotteryPrize' | 'playPrize',
): PrizeRow[] {
  const opened = column === 'lotteryPrize' ? { prizeOpened: true } : { overwritten: true };
  return rows.map((row) => (row.key === key ? { ...row, ...opened } : row));
}

/** Takes a prize back to what the template says, a play prize to what follows from it. */
export function backToTemplate(
  rows: readonly PrizeRow[],
  key: string,
  column: 'lotteryPrize' | 'playPrize',
  multiplier: RowMultiplier,
): PrizeRow[] {
  const back = (row: PrizeRow): PrizeRow =>
    column === 'lotteryPrize'
      ? { ...row, lotteryPrize: row.templatePrize, prizeOpened: false }
      : { ...row, overwritten: false };
  return refill(
    rows.map((row) => (row.key === key ? back(row) : row)),
    multiplier,
  );
}

/** The rows as they are saved. Only for rows that were checked. */
export function rowsToSave(rows: readonly PrizeRow[]): LevelToSave[] {
  return rows.map((row) => {
    const rule = parseLevel(row.level);
    return {
      id: row.id,
      level: rule ? formatLevel(rule) : row.level.trim(),
      kind: row.kind,
      lotteryWinners: readCount(row.lotteryWinners),
      lotteryPrize: readTypedAmount(row.lotteryPrize) ?? cents(0),
      playWinners: readCount(row.playWinners),
      playPrize: row.playPrize.trim() === '' ? null : (readTypedAmount(row.playPrize) ?? cents(0)),
    };
  });
}

/** The ids of the saved levels that are no longer in the table. */
export function removedLevels(saved: readonly SavedLevel[], rows: readonly PrizeRow[]): number[] {
  const kept = new Set(rows.map((row) => row.id));
  return saved.filter((level) => !kept.has(level.id)).map(({ id }) => id);
}

/** A level as tables write it, once it can be read; what cannot stays as it was typed. */
export function tidyLevel(text: string): string {
  const rule = parseLevel(text);
  return rule ? formatLevel(rule) : text;
}

function playPrizeText(row: PrizeRow, index: number, multiplier: RowMultiplier): string {
  const prize = readTypedAmount(row.lotteryPrize);
  if (multiplier === 'unused' || prize === null) return '';
  const level: TemplateLevel = {
    position: index + 1,
    rule: { main: 1, special: false },
    kind: row.kind,
    lotteryWinners: 0,
    lotteryPrize: prize,
    playWinners: 0,
    playPrize: cents(0),
    ...(row.fixed !== null && { playPrizeFixed: row.fixed }),
  };
  const [filled] = fillPlayPrizes([level], multiplier === 'none' ? 1 : multiplier);
  return amountText(filled?.playPrize ?? cents(0));
}

const amountText = (amount: Cents) => (amount === 0 ? '' : groupThousands(toDecimal(amount)));
/** Empty: nobody has said how many. */
const countText = (count: number | null) => (count === null ? '' : tidyCount(String(count)));
const readCount = (text: string) => readTypedCount(text);
