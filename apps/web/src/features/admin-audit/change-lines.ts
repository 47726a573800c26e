import { adminAuditTexts as texts } from '@bolillero/texts/admin-audit';
import { auditFieldText } from '@bolillero/texts/audit';
import { type Change, factsOf, isFacts } from './api.ts';

/** One line of what a change changed: a field, or one place in a list of it. Undefined: it was not there. */
export interface ChangeLine {
  /** Path of wire names, `detail.4.lottery_prize`: what tells lines apart. */
  readonly path: string;
  /** What it is called: "Tabla de premios · 4 · Premio". */
  readonly label: string;
  /** The wire's name of the value itself, which says what kind of value it is. */
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

type Facts = Readonly<Record<string, unknown>>;

/** What of a change is shown, line by line. The record's own number is told above it. */
export function changeLines({
  entity,
  fields,
  before,
  after,
}: Pick<Change, 'entity' | 'fields' | 'before' | 'after'>): ChangeLine[] {
  const [was, is] = [factsOf(before), factsOf(after)];
  return fields
    .filter((field) => field !== 'id')
    .flatMap((field) =>
      linesOf({
        path: field,
        label: auditFieldText(field, entity),
        field,
        before: was[field],
        after: is[field],
      }),
    );
}

function linesOf(line: ChangeLine): ChangeLine[] {
  const { before, after } = line;
  if (isFacts(before) && isFacts(after)) return partsOf(line, before, after);
  if (isRows(before) && isRows(after)) return partsOf(line, byPlace(before), byPlace(after));
  return [{ ...line, before: summed(before), after: summed(after) }];
}

/** What differs between two values of many parts, part by part. */
function partsOf(line: ChangeLine, before: Facts, after: Facts): ChangeLine[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .filter((name) => name !== 'id' && JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .flatMap((name) =>
      linesOf({
        path: `${line.path}.${name}`,
        label: `${line.label} · ${auditFieldText(name)}`,
        field: name,
        before: before[name],
        after: after[name],
      }),
    );
}

const isRows = (value: unknown): value is readonly Facts[] => Array.isArray(value) && value.some(isFacts);

/** Rows by what tells them apart for a person: their place in a table, their date, else their number in the list. */
function byPlace(rows: readonly Facts[]): Facts {
  return Object.fromEntries(
    rows.map((row, index) => [String(row.position ?? row.from ?? row.date ?? index + 1), row]),
  );
}

/** A whole table that came or went is told by its length. */
function summed(value: unknown): unknown {
  return isRows(value) ? texts.rows(value.length) : value;
}
