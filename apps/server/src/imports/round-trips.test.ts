// Tests that an import reads every text that our own exports write, byte for byte, without a database.
import { csvColumns } from '@app/contract/exports/exports.rules.ts';
import { hostileName, hostileText } from '@app/contract/testing/hostile-names.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvHeader, csvRows } from '#exports/csv.ts';
import { csvCells } from '#exports/csv-cells.ts';
import type { ExportedTask } from '#exports/exports.sql.ts';
import { nativeHead, nativeTask } from '#exports/native-file.ts';
import type { ImportRecord } from '#imports/import-record.ts';
import { textIn } from '#imports/imported-text.ts';
import { readFile } from '#imports/read-file.ts';

const rounds = process.env['DEEP'] === undefined ? 100 : 5_000;
const names = fc.uniqueArray(hostileName, { minLength: 1, maxLength: 4 });
const item = fc.record({
  text: hostileText.map((text) => text.trim()).filter((text) => text !== ''),
  description: hostileText,
  completed: fc.boolean(),
});

const exported: fc.Arbitrary<ExportedTask> = fc
  .record({
    title: hostileName,
    description: hostileText,
    type: hostileName,
    status: hostileName,
    board: hostileName,
    departments: names,
    people: names,
    items: fc.array(item, { maxLength: 3 }),
    customFields: fc.dictionary(hostileName, hostileText, { maxKeys: 2 }),
  })
  .map(({ people, items, ...given }) => ({
    ...given,
    ...{ id: 7, priority: 'P1', department: given.departments[0] ?? '', startDate: null, dueDate: '2026-12-24' },
    ...{ createdAt: '2026-11-20T10:00:00.000Z', updatedAt: '2026-11-20T10:00:00.000Z', completedAt: null, archivedAt: null },
    ...{ repeat: null, repeatWhen: null, relations: [], files: [], assigneeId: 1, creator: null },
    checklistItems: items.map((each, at) => ({ id: at + 1, ...each })),
    people: people.map((fullName, at) => ({ id: at + 1, fullName, email: null })),
  }));

async function onlyRecord(file: string): Promise<ImportRecord> {
  const read = await readFile(Buffer.from(file));
  const [record, ...others] = await read.records(read.columns, { departments: [], people: [] });
  expect(others).toEqual([]);
  if (!record) throw new Error('no record');
  return record;
}

const common = ({ title, type, status, departments, people }: ExportedTask) => ({
  ...{ title, type, status, departments },
  people: people.map(({ fullName }) => fullName),
});

async function forEach(fact: (task: ExportedTask) => Promise<void>): Promise<void> {
  await fc.assert(fc.asyncProperty(exported, fact), { numRuns: rounds });
}

test('CSV', async () => {
  await forEach(async (task) => {
    const columns = [...csvColumns];
    const record = await onlyRecord(csvHeader(columns) + csvRows(columns, [csvCells(task, 'https://x.example')]));
    expect(record).toMatchObject(common(task));
    expect(textIn(record.description, record)).toBe(task.description?.trim() === '' ? '' : task.description);
    expect(record.checklist).toEqual(task.checklistItems.map(({ text, completed }) => ({ text, completed })));
  });
});

test('our own JSON', async () => {
  await forEach(async (task) => {
    const head = nativeHead({ board: undefined, columns: [], origin: 'x' });
    const record = await onlyRecord(`${head}${JSON.stringify({ ...nativeTask(task, 'https://x.example'), comments: [] })}]}`);
    expect(record).toMatchObject({ ...common(task), board: task.board });
    expect(textIn(record.description, record)).toBe(task.description);
    expect({ ...record.facts }).toEqual({ ...task.customFields });
    expect(record.checklist).toMatchObject(
      task.checklistItems.map(({ text, description, completed }) => ({ text, description, completed })),
    );
  });
});
