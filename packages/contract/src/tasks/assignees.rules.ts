// Who has a task. "Assignee" means one of two things, and each place says which: anybody who has the task, in any role, or its first
// assignee (docs/decisions/074-assignees.md). In SQL `tasks/assignees.sql.ts`; a property test compares the two.
import { withPrimaryAssignee } from '#tasks/tasks.rules.ts';

interface People {
  assigneeId: number | null;
  assignees: readonly number[];
}

/** Whether a person has the task, as its first assignee or as another one. Filters, counts, questions and My work mean this. */
export function isAssigned({ assigneeId, assignees }: People, userId: number): boolean {
  return assigneeId === userId || assignees.includes(userId);
}

export function isUnassigned({ assigneeId, assignees }: People): boolean {
  return assigneeId === null && assignees.length === 0;
}

/** Returns the one person under whom a task stands, sorted, grouped or in lanes: the primary assignee, else the first of the others. */
export function firstAssignee({ assigneeId, assignees }: People): number | null {
  return assigneeId ?? assignees[0] ?? null;
}

interface Assigned {
  assigneeId: number | null;
  assignees: number[];
}

/** Returns the people after somebody takes the place of the first assignee, or nobody has the task; the others stay with the former. */
export function withFirstAssignee(people: People, userId: number | null): Assigned {
  if (userId === null) return { assigneeId: null, assignees: [] };
  const first = firstAssignee(people);
  const others = people.assignees.filter((id) => id !== first);
  return { assigneeId: userId, assignees: withPrimaryAssignee(userId, others) };
}

/** Returns the people after a form chose the primary assignee, or none; those that it names as additional ones stay. */
export function withPrimary({ assigneeId, assignees }: People, userId: number | null): Assigned {
  const others = assignees.filter((id) => id !== assigneeId);
  return { assigneeId: userId, assignees: withPrimaryAssignee(userId, others) };
}

/** Returns the people after one takes the place of another, whichever that is; the same people if the other does not have the task. */
export function withReplaced({ assigneeId, assignees }: People, from: number, to: number): Assigned {
  const next = (id: number) => (id === from ? to : id);
  const primary = assigneeId === null ? null : next(assigneeId);
  return { assigneeId: primary, assignees: withPrimaryAssignee(primary, assignees.map(next)) };
}

/** What a change says about people relative to those who have the task. */
export interface PeopleChange {
  assign?: number | null | undefined;
  replaceAssignee?: { from: number; to: number } | undefined;
  addAssignees?: readonly number[] | undefined;
  removeAssignees?: readonly number[] | undefined;
}

/** Returns the people after a change, undefined if it says nothing about them. `assign: null` takes the first one off alone. */
export function changedPeople(people: People, change: PeopleChange): Assigned | undefined {
  const { assign, replaceAssignee, addAssignees = [], removeAssignees = [] } = change;
  if (assign === undefined && !replaceAssignee && addAssignees.length + removeAssignees.length === 0) return undefined;
  const assigned = assign == null ? people : withFirstAssignee(people, assign);
  const { assigneeId, assignees } = replaceAssignee ? withReplaced(assigned, replaceAssignee.from, replaceAssignee.to) : assigned;
  const gone = new Set([...removeAssignees, ...(assign === null && people.assigneeId !== null ? [people.assigneeId] : [])]);
  const left = [...assignees, ...addAssignees].filter((id) => !gone.has(id));
  const remaining = assigneeId !== null && gone.has(assigneeId) ? null : assigneeId;
  // A task that gets people has a first one.
  const primary = remaining ?? (assign === null ? null : (left[0] ?? null));
  return { assigneeId: primary, assignees: withPrimaryAssignee(primary, left) };
}
