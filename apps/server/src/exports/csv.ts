// Writes CSV (RFC 4180) that spreadsheets open safely.
import { csvOptions as safe } from '@app/contract/exports/csv.rules.ts';
import { stringify } from 'csv-stringify/sync';

/** Returns the first line of a table, with a byte order mark, by which spreadsheets know that the text is UTF-8. */
export function csvHeader(columns: readonly string[]): string {
  return stringify([], { ...safe, columns: [...columns], header: true, bom: true });
}

/** Returns the lines of some rows; cells that a spreadsheet would run as formulas begin with an apostrophe. */
export function csvRows(columns: readonly string[], rows: readonly object[]): string {
  return stringify([...rows], { ...safe, columns: [...columns] });
}
