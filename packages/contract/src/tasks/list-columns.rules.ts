// The columns of a list of tasks, behind the title, which is always there and always first.

export const listColumns = [
  'status',
  'priority',
  'assignee',
  'department',
  'due',
  'score',
  'start',
  'checklist',
  'created',
] as const;
export type ListColumn = (typeof listColumns)[number];

/** What a list shows before somebody chooses. */
export const usualColumns: readonly ListColumn[] = ['status', 'priority', 'assignee', 'department', 'due', 'score'];

/** Widths of columns in pixels. */
export const columnWidth = { min: 64, max: 480, step: 24 } as const;

/** Reads the names of columns that commas separate. Unknown and repeated ones are left out; undefined without a text. */
export function readListColumns(text: string | null): ListColumn[] | undefined {
  if (text === null || text === '') return undefined;
  const named = text.split(',');
  return [...new Set(named)].flatMap((name) => listColumns.find((column) => column === name) ?? []);
}

/** The text of these columns; the title alone is a text, too. */
export function printListColumns(columns: readonly ListColumn[]): string {
  return columns.length === 0 ? 'title' : columns.join(',');
}

/** Moves a column by some places, forward or back. */
export function moveListColumn(columns: readonly ListColumn[], column: ListColumn, by: number): ListColumn[] {
  const from = columns.indexOf(column);
  const to = from + by;
  if (from < 0 || to < 0 || to >= columns.length) return [...columns];
  const next = columns.filter((one) => one !== column);
  next.splice(to, 0, column);
  return next;
}

/** Adds a column at the end, or takes it away. */
export function withListColumn(columns: readonly ListColumn[], column: ListColumn, shown: boolean): ListColumn[] {
  const others = columns.filter((one) => one !== column);
  return shown ? [...others, column] : others;
}
