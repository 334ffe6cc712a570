// Tests the CSV of the tasks that are shown.
import { expect, test } from 'vitest';
import { csvOf } from '#features/exports/shown-csv.ts';

test('starts with a byte order mark, and quotes what would break a row', () => {
  const csv = csvOf({
    header: ['Title', 'Due'],
    rows: [
      ['Say "hi", now', '2026-12-01'],
      ['Two\nlines', ''],
    ],
  });
  expect(csv).toBe('\ufeffTitle,Due\r\n"Say ""hi"", now",2026-12-01\r\n"Two\nlines",\r\n');
});

test('no cell is a formula', () => {
  const cells = ['=1+1', '+1', '-1', '@sum', '\tx'];
  const csv = csvOf({ header: ['Title'], rows: cells.map((cell) => [cell]) });
  expect(
    csv
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.replaceAll('"', '')[0]),
  ).toEqual(cells.map(() => "'"));
  expect(csvOf({ header: ['Title'], rows: [['Pay;=1+1']] })).toContain("Pay;'=1+1");
});

test('a file that ends before the list does says so in its last line', () => {
  const table = { header: ['Title', 'Due'], rows: [['One', '2026-12-01']] };
  expect(csvOf(table, 'Only the first row is in the file.').split('\r\n').slice(2, -1)).toEqual([
    'Only the first row is in the file.,',
  ]);
});
