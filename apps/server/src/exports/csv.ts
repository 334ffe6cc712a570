// Writes CSV (RFC 4180) that spreadsheets open safely.
import { type Options, stringify } from 'csv-stringify/sync';

// Quotes every kind of line break inside a cell; otherwise the rest of the cell would start a new row.
const safe: Options = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ };

/** Returns the first line of a table, with a byte order mark, by which spreadsheets know that the text is UTF-8. */
export function csvHeader(columns: readonly string[]): string {
  return stringify([], { ...safe, columns: [...columns], header: true, bom: true });
}

/** Returns the lines of some rows; cells that a spreadsheet would run as formulas begin with an apostrophe. */
export function csvRows(columns: readonly string[], rows: readonly object[]): string {
  return stringify([...rows], { ...safe, columns: [...columns] });
}
