import {
  customerKinds,
  demonstrationCustomers,
  demonstrationPassword,
  demonstrationStaff,
  staffKinds,
} from '@bolillero/database/demonstration/accounts';
import { demonstrationTexts, startTexts } from '@bolillero/texts/start';

/** The accounts of the demonstration as a table for the terminal: who, where, with what, and what they see. */
export function demonstrationSignIns(): string[] {
  const { staffPage, customerPage, signInColumns } = startTexts;
  const row = (kind: keyof typeof demonstrationTexts, page: string, name: string) => {
    const { who, sees } = demonstrationTexts[kind];
    return [who, page, name, demonstrationPassword, sees];
  };
  const staff = staffKinds.map((kind) => row(kind, staffPage, demonstrationStaff[kind].dni));
  const customers = customerKinds.map((kind) => row(kind, customerPage, demonstrationCustomers[kind].email));
  return [startTexts.demonstrationSignIns, ...aligned([[...signInColumns], ...staff, ...customers])];
}

/** Rows as lines with their columns one below the other. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
  );
}
