// The lanes of the company view: a column by department and order or by score, the future tasks, the overdue ones, the sorted list
// and its groups.

import type { TaskLane } from '@app/contract/company/company.contract.ts';
import { departmentKey } from '@app/contract/departments/departments.rules.ts';
import { isCleanText } from '@app/contract/fields.ts';
import { limits } from '@app/contract/limits.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import * as z from 'zod/mini';
import {
  type CompanyFilter,
  cardsOf,
  columnPlaces,
  futurePlaces,
  listPlaces,
  overdueIds,
  type Stretch,
  scorePlaces,
} from '#company/company.sql.ts';
import { type GroupsAsked, groupPlaces } from '#company/company-groups.sql.ts';
import type { ListPlace, ListSort } from '#company/company-sort.sql.ts';
import type { Db } from '#db/connect.ts';
import { allDepartments } from '#departments/departments.sql.ts';
import { assertValid } from '#endpoints/errors.ts';
import { readPlace } from '#endpoints/input/read-place.ts';

interface Page {
  after?: string | undefined;
  most: number;
}

const whole = z.int().check(z.gte(-limits.id.max - 1), z.lte(limits.id.max));
const text = z.string().check(z.refine(isCleanText));
const ColumnAfter = z.tuple([text, text, whole, whole]);
const FutureAfter = z.tuple([z.string().check(z.regex(/^\d{4,6}-\d{2}-\d{2}$/)), whole]);
const ListAfter = z.tuple([whole, z.union([whole, text]), whole, whole]);
const PersonId = z.pipe(
  z.string().check(z.regex(/^\d{1,10}$/)),
  z.pipe(z.transform(Number), z.int().check(z.lte(limits.id.max))),
);
const GroupAfter = z.tuple([text, ListAfter]);

/** Returns the first cards of each column, or those behind a place of one column. */
export async function columnLanes(
  db: Db,
  filter: CompanyFilter,
  allStretches: readonly Stretch[],
  most: number,
  after?: { column: string; place: string },
): Promise<TaskLane[]> {
  const names = (await allDepartments(db)).map(({ name }) => name);
  const stretches = after ? behind(allStretches, names, after) : inOrder(allStretches, names);
  const places = await columnPlaces(db, filter, stretches, most + 1);
  const byColumn = Map.groupBy(places, ({ stretch }) => stretches[stretch]?.column ?? '');
  return lanesOf(db, filter, byColumn, most, ({ stretch, order, id }) => {
    const { department = '', status = '' } = stretches[stretch] ?? {};
    return [department, status, order, id];
  });
}

/** Returns the first cards of each column by score, or those behind a place of the only column. */
export async function scoreLanes(
  db: Db,
  filter: CompanyFilter,
  sort: ListSort,
  stretches: readonly Stretch[],
  { after, most }: Page,
): Promise<TaskLane[]> {
  const place = after === undefined ? undefined : listPlace(readPlace(ListAfter, after), sort);
  const places = await scorePlaces(db, filter, sort, stretches, place, most + 1);
  const byColumn = Map.groupBy(places, ({ column }) => column);
  return lanesOf(db, filter, byColumn, most, ({ place: last }) => last);
}

/** Returns a lane of each column from its places, of which one more than `most` says that there is a next page. */
async function lanesOf<P extends { id: number }>(
  db: Db,
  filter: CompanyFilter,
  byColumn: ReadonlyMap<string, readonly P[]>,
  most: number,
  placeOf: (last: P) => readonly unknown[],
): Promise<TaskLane[]> {
  const ids = [...byColumn.values()].flatMap((found) => found.slice(0, most).map(({ id }) => id));
  const cards = await cardsOf(db, filter.actor, ids);
  return [...byColumn].map(([column, found]) => {
    const taken = found.slice(0, most);
    const last = found.length > most ? taken.at(-1) : undefined;
    return { kind: 'column', column, cards: present(cards, taken), next: last ? JSON.stringify(placeOf(last)) : null };
  });
}

/** Returns the future tasks by their start. */
export async function futureLane(db: Db, filter: CompanyFilter, { after, most }: Page): Promise<TaskLane> {
  const place = after === undefined ? undefined : readPlace(FutureAfter, after);
  const places = await futurePlaces(db, filter, place && { start: place[0], id: place[1] }, most + 1);
  const taken = places.slice(0, most);
  const last = places.length > most ? taken.at(-1) : undefined;
  const cards = await cardsOf(
    db,
    filter.actor,
    taken.map(({ id }) => id),
  );
  return { kind: 'future', column: '', cards: present(cards, taken), next: last ? JSON.stringify([last.start, last.id]) : null };
}

/** Returns the tasks that are overdue for longest. */
export async function overdueLane(db: Db, filter: CompanyFilter, most: number): Promise<TaskLane> {
  const ids = (await overdueIds(db, filter, most)).map((id) => ({ id }));
  const cards = await cardsOf(
    db,
    filter.actor,
    ids.map(({ id }) => id),
  );
  return { kind: 'overdue', column: '', cards: present(cards, ids), next: null };
}

/** Returns rows of the list in its order. */
export async function listLane(db: Db, filter: CompanyFilter, sort: ListSort, { after, most }: Page): Promise<TaskLane> {
  const place = after === undefined ? undefined : listPlace(readPlace(ListAfter, after), sort);
  const places = await listPlaces(db, filter, sort, place, most + 1);
  const taken = places.slice(0, most).map((each) => ({ place: each, id: each[3] }));
  const last = places.length > most ? taken.at(-1) : undefined;
  const cards = await cardsOf(
    db,
    filter.actor,
    taken.map(({ id }) => id),
  );
  return { kind: 'list', column: '', cards: present(cards, taken), next: last ? JSON.stringify(last.place) : null };
}

/** Returns rows of some groups in the order of these, from the first one or from a place in it. */
export async function groupLane(
  db: Db,
  filter: CompanyFilter,
  sort: ListSort,
  { by, values, after, most }: Omit<GroupsAsked, 'after'> & Page,
): Promise<TaskLane> {
  // Of a value that no group has, there are no tasks; of people, the values are ids.
  const isNamed = by !== 'assignee' || values.every((value) => value === '' || z.safeParse(PersonId, value).success);
  assertValid(isNamed, 'groups', 'errors.invalid');
  const place = after ? groupPlace(readPlace(GroupAfter, after), values, sort) : undefined;
  const places = await groupPlaces(db, filter, sort, { by, values, after: place }, most + 1);
  const taken = places.slice(0, most).map((each) => ({ ...each, id: each.place[3] }));
  const last = places.length > most ? taken.at(-1) : undefined;
  const cards = await cardsOf(
    db,
    filter.actor,
    taken.map(({ id }) => id),
  );
  const next = last ? JSON.stringify([last.value, last.place]) : null;
  return { kind: 'group', column: last?.value ?? values.at(-1) ?? '', cards: present(cards, taken), next };
}

/** Sorts as the web groups a column: by the departments' list, and those that are in no list by their key. */
function inOrder(stretches: readonly Stretch[], names: readonly string[]): Stretch[] {
  const rank = new Map(names.map((name, index) => [departmentKey(name), index]));
  return stretches
    .map((stretch) => ({ stretch, key: departmentKey(stretch.department) }))
    .sort(
      (a, b) =>
        (rank.get(a.key) ?? names.length) - (rank.get(b.key) ?? names.length) ||
        collator.compare(a.key, b.key) ||
        compare(a.stretch.department, b.stretch.department) ||
        compare(a.stretch.status, b.stretch.status),
    )
    .map(({ stretch }) => stretch);
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns the stretches from a place on; the department of the place may have lost its last task meanwhile. */
function behind(
  stretches: readonly Stretch[],
  names: readonly string[],
  { column, place }: { column: string; place: string },
): Stretch[] {
  const [department, status, order, id] = readPlace(ColumnAfter, place);
  assertValid(columnKey(status) === column, 'after', 'errors.invalid');
  const here: Stretch = { column, department, status, after: { order, id } };
  const others = stretches.filter((stretch) => stretch.department !== department || stretch.status !== status);
  const sorted = inOrder([...others, here], names);
  return sorted.slice(sorted.indexOf(here));
}

function present(cards: ReadonlyMap<number, TaskCard>, taken: readonly { id: number }[]): TaskCard[] {
  return taken.flatMap(({ id }) => cards.get(id) ?? []);
}

/** A page may only continue the first of its groups: the others have not begun. */
function groupPlace([value, place]: z.output<typeof GroupAfter>, values: readonly string[], sort: ListSort): ListPlace {
  assertValid(value === values[0], 'after', 'errors.invalid');
  return listPlace(place, sort);
}

function listPlace(place: z.output<typeof ListAfter>, { by }: ListSort): ListPlace {
  const isText = ['title', 'assignee', 'department'].includes(by);
  assertValid(typeof place[1] === (isText ? 'string' : 'number'), 'after', 'errors.invalid');
  return place;
}
