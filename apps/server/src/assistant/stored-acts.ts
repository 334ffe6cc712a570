// The acts of a proposal as they are stored: what the person saw, and the call that makes the change. Whoever confirms may edit the
// fields of an act, but neither its task nor its command.

import * as api from '@app/contract/api.ts';
import type { CommandKind } from '@app/contract/assistant/command-kinds.rules.ts';
import type { ActFields, ActKind, ProposedAct } from '@app/contract/assistant/proposals.contract.ts';
import { definedFields } from '@app/contract/defined-fields.rules.ts';
import { doneStatus, firstStatus, limits } from '@app/contract/limits.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import { changedPeople, type PeopleChange, withFirstAssignee, withReplaced } from '@app/contract/tasks/assignees.rules.ts';
import { copyOf } from '@app/contract/tasks/copy-task.rules.ts';
import type { TaskFields } from '@app/contract/tasks/merge-task.rules.ts';
import type { ChecklistItem, NewTaskInput, Task } from '@app/contract/tasks/tasks.contract.ts';
import type { WatchState } from '@app/contract/watches/watches.rules.ts';
import { conflictError } from '#endpoints/errors.ts';

/** The values of the task when the act was proposed. */
interface TaskBefore {
  version: number;
  columnId: number;
  order: number;
  assigneeId: number | null;
  assignees: number[];
  dueDate: string | null;
  startDate: string | null;
  priority: string;
  title: string;
}

export interface StoredAct extends ProposedAct {
  before: TaskBefore | null;
  /** The rest of a new task. */
  task: NewTaskInput | null;
  /** What only a model proposes: the comment, or fields of the task with their former values. */
  comment?: string;
  change?: TaskFields;
  former?: TaskFields;
  /** Who joins the task or leaves it, relative to those who have it when it is confirmed. */
  people?: PeopleChange;
  /** What the other task is to the task; `relationId` is of a relation that is removed. */
  relation?: { kind: RelationKind; otherId: number; relationId?: number };
}

/** What the confirmation of an act changed. */
export interface Effect {
  actId: number;
  taskId: number;
  title: string;
  /** The version of the task after it; nobody has changed the task since if it is still this one. */
  version: number;
  /** Who has the task after it. */
  people?: Pick<TaskBefore, 'assigneeId' | 'assignees'>;
  /** The comment that was written. */
  commentId?: number;
  /** The relation that was added. */
  relationId?: number;
  /** Whether the person watched the task before. */
  watched?: WatchState;
  /** Whether the act has finished the task. */
  isDone?: boolean;
}

export const commandNames: Record<ActKind, string> = {
  move: 'tasks.move',
  begin: 'tasks.move',
  review: 'tasks.move',
  done: 'tasks.move',
  reopen: 'tasks.move',
  assign: 'tasks.update',
  unassign: 'tasks.update',
  due: 'tasks.update',
  noDue: 'tasks.update',
  start: 'tasks.update',
  noStart: 'tasks.update',
  replan: 'tasks.update',
  priority: 'tasks.update',
  rename: 'tasks.update',
  delete: 'tasks.remove',
  create: 'tasks.create',
  createLines: 'tasks.create',
  comment: 'comments.create',
  tick: 'tasks.update',
  untick: 'tasks.update',
  department: 'tasks.update',
  repeat: 'tasks.update',
  noRepeat: 'tasks.update',
  template: 'tasks.update',
  checklist: 'tasks.update',
  duplicate: 'tasks.create',
  archive: 'bulkChanges.create',
  watch: 'watches.set',
  unwatch: 'watches.set',
  describe: 'tasks.update',
  relate: 'relations.add',
  unrelate: 'relations.remove',
};

/** Returns what every act on a task has. */
export function actOf({ kind: asked }: { kind: CommandKind }, task: TaskBefore & { id: number; workspaceId: number }) {
  // A reminder is refused before.
  const kind = asked as ActKind;
  const { id: taskId, title, workspaceId, version, columnId, order, assigneeId, assignees, dueDate, startDate, priority } = task;
  const before = { version, columnId, order, assigneeId, assignees, dueDate, startDate, priority, title };
  return { kind, command: commandNames[kind], taskId, title, workspaceId, before, task: null };
}

/** Whether an act changes which tasks are related. */
export function isAboutRelations({ kind }: StoredAct): boolean {
  return kind === 'relate' || kind === 'unrelate';
}

/** Whether an act leaves the task itself as it is, so that its version says nothing about it. */
export function isApart(act: StoredAct): boolean {
  return isAboutRelations(act) || act.command === 'comments.create' || act.command === 'watches.set';
}

/** Returns the change of a checklist to which items are added; undefined if it has no room for them. */
export function addedItems(
  items: readonly ChecklistItem[],
  texts: readonly string[],
): Pick<StoredAct, 'change' | 'former'> | undefined {
  if (items.length + texts.length > limits.checklist.items) return undefined;
  const next = Math.max(0, ...items.map(({ id }) => id)) + 1;
  const added = texts.map((text, at) => ({ id: next + at, text, completed: false }));
  return { change: { checklistItems: [...items, ...added] }, former: { checklistItems: [...items] } };
}

/** Returns the act with edited fields; undefined if it does not have one of them. */
export function editedAct(act: StoredAct, fields: ActFields): StoredAct | undefined {
  const changed = definedFields(fields);
  if (Object.keys(changed).some((name) => !(name in act.fields))) return undefined;
  return { ...act, fields: { ...act.fields, ...changed } };
}

type Run = <
  E extends
    | typeof api.tasks.create
    | typeof api.tasks.get
    | typeof api.bulkChanges.create
    | typeof api.watches.read
    | typeof api.watches.set
    | typeof api.tasks.update
    | typeof api.tasks.move
    | typeof api.tasks.remove
    | typeof api.tasks.restore
    | typeof api.comments.create
    | typeof api.comments.remove
    | typeof api.relations.add
    | typeof api.relations.remove,
>(
  endpoint: E,
  input: { params?: { taskId: string; relationId?: string } | { commentId: string }; body?: unknown },
) => Promise<{
  id?: number;
  version?: number;
  title?: string;
  status?: string;
  state?: WatchState;
  assigneeId?: number | null;
  assignees?: number[];
  refused?: { message: string }[];
}>;

/**
 * Makes the change of an act with the version that the person saw. `elsewhere` names the columns of boards that the person does not
 * see: a task that another department shares is moved by its status, as on a board.
 */
export async function runAct(run: Run, act: StoredAct, elsewhere: ReadonlyMap<number, string>): Promise<Effect> {
  const { id: actId, taskId, before, fields } = act;
  const effect = (row: { id?: number; version?: number }): Effect => ({
    actId,
    taskId: row.id ?? taskId ?? 0,
    title: act.title,
    version: row.version ?? (before?.version ?? 0) + 1,
  });
  if (taskId === null || !before) return effect(await run(api.tasks.create, { body: newTask(act) }));
  const params = { taskId: String(taskId) };
  if (act.kind === 'duplicate') {
    const copy = copyOf((await run(api.tasks.get, { params })) as Task);
    return effect(await run(api.tasks.create, { body: copy }));
  }
  if (act.kind === 'archive') return effect(await archived(run, taskId, true));
  if (act.command === 'watches.set') {
    const { state = 'usual' } = await run(api.watches.read, { params });
    await run(api.watches.set, { params, body: { state: act.kind === 'watch' ? 'watching' : 'usual' } });
    return { ...effect({ version: before.version }), watched: state };
  }
  if (act.command === 'tasks.move') {
    const { version } = before;
    const status = elsewhere.get(fields.columnId ?? 0);
    const moved =
      status === undefined
        ? await run(api.tasks.move, { params, body: { columnId: fields.columnId, version } })
        : await run(api.tasks.update, { params, body: { status, version } });
    return { ...effect(moved), isDone: moved.status === doneStatus && fields.columnId !== before.columnId };
  }
  if (act.command === 'tasks.remove') {
    await run(api.tasks.remove, { params });
    return effect({});
  }
  if (act.command === 'comments.create') {
    const { id: commentId } = await run(api.comments.create, { params, body: { content: act.comment } });
    return { ...effect({ version: before.version }), ...(commentId !== undefined && { commentId }) };
  }
  if (act.relation) {
    const { kind, otherId, relationId } = act.relation;
    const same = effect({ version: before.version });
    if (relationId === undefined) return { ...same, ...(await addedRelation(run, taskId, kind, otherId)) };
    await run(api.relations.remove, { params: { ...params, relationId: String(relationId) } });
    return same;
  }
  // An earlier act may have changed another part of the same field, such as another item.
  const base = act.former && { base: act.former };
  const body = { ...fields, ...act.change, ...peopleOf(act, before), version: before.version, ...base };
  const row = await run(api.tasks.update, { params, body });
  const { assigneeId = null, assignees } = row;
  return { ...effect(row), ...(assignees && { people: { assigneeId, assignees } }) };
}

/** Reverts the change of an act. */
export async function revertAct(
  run: Run,
  act: StoredAct,
  { taskId, commentId, relationId, watched }: Effect,
  elsewhere: ReadonlyMap<number, string>,
): Promise<void> {
  const { before } = act;
  const params = { taskId: String(taskId) };
  if (!before || act.kind === 'duplicate') await run(api.tasks.remove, { params });
  else if (act.kind === 'archive') await archived(run, taskId, false);
  else if (act.command === 'watches.set') await run(api.watches.set, { params, body: { state: watched } });
  else if (act.command === 'tasks.remove') await run(api.tasks.restore, { params });
  else if (act.command === 'comments.create') await run(api.comments.remove, { params: { commentId: String(commentId) } });
  else if (act.relation) {
    const { kind, otherId } = act.relation;
    if (relationId === undefined) await addedRelation(run, taskId, kind, otherId);
    else await run(api.relations.remove, { params: { ...params, relationId: String(relationId) } });
  } else if (act.command === 'tasks.move') {
    const status = elsewhere.get(before.columnId);
    if (status === undefined) await run(api.tasks.move, { params, body: { columnId: before.columnId, order: before.order } });
    else await run(api.tasks.update, { params, body: { status } });
  } else {
    const { assigneeId, assignees } = before;
    const names = Object.keys(act.fields) as (keyof ActFields & keyof TaskBefore)[];
    const old = Object.fromEntries(names.map((name) => [name, before[name]]));
    await run(api.tasks.update, {
      params,
      body: { ...old, ...act.former, ...(('assigneeId' in act.fields || act.people) && { assigneeId, assignees }) },
    });
  }
}

/** Puts a task into the archive or brings it back. Throws what the bulk change refuses. */
async function archived(run: Run, taskId: number, isArchived: boolean): Promise<{ id: number }> {
  const { refused = [] } = await run(api.bulkChanges.create, { body: { tasks: [{ taskId }], change: { archived: isArchived } } });
  if (refused.length > 0) throw conflictError('archive.notDone');
  return { id: taskId };
}

async function addedRelation(run: Run, taskId: number, kind: RelationKind, otherId: number): Promise<Pick<Effect, 'relationId'>> {
  const { id } = await run(api.relations.add, { params: { taskId: String(taskId) }, body: { kind, taskId: otherId } });
  return id === undefined ? {} : { relationId: id };
}

/** A new assignee takes the place of the one that the act replaces, else of the first one; the others stay. */
function peopleOf(
  { fields, replaces, people }: StoredAct,
  before: TaskBefore,
): Partial<Pick<TaskBefore, 'assigneeId' | 'assignees'>> {
  const { assigneeId } = fields;
  if (people) return changedPeople(before, people) ?? {};
  if (assigneeId === undefined) return {};
  if (replaces === undefined) return withFirstAssignee(before, assigneeId);
  return assigneeId === null
    ? (changedPeople(before, { removeAssignees: [replaces] }) ?? {})
    : withReplaced(before, replaces, assigneeId);
}

function newTask({ fields, task }: StoredAct): unknown {
  if (!task) throw new Error('an act without its task');
  const { assigneeId } = fields;
  const others = (task.assignees ?? []).filter((id) => id !== task.assigneeId);
  return {
    ...task,
    ...fields,
    assignees: assigneeId === null || assigneeId === undefined ? others : [assigneeId, ...others],
  };
}

/** The column to which a task goes by these commands. */
export const targetStatus: Partial<Record<CommandKind, string>> = {
  begin: 'In Progress',
  review: 'Review',
  done: 'Done',
  reopen: firstStatus,
};
