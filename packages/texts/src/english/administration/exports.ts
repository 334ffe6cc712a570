// Texts of the export of tasks.

export const exportsText = {
  formatUnknown: 'Choose CSV, JSON or Markdown.',
  button: 'Export',
  all: 'Export all tasks',
  formats: { csv: 'CSV for spreadsheets', json: 'JSON, to import again', markdown: 'Markdown to read' },
  done: 'Export saved',
  failed: 'The export failed.',
  shown: 'What is shown (CSV)',
  shownCut: (most: string) => `Only the first ${most} rows are in the file.`,
};
