// The conditions and the order of a list of tasks, as its query names them (docs/decisions/061-views.md).

import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { knownPriorities } from '@app/contract/limits.ts';
import { defaultWeights } from '@app/contract/scores/scores.rules.ts';
import { type FilterValues, filterKeys, readFilter } from '@app/contract/tasks/filter-language.rules.ts';
import type { SortKey } from '@app/contract/tasks/sort-keys.ts';
import { dueFilters } from '@app/contract/tasks/task-filter.rules.ts';
import type { TaskListQuery } from '@app/contract/tasks/tasks.contract.ts';
import { type SQL, sql } from 'drizzle-orm';
import { namesFor } from '#assistant/assistant.sql.ts';
import { departmentsIn, filterCondition } from '#company/company-filter.sql.ts';
import type { ListSort } from '#company/company-sort.sql.ts';
import { findByText } from '#company/company-text.sql.ts';
import type { Db } from '#db/connect.ts';
import { departmentsNamed } from '#departments/department-names.sql.ts';
import { assertValid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { weightsOf } from '#scores/scores.sql.ts';

const keys = Object.keys(filterKeys) as (keyof typeof filterKeys)[];

/** Whether a query names conditions or an order. */
export function isFiltered(query: TaskListQuery): boolean {
  return query.q !== undefined || query.sort !== undefined || keys.some((key) => query[key] !== undefined);
}

/** Returns the condition of all that the query names; throws 400 with the name of the field that names what is not there. */
export async function listFilter(db: Db, actor: Principal, query: TaskListQuery): Promise<SQL> {
  const lines: [field: string, line: string][] = query.q === undefined ? [] : [['q', query.q]];
  for (const key of keys) if (query[key] !== undefined) lines.push([key, `${key}:${quotedList(query[key])}`]);
  const conditions: SQL[] = [];
  if (lines.length === 0) return sql`true`;
  const values = await knownValues(db, actor);
  const today = calendarDate(new Date(), zoneOf(actor.timezone));
  for (const [field, line] of lines) {
    const { filter, problems } = readFilter(line, values);
    const [problem] = problems;
    assertValid(problem?.kind !== 'long', field, 'errors.tooLong');
    assertValid(problem === undefined, field, 'errors.unknownValue');
    const text = await findByText(db, filter.text);
    const names = await departmentsNamed(db, departmentsIn(filter));
    const condition = filterCondition(filter, actor, today, { text: text?.condition, names });
    if (condition) conditions.push(condition);
  }
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Returns the order of a list; undefined for the one by column and place. */
export async function listSort(db: Db, actor: Principal, { sort }: TaskListQuery): Promise<ListSort | undefined> {
  if (sort === undefined) return undefined;
  const by = sort.replace('-', '') as SortKey;
  const weights = by === 'score' ? await weightsOf(db) : defaultWeights;
  const today = calendarDate(new Date(), zoneOf(actor.timezone));
  return { by, descending: sort.startsWith('-'), language: actor.language, actor, weights, today };
}

/** Values separated by commas, each as the language wants it; an id of a person is a number. */
function quotedList(list: string): string {
  if (list.includes('"')) return list;
  const values = list.split(',').map((value) => value.trim());
  return values.map((value) => (/^\d{1,10}$/.test(value) ? `#${value}` : JSON.stringify(value))).join(',');
}

async function knownValues(db: Db, actor: Principal): Promise<FilterValues> {
  const { departments, renamedDepartments = [], columns, people } = await namesFor(db, actor, true);
  const formerOf = new Map(renamedDepartments.map(({ name, formerNames = [] }) => [name, formerNames]));
  const named = (values: readonly string[]) => values.map((value) => ({ value, names: [value] }));
  return {
    due: named(dueFilters),
    priorities: named(knownPriorities),
    statuses: named(columns),
    departments: departments.map((value) => ({ value, names: [value, ...(formerOf.get(value) ?? [])] })),
    assignees: people.map(({ id, fullName, username }) => ({
      value: String(id),
      names: username === undefined ? [fullName] : [fullName, username],
    })),
  };
}
