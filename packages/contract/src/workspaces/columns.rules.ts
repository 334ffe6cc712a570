// When two names of columns, or a status and a column, are the same (docs/decisions/009-a-workspace-is-its-departments-board.md).

/** The key by which a column is unique in its workspace and a status finds it: without regard to case and surrounding space. */
export function columnKey(name: string): string {
  return name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}
