import type { History } from '../history/history.ts';
import type { Scope } from '../history/scope.ts';
import { addCombinations, type CombinationTable, emptyTable } from './combination-table.ts';
import { type AppearanceTable, addAppearances, emptyAppearances } from './cycle.ts';

/**
 * What is counted over a scope, carried along as draws are added: whoever keeps a history in memory adds a new draw to it and
 * counts that one draw, instead of all of them again. It never changes: one more draw gives other counts.
 */
export interface RunningCounts {
  readonly scope: Scope;
  /** Shared with the counts that follow, and so perhaps ahead of these: to be read through `readCounts`. */
  readonly tables: Tables;
}

/**
 * The tables of running counts. `counts` of `main` and `special` are frequencies (`mostFrequent`, `leastFrequent`), the whole of
 * them cycles (`cyclesOf`), `pairs` and `trios` combinations (`rankCombinations`). Their size is the drum's and not the history's:
 * under 0.7 MB for 99 balls.
 */
export interface CountTables {
  readonly main: AppearanceTable;
  readonly special: AppearanceTable;
  readonly pairs: CombinationTable;
  readonly trios: CombinationTable;
}

interface Tables extends CountTables {
  /** The draw after the last one counted. */
  end: number;
}

/** Counts a scope, all of it. */
export function runningCounts(scope: Scope): RunningCounts {
  return { scope, tables: countAll(scope) };
}

/**
 * The counts with the next draw of the history too, at a cost that depends on the balls of one draw alone: k steps for frequencies and
 * cycles, C(k,2) and C(k,3) for pairs and trios. `history` is that of the counts with one draw more (`appendDraw`), or itself
 * where the counts end before it does. Throws RangeError where it has no next draw, or is another history.
 */
export function withNextDraw(counts: RunningCounts, history: History): RunningCounts {
  const { start, end } = counts.scope;
  if (end >= history.length || !continues(history, counts.scope)) {
    throw new RangeError(`Not a history that goes on after the ${end} draws counted`);
  }
  const tables = currentTables(counts);
  add(tables, { history, start: end, end: end + 1 });
  return { scope: { history, start, end: end + 1 }, tables };
}

/**
 * The tables as of these counts. Read them at once: the newest counts share theirs with those that follow, and the next draw is added in
 * place. Counts that others have followed count their scope anew, so that they stay right.
 */
export function readCounts(counts: RunningCounts): CountTables {
  return currentTables(counts);
}

function currentTables({ scope, tables }: RunningCounts): Tables {
  return tables.end === scope.end ? tables : countAll(scope);
}

function countAll(scope: Scope): Tables {
  const tables = {
    end: scope.start,
    main: emptyAppearances(),
    special: emptyAppearances(),
    pairs: emptyTable(scope.history, 2),
    trios: emptyTable(scope.history, 3),
  };
  add(tables, scope);
  return tables;
}

function add(tables: Tables, scope: Scope): void {
  addAppearances(tables.main, scope, 'main');
  addAppearances(tables.special, scope, 'special');
  addCombinations(tables.pairs, scope);
  addCombinations(tables.trios, scope);
  tables.end = scope.end;
}

function continues(history: History, { history: known, end }: Scope): boolean {
  return history.eras === known.eras && (end === 0 || history.days[end - 1] === known.days[end - 1]);
}
