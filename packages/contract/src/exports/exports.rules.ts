// The formats and names of exported tasks.

export const exportFormats = ['csv', 'json', 'markdown'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The content types of the formats. */
export const exportTypes: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
};

const endings: Record<ExportFormat, string> = { csv: 'csv', json: 'json', markdown: 'md' };

/** The name and the version of the JSON format. An import rejects newer versions. */
export const nativeFormat = { name: 'tasklane', version: 1 } as const;

/** The columns of an exported CSV file. */
export const csvColumns = [
  'ID',
  'Title',
  'Status',
  'Priority',
  'Type',
  'Department',
  'Departments',
  'Assignee',
  'Assignees',
  'Start Date',
  'Due Date',
  'Created',
  'Description',
  'Checklist',
  'Files',
] as const;
export type CsvColumn = (typeof csvColumns)[number];

/** Returns the file name of exported tasks: the board's name, or none for all tasks, and the calendar date. */
export function taskExportName(board: string | undefined, format: ExportFormat, date: string): string {
  const name = (board ?? '')
    .replace(/[/\\:*?"<>|]/g, ' ')
    .replace(/\s+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `${['tasklane', name, date].filter((part) => part !== '').join('-')}.${endings[format]}`;
}
