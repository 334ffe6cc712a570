// The name of the file that lists the problems of an import.

/** Returns the name of the report: that of the imported file without its ending, and the word for it in the reader's language. */
export function importReportName(fileName: string, word: string): string {
  return `${fileName.replace(/\.[a-z]{2,8}$/i, '')}-${word}.csv`;
}
