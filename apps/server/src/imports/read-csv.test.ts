// The tables that another program's library writes are the oracle of the reader.
import { stringify } from 'csv-stringify/sync';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type CsvRow, readCsv } from '#imports/read-csv.ts';

const pieces = ['a', 'é', '😀', ' ', ',', ';', '\t', '|', '"', '""', '\n', '\r\n', "'", '='];
const cell = fc.array(fc.constantFrom(...pieces), { maxLength: 5 }).map((signs) => signs.join(''));
const tables = fc.record({
  rows: fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
});

it('reads every table that csv-stringify writes, and says on which line a row begins', async () => {
  const property = fc.asyncProperty(tables, async ({ rows, delimiter, lineEnd }) => {
    const written = rows.map((row) => stringify([row], { delimiter, record_delimiter: lineEnd, quoted_match: /[\r\n]/ }));
    const expected = rows.flatMap((cells, index) => {
      const above = written.slice(0, index).join('');
      return cells.some((each) => each.trim() !== '') ? [{ line: above.split(/\r\n|\n|\r/).length, cells }] : [];
    });
    const found: CsvRow[] = [];
    for await (const row of readCsv(written.join(''), delimiter)) found.push(row);
    expect(found).toEqual(expected);
  });
  await fc.assert(property, { numRuns: 300 });
});
