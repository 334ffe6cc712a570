// Says what an import would do: the mapping, the values that it assigns, the first rows and the problems. Writes nothing.

import { departmentsByName } from '@app/contract/departments/former-names.rules.ts';
import { statusOfWord } from '@app/contract/imports/header-words.rules.ts';
import { dateOrderOf } from '@app/contract/imports/import-dates.rules.ts';
import type { ImportMapping, ImportPreview, ImportSource } from '@app/contract/imports/imports.contract.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import type { Db } from '#db/connect.ts';
import { assertValid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { hasBoard } from '#imports/choose-column.ts';
import { type ImportRecord, namedIn, namesHere } from '#imports/import-record.ts';
import { knownKeys, type Surroundings, surroundingsOf } from '#imports/imports.sql.ts';
import { countedValues, keysOf, type Plan, planner } from '#imports/plan-task.ts';
import type { ReadFile } from '#imports/read-file.ts';
import { shortTitle } from '#imports/run-import.ts';

interface Stored {
  id: number;
  fileName: string;
}

/** Returns the preview of a file with the given mapping, or with a guessed one. */
export async function previewImport(
  db: Db,
  actor: Principal,
  stored: Stored,
  file: ReadFile,
  ownMapping?: ImportMapping,
): Promise<ImportPreview> {
  const around = await surroundingsOf(db);
  const { records, values, mapping } = await completed(file, around, ownMapping);
  assertValid(hasBoard(around, mapping), 'workspaceId', 'workspaces.notFound');
  const planOf = planner(actor, mapping, around);
  const keys = keysOf(records);
  const knownKeys = await allKnown(db, file.source, keys);
  const names = new Map(around.people.map(({ id, fullName }) => [id, fullName]));
  const counts = { fresh: 0, known: 0, archived: 0, problems: 0 };
  const rows: ImportPreview['rows'] = [];
  const firstProblems: ImportPreview['firstProblems'] = [];
  for (const [at, record] of records.entries()) {
    const key = keys[at] ?? '';
    const plan = planOf(record, key);
    counts[kindOf(plan, knownKeys.has(key))]++;
    if ('problem' in plan && firstProblems.length < importLimits.previewProblems)
      firstProblems.push({ row: record.row, title: shortTitle(record), problem: plan.problem });
    if (rows.length < importLimits.previewRows && !('archived' in plan))
      rows.push(rowOf(record, plan, knownKeys.has(key), names));
    if (at % 2_000 === 1_999) await new Promise(setImmediate);
  }
  return {
    ...stored,
    ...{ source: file.source, encoding: file.encoding, delimiter: file.delimiter, header: file.header, mapping },
    counts: {
      statuses: values.statuses.map(({ count }) => count),
      people: values.people.map(({ count }) => count),
      departments: values.departments.map(({ count }) => count),
    },
    total: records.length,
    ...counts,
    rows,
    firstProblems,
  };
}

function kindOf(plan: Plan, isKnown: boolean): 'fresh' | 'known' | 'archived' | 'problems' {
  if (isKnown) return 'known';
  return 'archived' in plan ? 'archived' : 'problem' in plan ? 'problems' : 'fresh';
}

function rowOf(
  record: ImportRecord,
  plan: Exclude<Plan, { archived: true }>,
  isKnown: boolean,
  names: ReadonlyMap<number, string>,
): ImportPreview['rows'][number] {
  if ('problem' in plan) {
    const empty = { status: '', priority: '', departments: [], people: [], dueDate: null };
    return { row: record.row, title: shortTitle(record), ...empty, known: isKnown, problem: plan.problem };
  }
  const { title, status, priority, departments, assignees, dueDate } = plan.task;
  const people = assignees.flatMap((id) => names.get(id) ?? []);
  return { row: record.row, title, status, priority, departments, people, dueDate, known: isKnown, problem: null };
}

async function allKnown(db: Db, source: ImportSource, keys: readonly string[]): Promise<Set<string>> {
  const keysFound = new Set<string>();
  for (let from = 0; from < keys.length; from += 5_000)
    for (const key of await knownKeys(db, source, keys.slice(from, from + 5_000))) keysFound.add(key);
  return keysFound;
}

/**
 * Returns the mapping with an entry for each value in the file: as it was given, else guessed. Values that the file does not have
 * with these columns are dropped.
 */
async function completed(file: ReadFile, around: Surroundings, ownMapping: ImportMapping | undefined) {
  const columns = ownMapping?.columns.filter(({ column }) => column < file.header.length) ?? file.columns;
  const records = await file.records(columns, namesHere(around, ownMapping));
  const values = {
    statuses: countedValues(records.map(({ status }) => status)),
    people: countedValues(records.flatMap(namedIn)),
    departments: countedValues(records.flatMap((record) => record.departments)),
  };
  const workspaceId = ownMapping?.workspaceId ?? around.boards[0]?.id ?? 0;
  const board = around.boards.find(({ id }) => id === workspaceId);
  const statusOf = new Map(ownMapping?.statuses.map(({ value, status }) => [value, status]));
  const personOf = new Map(ownMapping?.people.map(({ value, userId }) => [value, userId]));
  const departmentOf = new Map(ownMapping?.departments.map(({ value, departmentId }) => [value, departmentId]));
  const people = peopleByName(around);
  const departmentNamed = departmentsByName(around.departments);
  const named = (name: string | undefined) =>
    board?.columns.find((column) => columnKey(column.name) === columnKey(name ?? '\u0000'))?.name;
  const mapping: ImportMapping = {
    workspaceId,
    columns,
    statuses: values.statuses.map(({ value }) => ({
      value,
      status: statusOf.has(value) ? (statusOf.get(value) ?? null) : (named(value) ?? named(statusOfWord(value)) ?? null),
    })),
    people: values.people.map(({ value }) => ({
      value,
      userId: personOf.has(value) ? (personOf.get(value) ?? null) : (people.get(loginKey(value)) ?? null),
    })),
    departments: values.departments.map(({ value }) => ({
      value,
      departmentId: departmentOf.has(value) ? (departmentOf.get(value) ?? null) : (departmentNamed(value)?.id ?? null),
    })),
    dates:
      ownMapping?.dates ??
      dateOrderOf(
        records
          .slice(0, 2_000)
          .flatMap(({ startDate, dueDate }) => [startDate, dueDate])
          .filter(Boolean),
      ),
    archived: ownMapping?.archived ?? 'skip',
  };
  return { records, values, mapping };
}

/** By address, user name and full name; a full name that two people have means nobody. */
function peopleByName({ people }: Surroundings): Map<string, number> {
  const found = new Map<string, number>();
  const twice = new Set<string>();
  for (const { id, fullName } of people) {
    const key = loginKey(fullName);
    if (found.has(key)) twice.add(key);
    found.set(key, id);
  }
  for (const key of twice) found.delete(key);
  for (const { id, username } of people) found.set(loginKey(username), id);
  for (const { id, email } of people) if (email) found.set(loginKey(email), id);
  return found;
}
