// What the archive of a person's data is called.

/** The name of the archive, with the calendar date on which it was made. */
export function exportName(username: string, date: string): string {
  return `tasklane-${username}-${date}.zip`;
}
