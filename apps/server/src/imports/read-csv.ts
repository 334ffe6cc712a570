// Reads CSV (RFC 4180) row by row. Rows and cells are bounded while they are read, and other requests run in between.
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { ApiError } from '#endpoints/errors.ts';

export interface CsvRow {
  /** The line on which it begins, from 1. */
  line: number;
  cells: string[];
}

const delimiters = [',', ';', '\t', '|'];
/** Characters after which other requests get their turn. */
const slice = 500_000;

/** Returns the separator that the first line has most often outside of quotes. */
export function delimiterOf(text: string): string {
  const counts = new Map(delimiters.map((sign) => [sign, 0]));
  let quoted = false;
  for (const sign of text.slice(0, 20_000)) {
    if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === '\n' || sign === '\r')) break;
    else if (!quoted && counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > 0 ? best[0] : ',';
}

/**
 * Yields the rows that are not empty. A quote within a cell that does not begin with one is text. Throws 400 for an endless line
 * and for a quote that is never closed.
 */
export async function* readCsv(text: string, delimiter: string): AsyncGenerator<CsvRow> {
  let at = 0;
  let line = 1;
  let pause = slice;
  while (at < text.length) {
    const row: CsvRow = { line, cells: [] };
    const start = at;
    for (let more = true; more; ) {
      let cell: string;
      if (text[at] === '"') {
        ({ cell, at } = quotedCell(text, at + 1));
        line += breaksIn(cell);
      } else cell = '';
      const end = endOfCell(text, at, delimiter);
      row.cells.push(cell + text.slice(at, end));
      if (row.cells.length > importLimits.columns) throw new ApiError(400, 'validation', 'imports.tooManyColumns');
      if (end - start > importLimits.line) throw new ApiError(400, 'validation', 'imports.lineTooLong');
      more = text[end] === delimiter;
      at = end + 1;
      if (!more && text[end] === '\r' && text[at] === '\n') at++;
    }
    line++;
    if (row.cells.some((cell) => cell.trim() !== '')) yield row;
    if (at > pause) {
      pause = at + slice;
      await new Promise(setImmediate);
    }
  }
}

/** Returns the text up to the closing quote, and the place after it. */
function quotedCell(text: string, from: number): { cell: string; at: number } {
  let cell = '';
  for (let at = from; ; ) {
    const quote = text.indexOf('"', at);
    if (quote === -1) throw new ApiError(400, 'validation', 'imports.quoteOpen');
    if (quote - from > importLimits.line) throw new ApiError(400, 'validation', 'imports.lineTooLong');
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { cell, at: quote + 1 };
    cell += '"';
    at = quote + 2;
  }
}

function endOfCell(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === delimiter || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}

function breaksIn(cell: string): number {
  let count = 0;
  for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) count++;
  return count;
}
