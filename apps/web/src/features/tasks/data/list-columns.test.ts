// The columns of lists in the URL, and their kept widths.
import { expect, test } from 'vitest';
import { columnsFrom, readWidths, withColumns } from '#features/tasks/data/list-columns.ts';

test('the URL keeps the columns and every other parameter', () => {
  const search = new URLSearchParams('view=list&sort=title');
  const chosen = withColumns(search, ['due', 'status']);
  expect(chosen.toString()).toBe('view=list&sort=title&columns=due%2Cstatus');
  expect(columnsFrom(chosen)).toEqual(['due', 'status']);
  expect(columnsFrom(withColumns(chosen, []))).toEqual([]);
  expect(withColumns(chosen, undefined).toString()).toBe(search.toString());
  expect(columnsFrom(search)).toBeUndefined();
});

test('what is not a width of a column is left out, and junk is nothing', () => {
  expect(readWidths('{"due":120,"owner":90,"status":"wide","score":1,"created":9000}')).toEqual({ due: 120 });
  for (const junk of ['', '[', 'null', '7', '"due"', '[120]']) expect(readWidths(junk)).toEqual({});
});
