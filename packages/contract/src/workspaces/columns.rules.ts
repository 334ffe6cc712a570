// When two names of columns, or a status and a column, are the same (docs/decisions/009-a-workspace-is-its-departments-board.md).

/** Returns the key that makes a column unique in its workspace and matches a status: ignores case and surrounding space. */
export function columnKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
