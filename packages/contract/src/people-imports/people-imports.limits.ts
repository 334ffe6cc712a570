// Bounds of adding many people at once.

export const peopleImportLimits = {
  rows: 5_000,
  /** Bytes of a file or of the rows, and of what is in a workbook. */
  bytes: 2_000_000,
  unzipped: 20_000_000,
  /** Characters of a cell. */
  cell: 260,
  /** Departments of one person. */
  departments: 20,
  /** Invitations of one statement. */
  batch: 500,
} as const;
