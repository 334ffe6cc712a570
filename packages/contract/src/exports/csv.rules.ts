// How every CSV of the product is written: RFC 4180, and safe to open in a spreadsheet.

/**
 * Puts an apostrophe before what would be a formula in the middle of a cell. Where the language of the computer separates cells by
 * semicolons, a spreadsheet that opens the file begins a new cell behind each of them and, as no quote stands at the beginning of
 * such a cell, a new row behind each line break. A bullet is no formula, because a space follows it. A cell that begins with an
 * apostrophe before a formula gets another one, because one is taken away when the file is read.
 */
export function guardedWithin(cell: string): string {
  const whole = /^'+[=+\-@\t\r＝＋－＠]/u.test(cell) ? `'${cell}` : cell;
  return whole.replace(/;(?='*[=+\-@＝＋－＠])|[\r\n](?='*(?:[=@＝＠]|[+\-＋－](?! )))/gu, "$&'");
}

/** Returns a cell that no spreadsheet runs as a formula, for files that are written without `csvOptions`. */
export function guarded(cell: string): string {
  const within = guardedWithin(cell);
  return /^[=+\-@\t\r＝＋－＠]/u.test(within) ? `'${within}` : within;
}

/** Takes away the apostrophes with which programs keep spreadsheets from running a text as a formula. */
export function unguarded(cell: string): string {
  const first = /^'+[=+\-@\t\r＝＋－＠]/u.test(cell) ? cell.slice(1) : cell;
  return first.replace(/(;)'(?='*[=+\-@＝＋－＠])|([\r\n])'(?='*(?:[=@＝＠]|[+\-＋－](?! )))/gu, '$1$2');
}

/**
 * Options of `csv-stringify`. Cells that a spreadsheet would run as formulas begin with an apostrophe, and every kind of line
 * break inside a cell is quoted; otherwise the rest of the cell would start a new row.
 */
export const csvOptions = {
  escape_formulas: true,
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  cast: { string: guardedWithin },
} as const;
