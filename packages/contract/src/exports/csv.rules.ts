// How every CSV of the product is written: RFC 4180, and safe to open in a spreadsheet.

/**
 * Options of `csv-stringify`. Cells that a spreadsheet would run as formulas begin with an apostrophe, and every kind of line
 * break inside a cell is quoted; otherwise the rest of the cell would start a new row.
 */
export const csvOptions = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ } as const;
