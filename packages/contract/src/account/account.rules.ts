// File name of the archive with a person's data.

/** Returns the file name for an export on a calendar date. */
export function exportName(username: string, date: string): string {
  return `tasklane-${username}-${date}.zip`;
}
