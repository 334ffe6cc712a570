// Bounds of imports; the first screens do not load these.

export const importLimits = {
  /** Bytes of a file, and of the list of tasks in a zipped one. */
  bytes: 10_000_000,
  unzipped: 20_000_000,
  /** Tasks of a file. */
  records: 50_000,
  /** Columns of a table, and characters of one of its lines. */
  columns: 200,
  line: 1_000_000,
  /** Nesting of JSON. */
  depth: 32,
  fileName: 200,
  /** Different values of a kind that can be assigned one by one; their characters. */
  values: 300,
  value: 200,
  /** Rows and problems that a preview shows. */
  previewRows: 20,
  previewProblems: 50,
  /** Problems that an import keeps for its report. */
  problems: 5_000,
  /** Tasks of one transaction. */
  batch: 250,
  /** Files of one person that wait for their import; an older one is deleted. */
  waiting: 5,
  /** Imports of a list. */
  listed: 20,
  /** Milliseconds: a file that nobody imports is deleted; an import without progress is taken over. */
  kept: 86_400_000,
  lost: 30_000,
  checkInterval: 15_000,
} as const;
