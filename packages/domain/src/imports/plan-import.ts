import type { Draw } from '../draws/draw.ts';
import type { CheckedRow, RefusedRow } from './check-rows.ts';

/** The numbers of a draw that is on file. */
export type DrawNumbers = Pick<Draw, 'balls' | 'special' | 'multiplier'>;

export interface StoredDraw extends DrawNumbers {
  readonly id: number;
  readonly date: string;
}

export type PlanFault =
  | { readonly code: 'repeated-in-file'; readonly line: number }
  | { readonly code: 'conflict'; readonly stored: DrawNumbers };

/** What an import would do with each row. */
export interface ImportPlan<S extends StoredDraw = StoredDraw> {
  readonly inserted: readonly CheckedRow[];
  readonly replaced: readonly {
    readonly row: CheckedRow;
    readonly stored: S;
    readonly numbers: DrawNumbers;
  }[];
  readonly skipped: readonly CheckedRow[];
  readonly refused: readonly RefusedRow<PlanFault>[];
}

/**
 * Whether a draw of a file is one that is already known. What a file leaves out (its multiplier column, an old bonus ball)
 * is not contradicted by what is known; what it adds is a difference.
 */
export function saysTheSame(typed: DrawNumbers, known: DrawNumbers): boolean {
  return (
    typed.balls.length === known.balls.length &&
    typed.balls.every((ball, index) => ball === known.balls[index]) &&
    (typed.special === null || typed.special === known.special) &&
    (typed.multiplier === null || typed.multiplier === known.multiplier)
  );
}

/** The numbers of a draw that a row replaces: what the row leaves out stays, unless it has become impossible. */
export function replacementOf(typed: DrawNumbers, known: DrawNumbers): DrawNumbers {
  const kept = known.special !== null && typed.balls.includes(known.special) ? null : known.special;
  return {
    balls: typed.balls,
    special: typed.special ?? kept,
    multiplier: typed.multiplier ?? known.multiplier,
  };
}

/**
 * Sets rows against each other and against what is on file, by date: equal ones are skipped, different ones refused as a
 * conflict, or with `replace` put in the stored one's place. Of two different rows of one date the first one stands.
 */
export function planImport<S extends StoredDraw>(
  rows: readonly CheckedRow[],
  stored: ReadonlyMap<string, S>,
  { replace }: { readonly replace: boolean },
): ImportPlan<S> {
  const plan = {
    inserted: [] as CheckedRow[],
    replaced: [] as { row: CheckedRow; stored: S; numbers: DrawNumbers }[],
    skipped: [] as CheckedRow[],
    refused: [] as RefusedRow<PlanFault>[],
  };
  const seen = new Map<string, CheckedRow>();
  for (const row of rows) {
    const { line, draw } = row;
    const earlier = seen.get(draw.date);
    if (earlier !== undefined) {
      if (saysTheSame(draw, earlier.draw)) plan.skipped.push(row);
      else plan.refused.push({ line, faults: [{ code: 'repeated-in-file', line: earlier.line }] });
      continue;
    }
    seen.set(draw.date, row);
    const known = stored.get(draw.date);
    if (known === undefined) plan.inserted.push(row);
    else if (saysTheSame(draw, known)) plan.skipped.push(row);
    else if (replace) plan.replaced.push({ row, stored: known, numbers: replacementOf(draw, known) });
    else plan.refused.push({ line, faults: [{ code: 'conflict', stored: known }] });
  }
  return plan;
}
