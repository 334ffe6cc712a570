// Checks what a write sets on a task: departments, people, dates, and who completed which checklist item.

import { isAdmin } from '@app/contract/access.ts';
import { mentionedUserIds } from '@app/contract/comments/mentions.rules.ts';
import { toCalendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { ChecklistItem } from '@app/contract/tasks/tasks.contract.ts';
import type { Db } from '#db/connect.ts';
import type { DepartmentNames } from '#departments/department-names.sql.ts';
import { areOpenToAll } from '#departments/departments.sql.ts';
import { assertAllowed, assertValid, conflictError } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Trigger } from '#notifications/triggers.ts';
import { type PersonRow, peopleByIds } from '#users/users.sql.ts';

export interface Departments {
  department: string;
  departments: string[];
  departmentKeys: string[];
}

/**
 * Returns the departments of a task under their present names with their keys, including the primary one; `names` are those that the
 * caller holds. `kept` are the keys that it has already or that its board belongs to, `inside` those in which it already is. Throws 403
 * if a person who is no administrator adds one that is neither open to all nor their own, 409 if one that is added is archived.
 */
export async function resolveDepartments(
  db: Db,
  actor: Principal,
  choice: { department: string; departments: string[] },
  { names, formerKeys, inside }: { names: DepartmentNames; formerKeys: readonly string[]; inside: readonly string[] },
): Promise<Departments> {
  const department = names.nameOf(choice.department);
  const departments = names.namesOf([choice.department, ...choice.departments]);
  const departmentKeys = departments.map(names.keyOf);
  if (departmentKeys.some((key) => names.isArchived(key) && !inside.includes(key))) throw conflictError('departments.archived');
  const isForeign = (key: string) => !isAdmin(actor) && !actor.departmentKeys.includes(key) && !formerKeys.includes(key);
  const foreign = departmentKeys.filter(isForeign);
  assertAllowed(foreign.length === 0 || (await areOpenToAll(db, foreign)), 'tasks.departmentNotYours');
  return { department, departments, departmentKeys };
}

/** The new assignees that need a check. */
function others(actor: Principal, assignees: readonly number[]): number[] {
  return assignees.filter((id) => id !== actor.id);
}

/** Returns the new assignees that need a check, and locks their rows until the transaction ends. */
export async function lockAssignees(db: Db, actor: Principal, assignees: readonly number[]): Promise<PersonRow[]> {
  const ids = others(actor, assignees);
  return ids.length === 0 ? [] : peopleByIds(db, ids, true);
}

/**
 * Throws 400 if a new assignee belongs to none of the departments and is neither the caller nor an administrator; `held` is the
 * result of `lockAssignees`.
 */
export function checkAssignees(
  actor: Principal,
  assignees: readonly number[],
  held: readonly PersonRow[],
  keys: readonly string[],
): void {
  for (const id of others(actor, assignees)) {
    const person = held.find((candidate) => candidate.id === id);
    assertValid(person !== undefined && isAssignable(person, keys), 'assignees', 'tasks.assigneeElsewhere');
  }
}

/** Returns whether the caller may assign the person to a task of these departments; locks the person until the transaction ends. */
export async function mayAssign(db: Db, actor: Principal, personId: number, keys: readonly string[]): Promise<boolean> {
  const held = await lockAssignees(db, actor, [personId]);
  return personId === actor.id || held.some((person) => isAssignable(person, keys));
}

function isAssignable(person: PersonRow, keys: readonly string[]): boolean {
  return isAdmin(person) || person.departmentKeys.some((key) => keys.includes(key));
}

/** Converts the dates of a request to calendar dates in the caller's zone; throws 400 if the start is after the due date. */
export function calendarDates(actor: Principal, startDate: string | null, dueDate: string | null) {
  const zone = zoneOf(actor.timezone);
  const dates = { startDate: toCalendarDate(startDate, zone), dueDate: toCalendarDate(dueDate, zone) };
  assertValid(!dates.startDate || !dates.dueDate || dates.startDate <= dates.dueDate, 'startDate', 'tasks.startAfterDue');
  return dates;
}

/**
 * Returns the trigger for people whom the description newly mentions; a person who is assigned by the same write is notified only
 * of that.
 */
export function mentionTriggers(after: string | null, before: string | null, assigned: readonly number[]): Trigger[] {
  const formerIds = [...assigned, ...mentionedUserIds(before ?? '')];
  const people = mentionedUserIds(after ?? '').filter((id) => !formerIds.includes(id));
  return people.length > 0 ? [{ kind: 'mentioned_in_task', people }] : [];
}

/** Throws 400 if an item is newly assigned to somebody who is no assignee of the task. */
export function checkItemAssignees(
  items: readonly ChecklistItem[],
  assignees: readonly number[],
  before: readonly ChecklistItem[] = [],
): void {
  const formerAssignees = new Map(before.map(({ id, assigneeId }) => [id, assigneeId]));
  const isKept = ({ id, assigneeId }: ChecklistItem) =>
    !assigneeId || assignees.includes(assigneeId) || formerAssignees.get(id) === assigneeId;
  assertValid(items.every(isKept), 'checklistItems', 'tasks.itemAssignee');
}

/**
 * Returns the checklist with the server's record of who completed what and when: unchanged for old completions, the caller for
 * new ones. A person or a date that an item leaves out stays.
 */
export function withCompletions(
  actor: Principal,
  items: readonly ChecklistItem[],
  before: readonly ChecklistItem[] = [],
): ChecklistItem[] {
  const now = new Date().toISOString();
  const formerItems = new Map(before.map((item) => [item.id, item]));
  return items.map(({ completedBy, description, assigneeId, dueDate, ...item }) => {
    const old = formerItems.get(item.id);
    const [person, date] = [
      assigneeId === undefined ? old?.assigneeId : assigneeId,
      dueDate === undefined ? old?.dueDate : dueDate,
    ];
    const stored = {
      ...item,
      ...(description && { description }),
      ...(person && { assigneeId: person }),
      ...(date && { dueDate: date }),
    };
    if (!item.completed) return stored;
    const completed = old?.completed ? old.completedBy : undefined;
    return { ...stored, completedBy: completed ?? { userId: actor.id, userName: actor.fullName, completedAt: now } };
  });
}
