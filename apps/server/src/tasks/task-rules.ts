// What a write may set on a task: departments, people, dates, and who completed which checklist item.
import {
  type ChecklistItem,
  canonicalDepartment,
  departmentKeysOf,
  isAdmin,
  mentionedUserIds,
  toCalendarDate,
  withPrimaryDepartment,
  zoneOf,
} from '@app/contract';
import type { Db } from '#db/connect.ts';
import { areOpenToAll } from '#departments/departments.sql.ts';
import { allow, valid } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { Act } from '#notifications/acts.ts';
import { type PersonRow, peopleByIds } from '#users/users.sql.ts';

export interface Departments {
  department: string;
  departments: string[];
  departmentKeys: string[];
}

/**
 * The departments of a task, canonical, the primary one among them, with their keys; `kept` are the keys of those that it has
 * already or that its board belongs to. Throws 403 where a person without administrator's rights gives it one that is neither
 * open to all nor their own.
 */
export async function chosenDepartments(
  db: Db,
  actor: Principal,
  choice: { department: string; departments: string[] },
  kept: readonly string[],
): Promise<Departments> {
  const department = canonicalDepartment(choice.department);
  const departments = withPrimaryDepartment(department, choice.departments);
  const departmentKeys = departmentKeysOf(department, departments);
  const foreign = isAdmin(actor)
    ? []
    : departmentKeys.filter((key) => !actor.departmentKeys.includes(key) && !kept.includes(key));
  allow(foreign.length === 0 || (await areOpenToAll(db, foreign)), 'tasks.departmentNotYours');
  return { department, departments, departmentKeys };
}

function others(actor: Principal, assignees: readonly number[]): number[] {
  return assignees.filter((id) => id !== actor.id);
}

/** Those of the people to be assigned who have to be checked, held as they are until the transaction ends. */
export async function holdAssignees(db: Db, actor: Principal, assignees: readonly number[]): Promise<PersonRow[]> {
  const ids = others(actor, assignees);
  return ids.length === 0 ? [] : peopleByIds(db, ids, true);
}

/**
 * Throws 400 where somebody who is newly assigned belongs to none of the departments, and is neither the caller nor an
 * administrator; `held` is what `holdAssignees` gave.
 */
export function checkAssignees(
  actor: Principal,
  assignees: readonly number[],
  held: readonly PersonRow[],
  keys: readonly string[],
): void {
  for (const id of others(actor, assignees)) {
    const person = held.find((candidate) => candidate.id === id);
    const belongs = person && (isAdmin(person) || person.departmentKeys.some((key) => keys.includes(key)));
    valid(belongs === true, 'assignees', 'tasks.assigneeElsewhere');
  }
}

/** The dates of a request as calendar dates in the caller's zone; throws 400 where the start lies after the due date. */
export function calendarDates(actor: Principal, startDate: string | null, dueDate: string | null) {
  const zone = zoneOf(actor.timezone);
  const dates = { startDate: toCalendarDate(startDate, zone), dueDate: toCalendarDate(dueDate, zone) };
  valid(!dates.startDate || !dates.dueDate || dates.startDate <= dates.dueDate, 'startDate', 'tasks.startAfterDue');
  return dates;
}

/** Tells those whom the description mentions and did not before; whoever is assigned by the same act hears of that alone. */
export function mentionActs(after: string | null, before: string | null, assigned: readonly number[]): Act[] {
  const known = [...assigned, ...mentionedUserIds(before ?? '')];
  const people = mentionedUserIds(after ?? '').filter((id) => !known.includes(id));
  return people.length > 0 ? [{ kind: 'mentioned_in_task', people }] : [];
}

/** The checklist with the server's own word on who completed what and when: kept where it was, the caller where it is new. */
export function stampedChecklist(
  actor: Principal,
  items: readonly ChecklistItem[],
  before: readonly ChecklistItem[] = [],
): ChecklistItem[] {
  const now = new Date().toISOString();
  const known = new Map(before.map((item) => [item.id, item]));
  return items.map(({ completedBy, description, ...item }) => {
    const kept = description ? { ...item, description } : item;
    if (!item.completed) return kept;
    const old = known.get(item.id);
    const completed = old?.completed ? old.completedBy : undefined;
    return { ...kept, completedBy: completed ?? { userId: actor.id, userName: actor.fullName, completedAt: now } };
  });
}
