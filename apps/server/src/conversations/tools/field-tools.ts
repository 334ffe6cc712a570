// The tools with which a model proposes other fields of tasks: title, description, priority, column, assignee and dates.
import type { ActKind } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits, type knownPriorities, limits } from '@app/contract/limits.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { firstAssignee, isAssigned, isUnassigned } from '@app/contract/tasks/assignees.rules.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { actSentence } from '@app/language/answers/act-sentence.rules.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { statusName } from '@app/texts/sentences/names.ts';
import * as z from 'zod/mini';
import { columnsIn, type NamedTask } from '#assistant/proposals.sql.ts';
import { peopleWithIds } from '#assistant/question.sql.ts';
import type { StoredAct } from '#assistant/stored-acts.ts';
import { type Columns, columnNamed } from '#conversations/tools/column-named.ts';
import { defineTool } from '#conversations/tools/define-tool.ts';
import { actOf, type NewAct, oncePerTask, propose } from '#conversations/tools/store-proposal.ts';
import { fullTask, type ToolBox, tasksInScope } from '#conversations/tools/tool-box.ts';
import { ToolRefusal } from '#conversations/tools/tool-calls.ts';
import { cleanText, dateOrNone, id, priority, title } from '#conversations/tools/tool-inputs.ts';

type Fields = StoredAct['fields'];

/** What assigning means. */
const inPlace =
  'The new assignee takes the place of the one named by `replaces`, whichever role that is, else of the first assignee; the others stay. To hand over the tasks of a person, name that person.';

export function fieldTools(box: ToolBox) {
  return {
    update_task: defineTool(box, {
      description: 'Proposes another title, description or priority of a task.',
      input: z.object({
        taskId: id,
        title: z.optional(title),
        description: z.optional(cleanText(modelLimits.proposedText)),
        priority: z.optional(priority),
      }),
      about: ({ taskId }) => String(taskId),
      async execute({ taskId, description, ...fields }) {
        const [task] = await tasksInScope(box, [taskId]);
        const acts = task ? await actsFor(box, [task], fields) : [];
        if (task && description !== undefined) {
          const former = (await fullTask(box, taskId)).description;
          const text = box.texts.acts.describe(task.title, description);
          const change = { change: { description }, former: { description: former } };
          acts.push({ ...actOf('describe', task, {}, text), ...change });
        }
        return propose(box, oncePerTask(acts));
      },
    }),
    move_task: defineTool(box, {
      description: 'Proposes to move a task to a column of its board, named by the column.',
      input: z.object({ taskId: id, column: cleanText(limits.columnName.max) }),
      about: ({ taskId }) => String(taskId),
      execute: async ({ taskId, column }) => propose(box, await actsFor(box, await tasksInScope(box, [taskId]), { column })),
    }),
    assign: defineTool(box, {
      description: `Proposes to assign a task to a person by id, or with null to nobody. ${inPlace}`,
      input: z.object({ taskId: id, assigneeId: z.nullable(id), replaces: z.optional(id) }),
      about: ({ taskId }) => String(taskId),
      execute: async ({ taskId, ...change }) => propose(box, await actsFor(box, await tasksInScope(box, [taskId]), change)),
    }),
    set_dates: defineTool(box, {
      description: 'Proposes a start date or a due date (YYYY-MM-DD) of a task; null removes it.',
      input: z.object({ taskId: id, startDate: z.optional(dateOrNone), dueDate: z.optional(dateOrNone) }),
      about: ({ taskId }) => String(taskId),
      execute: async ({ taskId, ...dates }) =>
        propose(box, oncePerTask(await actsFor(box, await tasksInScope(box, [taskId]), dates))),
    }),
    bulk_update: defineTool(box, {
      description: `Proposes the same change of several tasks: a column, a priority, an assignee or a date. One change at a time. ${inPlace}`,
      input: z.object({
        taskIds: z.array(id).check(z.minLength(1), z.maxLength(assistantLimits.acts)),
        column: z.optional(cleanText(limits.columnName.max)),
        priority: z.optional(priority),
        assigneeId: z.optional(z.nullable(id)),
        replaces: z.optional(id),
        startDate: z.optional(dateOrNone),
        dueDate: z.optional(dateOrNone),
      }),
      execute: async ({ taskIds, ...change }) =>
        propose(box, oncePerTask(await actsFor(box, await tasksInScope(box, taskIds), change))),
    }),
  };
}

interface Change {
  title?: string | undefined;
  priority?: (typeof knownPriorities)[number] | undefined;
  column?: string | undefined;
  assigneeId?: number | null | undefined;
  /** The assignee in whose place the new one comes. */
  replaces?: number | undefined;
  startDate?: string | null | undefined;
  dueDate?: string | null | undefined;
}

/** Returns an act for every field of every task that it changes. */
async function actsFor(box: ToolBox, tasks: readonly NamedTask[], change: Change): Promise<NewAct[]> {
  const columns = await columnsIn(box.db, [...new Set(tasks.map(({ workspaceId }) => workspaceId))]);
  const names = await namesOf(box, columns, [change.assigneeId, change.replaces]);
  return tasks.flatMap((task) =>
    fieldsOf(task, change, columns).map(([kind, fields]) => {
      const replaces = 'assigneeId' in fields ? change.replaces : undefined;
      const text = actSentence(names.texts, { kind, title: task.title, fields: fields as never, replaces }, names) ?? task.title;
      return { ...actOf(kind, task, fields, text), ...(replaces !== undefined && { replaces }) };
    }),
  );
}

function fieldsOf(task: NamedTask, change: Change, columns: Columns): [ActKind, Fields][] {
  const { title: wanted, priority: level, column, startDate, dueDate } = change;
  const found: [ActKind, Fields][] = [];
  if (wanted !== undefined && wanted !== task.title) found.push(['rename', { title: wanted }]);
  if (level !== undefined && level !== task.priority) found.push(['priority', { priority: level }]);
  const assigneeId = assigneeAfter(task, change);
  if (assigneeId !== undefined) found.push([assigneeId === null ? 'unassign' : 'assign', { assigneeId }]);
  if (startDate !== undefined && startDate !== task.startDate) found.push(['start', { startDate }]);
  if (dueDate !== undefined && dueDate !== task.dueDate) found.push([dueDate === null ? 'noDue' : 'due', { dueDate }]);
  if (column !== undefined) {
    const target = columnNamed(columns, task.workspaceId, column);
    if (target.id !== task.columnId) found.push(['move', { columnId: target.id }]);
  }
  return found;
}

/** Returns the new assignee; undefined if the task is as the change wants it. */
function assigneeAfter(task: NamedTask, { assigneeId, replaces }: Change): number | null | undefined {
  if (assigneeId === undefined) return undefined;
  if (replaces !== undefined) return isAssigned(task, replaces) && replaces !== assigneeId ? assigneeId : undefined;
  if (assigneeId === null) return isUnassigned(task) ? undefined : null;
  return assigneeId === firstAssignee(task) ? undefined : assigneeId;
}

async function namesOf(box: ToolBox, columns: Columns, named: readonly (number | null | undefined)[]) {
  const { principal } = await box.caller();
  const catalogue = catalogues[principal.language];
  const ids = [...new Set(named.filter((each) => typeof each === 'number'))];
  const people = ids.length > 0 ? await peopleWithIds(box.db, principal, ids) : [];
  if (people.length < ids.length) throw new ToolRefusal('There is no such person. Use list_people.');
  return {
    texts: catalogue.ask.acts,
    column: (columnId: number) => statusName(catalogue, columns.find((each) => each.id === columnId)?.name ?? ''),
    person: (userId: number) => people.find((each) => each.id === userId)?.fullName,
    date: box.date,
    priority: (value: string) => priorityName(catalogue, value),
  };
}
