// Writes the table that is shown as a file.
import { csvOptions } from '@app/contract/exports/csv.rules.ts';
import { stringify } from 'csv-stringify/browser/esm/sync';
import type { ShownTable } from '#features/exports/shown-table.ts';

/**
 * Returns the lines of a table, with a byte order mark, by which spreadsheets know that the text is UTF-8. `end` is a last line,
 * which says that there are more rows.
 */
export function csvOf({ header, rows }: Pick<ShownTable, 'header' | 'rows'>, end?: string): string {
  const last = end === undefined ? [] : [[end, ...header.slice(1).map(() => '')]];
  return stringify([[...header], ...rows.map((row) => [...row]), ...last], { ...csvOptions, bom: true });
}
