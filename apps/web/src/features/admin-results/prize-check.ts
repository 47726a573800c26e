import type { Matrix } from '@bolillero/domain/games/matrix';
import { cents } from '@bolillero/domain/money/cents';
import { parseLevel } from '@bolillero/domain/prizes/level';
import {
  type PrizeLevel,
  questionPrizeTable,
  validatePrizeTable,
} from '@bolillero/domain/prizes/prize-table';
import { prizeFaultTexts, prizeQuestionTexts, prizeTableTexts } from '@bolillero/texts/admin-results';
import { readTypedAmount, readTypedCount } from './money-text.ts';
import type { PrizeField, PrizeRow } from './prize-rows.ts';

export type RowFaults = Partial<Record<PrizeField, string>>;

/** What is wrong with a prize table (by row), and what only deserves a question. */
export interface PrizeCheck {
  readonly faults: ReadonlyMap<string, RowFaults>;
  readonly questions: ReadonlyMap<string, readonly string[]>;
}

/** Judges the rows by the rules of their game: every fault at its field, in the words that are shown there. */
export function checkRows(matrix: Matrix | null, rows: readonly PrizeRow[]): PrizeCheck {
  const faults = new Map<string, RowFaults>();
  const fault = (row: PrizeRow | undefined, field: PrizeField, text: string) => {
    if (row) faults.set(row.key, { [field]: text, ...faults.get(row.key) });
  };
  const levels: PrizeLevel[] = [];
  for (const [index, row] of rows.entries()) {
    for (const field of ['lotteryPrize', 'playPrize'] as const) {
      if (row[field].trim() !== '' && readTypedAmount(row[field]) === null) {
        fault(row, field, prizeTableTexts.amountInvalid);
      }
    }
    for (const field of ['lotteryWinners', 'playWinners'] as const) {
      if (row[field].trim() !== '' && readTypedCount(row[field]) === null)
        fault(row, field, prizeTableTexts.countInvalid);
    }
    const level = levelOf(row, index + 1);
    if (level) levels.push(level);
    else fault(row, 'level', prizeFaultTexts['level-unparsable']);
  }
  const rowAt = (position: number | undefined) => (position === undefined ? undefined : rows[position - 1]);
  for (const { position, code } of matrix ? validatePrizeTable(matrix, levels) : []) {
    // a row that cannot be read leaves a gap, and is told already
    if (code !== 'positions-not-consecutive') fault(rowAt(position), 'level', prizeFaultTexts[code]);
  }
  const questions = new Map<string, string[]>();
  for (const { position, code } of questionPrizeTable(levels)) {
    const row = rowAt(position);
    if (row && !faults.has(row.key)) {
      questions.set(row.key, [...(questions.get(row.key) ?? []), prizeQuestionTexts[code]]);
    }
  }
  return { faults, questions };
}

function levelOf(row: PrizeRow, position: number): PrizeLevel | null {
  const rule = parseLevel(row.level);
  if (!rule) return null;
  const amount = (text: string) => readTypedAmount(text) ?? cents(0);
  return {
    position,
    rule,
    kind: row.kind,
    lotteryWinners: 0,
    lotteryPrize: row.kind === 'free' ? cents(0) : amount(row.lotteryPrize),
    playWinners: 0,
    playPrize: amount(row.playPrize),
  };
}
