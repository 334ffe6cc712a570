// Reads the tasks of a table: any CSV, and those of Jira and Asana.
import { createHash } from 'node:crypto';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { readChecklist } from '@app/contract/exports/checklist-cell.rules.ts';
import { unguarded } from '@app/contract/exports/csv.rules.ts';
import { csvColumns } from '@app/contract/exports/exports.rules.ts';
import { type KnownNames, nameOrNames, splitNames } from '@app/contract/exports/joined-names.rules.ts';
import { fieldOfHeader } from '@app/contract/imports/header-words.rules.ts';
import type { ImportField, ImportMapping, ImportSource } from '@app/contract/imports/imports.contract.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { ApiError } from '#endpoints/errors.ts';
import { emptyRecord, type ImportRecord, type NamesHere } from '#imports/import-record.ts';
import { jiraMarkup } from '#imports/jira-markup.ts';
import { type CsvRow, delimiterOf, readCsv } from '#imports/read-csv.ts';

type Columns = ImportMapping['columns'];

export interface Table {
  source: ImportSource;
  delimiter: string;
  header: string[];
  columns: Columns;
  rows: CsvRow[];
}

/** Returns the rows of a table with its header and what its columns probably are. Throws 400 if it is none. */
export async function readTable(text: string): Promise<Table> {
  const delimiter = delimiterOf(text);
  const rows: CsvRow[] = [];
  for await (const row of readCsv(text, delimiter)) {
    rows.push(row);
    if (rows.length > importLimits.records + 1) throw new ApiError(400, 'validation', 'imports.tooManyRows');
  }
  const [first] = rows.splice(0, 1);
  if (!first || rows.length === 0) throw new ApiError(400, 'validation', 'imports.empty');
  const header = first.cells.map((name) => name.trim().slice(0, importLimits.value));
  return { source: sourceOf(header), delimiter, header, columns: guessedColumns(header), rows };
}

function sourceOf(header: readonly string[]): ImportSource {
  const has = (...names: string[]) => names.every((name) => header.includes(name));
  if (has('Issue key', 'Summary')) return 'jira';
  if (has('Task ID', 'Section/Column')) return 'asana';
  return 'csv';
}

/** These fields take all columns of their name: Jira repeats a column for each value. */
const repeated: readonly ImportField[] = ['departments', 'assignees', 'labels', 'comment', 'checklist'];

function guessedColumns(header: readonly string[]): Columns {
  const taken = new Set<ImportField>();
  return header.flatMap((name, column) => {
    const found = fieldOfHeader(name);
    const field = found === 'department' && taken.has(found) ? 'departments' : found;
    if (field === undefined || (taken.has(field) && !repeated.includes(field))) return [];
    taken.add(field);
    return [{ column, field }];
  });
}

/** Returns the tasks of a table whose columns are these fields. Other requests run meanwhile. */
export async function tableRecords({ source, header, rows }: Table, columns: Columns, here: NamesHere): Promise<ImportRecord[]> {
  const departments = { keys: new Set(here.departments.map(departmentKey)), keyOf: departmentKey };
  const people = { keys: new Set(here.people.map(loginKey)), keyOf: loginKey };
  const isOwn = csvColumns.every((name, at) => header[at] === name);
  const indexesOf = (field: ImportField) => columns.filter((each) => each.field === field).map(({ column }) => column);
  const columnIndexes = new Map(columns.map(({ field }) => [field, indexesOf(field)]));
  const records: ImportRecord[] = [];
  for (const row of rows) {
    const values = (field: ImportField) => valuesOf(row, columnIndexes.get(field));
    records.push({ ...recordOf({ source, departments, people }, row, values), isOwn });
    if (records.length % 1_000 === 0) await new Promise(setImmediate);
  }
  return records;
}

function valuesOf({ cells }: CsvRow, indexes: readonly number[] = []): string[] {
  return indexes.map((index) => unguarded(cells[index] ?? '')).filter((cell) => cell.trim() !== '');
}

interface Reading {
  source: ImportSource;
  departments: KnownNames;
  people: KnownNames;
}

function recordOf(reading: Reading, row: CsvRow, values: (field: ImportField) => string[]): ImportRecord {
  const { source, departments, people } = reading;
  const one = (field: ImportField) => (values(field)[0] ?? '').trim();
  const text = (value: string) => (source === 'jira' ? jiraMarkup(value) : value);
  const names = (one: ImportField, several: ImportField, names: KnownNames) => [
    ...new Set([
      ...values(one).flatMap((value) => nameOrNames(value, names)),
      ...values(several).flatMap((value) => splitNames(value, names)),
    ]),
  ];
  const labels = values('labels').flatMap((value) => splitNames(value));
  const id = one('id');
  return {
    ...emptyRecord(row.line),
    sourceId: source === 'csv' ? hashOf(id === '' ? row.cells : [id, one('title')]) : id || hashOf(row.cells),
    title: one('title'),
    description: text(values('description')[0] ?? ''),
    status: one('status'),
    priority: one('priority'),
    type: one('type'),
    departments: names('department', 'departments', departments),
    people: names('assignee', 'assignees', people),
    startDate: one('startDate'),
    dueDate: one('dueDate'),
    created: one('created'),
    checklist: values('checklist').flatMap(readChecklist),
    comments: values('comment').map((value) => commentOf(source, value)),
    facts: { ...(labels.length > 0 && { labels: labels.join(', ') }), ...(id !== '' && { [idName[source]]: id }) },
  };
}

const idName: Record<ImportSource, string> = {
  csv: 'id',
  jira: 'jiraKey',
  asana: 'asanaId',
  trello: 'trelloId',
  planka: 'plankaId',
  vikunja: 'vikunjaId',
  native: 'id',
};

/** Jira writes `date;author;text` into a comment's cell. */
function commentOf(source: ImportSource, value: string): ImportRecord['comments'][number] {
  const [created = '', author = '', ...rest] = value.split(';');
  if (source !== 'jira' || rest.length === 0) return { author: '', text: value, created: '' };
  return { author, text: jiraMarkup(rest.join(';')), created };
}

function hashOf(cells: readonly string[]): string {
  return createHash('sha256').update(cells.join('\u001f')).digest('base64url');
}
