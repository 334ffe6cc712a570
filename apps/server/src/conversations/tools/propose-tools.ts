// The tools with which a model proposes. None of them changes anything: each makes a proposal, which waits for the person.
import * as api from '@app/contract/api.ts';
import type { ActKind } from '@app/contract/assistant/proposals.contract.ts';
import { isCalendarDay, isCleanText, isLongTitle } from '@app/contract/fields.ts';
import { assistantLimits, firstStatus, knownPriorities, limits } from '@app/contract/limits.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { firstAssignee, isAssigned, isUnassigned } from '@app/contract/tasks/assignees.rules.ts';
import { priorityName } from '@app/contract/tasks/tasks.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import { actSentence } from '@app/language/answers/act-sentence.rules.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { statusName } from '@app/texts/sentences/names.ts';
import * as z from 'zod/mini';
import { newTaskAct } from '#assistant/new-task-act.ts';
import { boardsOf, columnsIn, type NamedTask } from '#assistant/proposals.sql.ts';
import { peopleWithIds } from '#assistant/question.sql.ts';
import { addedItems, type StoredAct } from '#assistant/stored-acts.ts';
import { defineTool } from '#conversations/tools/define-tool.ts';
import { relationTools } from '#conversations/tools/relation-tools.ts';
import { actOf, type NewAct, oncePerTask, propose } from '#conversations/tools/store-proposal.ts';
import { type ToolBox, tasksInScope } from '#conversations/tools/tool-box.ts';
import { ToolRefusal } from '#conversations/tools/tool-calls.ts';

const id = z.int().check(z.gte(1), z.lte(limits.id.max));
const clean = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.refine(isCleanText));
const date = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.refine(isCalendarDay)));
const title = clean(limits.title.max).check(z.refine(isLongTitle));
const priority = z.enum(knownPriorities);

type Fields = StoredAct['fields'];

/** What assigning means. */
const inPlace =
  'The new assignee takes the place of the one named by `replaces`, whichever role that is, else of the first assignee; the others stay. To hand over the tasks of a person, name that person.';

export function proposeTools(box: ToolBox) {
  return {
    create_tasks: defineTool(box, {
      description: 'Proposes new tasks. Without boardId they are for the board of the conversation.',
      input: z.object({
        boardId: z.optional(id),
        tasks: z
          .array(
            z.object({
              title,
              description: z.optional(clean(modelLimits.proposedText)),
              column: z.optional(clean(limits.columnName.max)),
              assigneeId: z.optional(id),
              startDate: z.optional(date),
              dueDate: z.optional(date),
              priority: z.optional(priority),
            }),
          )
          .check(z.minLength(1), z.maxLength(assistantLimits.acts)),
      }),
      execute: async ({ boardId, tasks }) => propose(box, await newTasks(box, boardId, tasks)),
    }),
    update_task: defineTool(box, {
      description: 'Proposes another title, description or priority of a task.',
      input: z.object({
        taskId: id,
        title: z.optional(title),
        description: z.optional(clean(modelLimits.proposedText)),
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
      input: z.object({ taskId: id, column: clean(limits.columnName.max) }),
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
      input: z.object({ taskId: id, startDate: z.optional(date), dueDate: z.optional(date) }),
      about: ({ taskId }) => String(taskId),
      execute: async ({ taskId, ...dates }) =>
        propose(box, oncePerTask(await actsFor(box, await tasksInScope(box, [taskId]), dates))),
    }),
    bulk_update: defineTool(box, {
      description: `Proposes the same change of several tasks: a column, a priority, an assignee or a date. One change at a time. ${inPlace}`,
      input: z.object({
        taskIds: z.array(id).check(z.minLength(1), z.maxLength(assistantLimits.acts)),
        column: z.optional(clean(limits.columnName.max)),
        priority: z.optional(priority),
        assigneeId: z.optional(z.nullable(id)),
        replaces: z.optional(id),
        startDate: z.optional(date),
        dueDate: z.optional(date),
      }),
      execute: async ({ taskIds, ...change }) =>
        propose(box, oncePerTask(await actsFor(box, await tasksInScope(box, taskIds), change))),
    }),
    add_checklist: defineTool(box, {
      description: 'Proposes further items for the checklist of a task.',
      input: z.object({
        taskId: id,
        items: z.array(clean(limits.checklist.text)).check(z.minLength(1), z.maxLength(limits.checklist.items)),
      }),
      about: ({ taskId }) => String(taskId),
      execute: async ({ taskId, items }) => propose(box, await moreItems(box, taskId, items)),
    }),
    apply_template: defineTool(box, {
      description: 'Proposes to add the items of a checklist template to a task.',
      input: z.object({ taskId: id, templateId: id }),
      about: ({ taskId }) => String(taskId),
      async execute({ taskId, templateId }) {
        const { run } = await box.caller();
        const template = await run(api.checklistTemplates.get, { params: { checklistTemplateId: String(templateId) } });
        return propose(
          box,
          await moreItems(
            box,
            taskId,
            template.items.map(({ text }) => text),
          ),
        );
      },
    }),
    tick_item: defineTool(box, {
      description: 'Proposes to tick an item of a checklist, or with completed false to untick it.',
      input: z.object({ taskId: id, itemId: z.int(), completed: z._default(z.boolean(), true) }),
      about: ({ taskId }) => String(taskId),
      async execute({ taskId, itemId, completed }) {
        const [task] = await tasksInScope(box, [taskId]);
        const { checklistItems } = await fullTask(box, taskId);
        const item = checklistItems.find((each) => each.id === itemId);
        if (!task || !item) throw new ToolRefusal('There is no such item.');
        if (item.completed === completed) throw new ToolRefusal('It is so already.');
        const changed = checklistItems.map((each) => (each.id === itemId ? { ...each, completed } : each));
        const text = box.texts.acts[completed ? 'tick' : 'untick'](item.text, task.title);
        const change = { change: { checklistItems: changed }, former: { checklistItems } };
        return propose(box, [{ ...actOf('tick', task, {}, text), ...change }]);
      },
    }),
    ...relationTools(box),
    comment: defineTool(box, {
      description: 'Proposes a comment on a task, in the name of the person.',
      input: z.object({ taskId: id, text: clean(modelLimits.proposedText) }),
      about: ({ taskId }) => String(taskId),
      async execute({ taskId, text }) {
        const [task] = await tasksInScope(box, [taskId]);
        if (!task) return undefined;
        return propose(box, [{ ...actOf('comment', task, {}, box.texts.acts.comment(task.title, text)), comment: text }]);
      },
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

type Columns = Awaited<ReturnType<typeof columnsIn>>;

function columnNamed(columns: Columns, workspaceId: number, name: string): Columns[number] {
  const own = columns.filter((each) => each.workspaceId === workspaceId);
  const found = own.find(({ nameKey }) => nameKey === columnKey(name));
  if (!found) throw new ToolRefusal(`There is no such column. The columns are: ${own.map((each) => each.name).join(', ')}.`);
  return found;
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

async function fullTask(box: ToolBox, taskId: number) {
  const { run } = await box.caller();
  return run(api.tasks.get, { params: { taskId: String(taskId) } });
}

async function moreItems(box: ToolBox, taskId: number, items: readonly string[]): Promise<NewAct[]> {
  const [task] = await tasksInScope(box, [taskId]);
  const { checklistItems } = await fullTask(box, taskId);
  const added = addedItems(checklistItems, items);
  if (!task || !added) throw new ToolRefusal('The checklist is full.');
  return [{ ...actOf('checklist', task, {}, box.texts.acts.checklist(task.title, items.join('; '))), ...added }];
}

interface NewTask {
  title: string;
  description?: string | undefined;
  column?: string | undefined;
  assigneeId?: number | undefined;
  startDate?: string | null | undefined;
  dueDate?: string | null | undefined;
  priority?: string | undefined;
}

async function newTasks(box: ToolBox, boardId: number | undefined, tasks: readonly NewTask[]): Promise<NewAct[]> {
  const { principal } = await box.caller();
  const boards = await boardsOf(box.db, principal);
  const wanted =
    box.scope === 'all' ? (boardId ?? box.board?.id ?? (boards.length === 1 ? boards[0]?.id : undefined)) : box.board?.id;
  const board = boards.find((each) => each.id === wanted);
  if (!board || (boardId !== undefined && boardId !== board.id))
    throw new ToolRefusal(
      `Name a board that the person sees and that belongs to this conversation. Use ${box.boardsTool ?? 'list_departments'}.`,
    );
  const columns = await columnsIn(box.db, [board.id]);
  const people = await peopleWithIds(box.db, principal, [...new Set(tasks.flatMap(({ assigneeId }) => assigneeId ?? []))]);
  const texts = catalogues[principal.language].ask.acts;
  return tasks.map((given) => {
    const assigneeId = given.assigneeId ?? null;
    if (assigneeId !== null && !people.some((each) => each.id === assigneeId))
      throw new ToolRefusal('There is no such person. Use list_people.');
    const task = {
      title: given.title,
      description: given.description ?? null,
      columnId: columnNamed(columns, board.id, given.column ?? firstStatus).id,
      assigneeId,
      dueDate: given.dueDate ?? null,
      startDate: given.startDate ?? null,
      priority: given.priority,
    };
    return newTaskAct(task, board, texts.create(given.title));
  });
}
