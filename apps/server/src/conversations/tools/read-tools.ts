// The tools with which a model reads: each runs an endpoint of the product with the person's own rights, within the scope.
import * as api from '@app/contract/api.ts';
import { TaskConditions } from '@app/contract/assistant/proposals.contract.ts';
import { filePath } from '@app/contract/attachments/attachments.rules.ts';
import { limits } from '@app/contract/limits.ts';
import { modelLimits } from '@app/contract/models/models.limits.ts';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { namedTasks } from '#assistant/proposals.sql.ts';
import { defineTool } from '#conversations/tools/define-tool.ts';
import { asData, fullTask, inScope, type ToolBox, tasksInScope } from '#conversations/tools/tool-box.ts';
import { ToolRefusal } from '#conversations/tools/tool-calls.ts';
import { date, id } from '#conversations/tools/tool-inputs.ts';
import { readsOfList } from '#conversations/tools/what-was-read.ts';

const nothing = z.object({});

/** Of conditions, what a model may say: the board is that of the conversation. */
export const Conditions = z.extend(
  z.omit(TaskConditions, { workspaceId: true, dueFrom: true, dueTo: true, changedSince: true, skip: true }),
  { dueFrom: z.optional(date), dueTo: z.optional(date) },
);

/** Returns the tools, by the names that the model calls. */
export function readTools(box: ToolBox) {
  return { ...taskTools(box), ...listTools(box) };
}

function taskTools(box: ToolBox) {
  const data = (value: unknown) => asData(value, box.result);
  return {
    search_tasks: defineTool(box, {
      description: 'Finds tasks by words and conditions, all of which hold. Returns how many there are, and the first of them.',
      input: Conditions,
      execute: async (conditions) => data(await findTasks(box, conditions)),
    }),
    get_task: defineTool(box, {
      description: 'Returns a task with its description, checklist, assignees and latest comments.',
      input: z.object({ taskId: id }),
      about: (input) => String(input.taskId),
      async execute({ taskId }) {
        await tasksInScope(box, [taskId]);
        return data(await wholeTask(box, taskId));
      },
    }),
    list_board: defineTool(box, {
      description: 'Returns the columns of the board, and its open tasks.',
      input: nothing,
      async execute() {
        if (!box.board) throw new ToolRefusal('This conversation is about no board. Use search_tasks.');
        const { run } = await box.caller();
        const columns = await run(api.workspaces.columns, { params: { workspaceId: String(box.board.id) } });
        return data({ board: box.board.name, columns: columns.map(({ name }) => name), ...(await findTasks(box, {})) });
      },
    }),
    my_work: defineTool(box, {
      description: 'Returns the open tasks of the person you talk to, the most urgent first.',
      input: nothing,
      execute: async () => data(await findTasks(box, { mine: true })),
    }),
    activity_since: defineTool(box, {
      description: 'Returns the tasks that changed since a date (YYYY-MM-DD), the latest first.',
      input: z.object({ since: date }),
      about: (input) => box.date(input.since),
      execute: async ({ since }) => data(await findTasks(box, { state: 'any', changedSince: since })),
    }),
  };
}

function listTools(box: ToolBox) {
  const data = (value: unknown) => asData(value, box.result);
  return {
    workload: defineTool(box, {
      description: 'Returns who has how many open tasks.',
      input: nothing,
      async execute() {
        if (box.scope === 'task') throw new ToolRefusal('This conversation is about one task.');
        const { run } = await box.caller();
        const workspaceId = box.scope === 'board' ? (box.board?.id ?? null) : null;
        const { counts } = await run(api.assistant.ask, {
          body: { text: 'Who has the most work?', language: 'en', workspaceId },
        });
        box.hasRead({ taskIds: [], more: true });
        return data(counts);
      },
    }),
    list_people: defineTool(box, {
      description: 'Finds people by a part of their name. Use the id to assign them.',
      input: z.object({ name: z.string().check(z.maxLength(limits.fullName.max)) }),
      async execute({ name }) {
        const { run } = await box.caller();
        const wanted = name.toLocaleLowerCase();
        const people = (await run(api.users.list, {})).filter(({ fullName }) => fullName.toLocaleLowerCase().includes(wanted));
        return data(people.slice(0, limits.assignees).map(({ id, fullName, title }) => ({ id, fullName, title })));
      },
    }),
    list_departments: defineTool(box, {
      description: 'Returns the boards that the person sees, with the id to create tasks on them.',
      input: nothing,
      async execute() {
        const { run } = await box.caller();
        const boards = await run(api.workspaces.list, {});
        return data(boards.map(({ id, name }) => ({ boardId: id, name })));
      },
    }),
    list_templates: defineTool(box, {
      description: 'Returns the checklist templates that the person sees.',
      input: nothing,
      async execute() {
        const { run } = await box.caller();
        const templates = await run(api.checklistTemplates.list, {});
        // They are of departments, as tasks are.
        box.hasRead({ taskIds: [], more: true });
        return data(templates.map(({ id, name, items }) => ({ templateId: id, name, items: items.length })));
      },
    }),
  };
}

async function findTasks(box: ToolBox, conditions: object) {
  if (box.scope === 'task') return taskOfConversation(box);
  const { run } = await box.caller();
  const workspaceId = box.scope === 'board' ? box.board?.id : undefined;
  const found = await run(api.assistant.find, { body: { ...conditions, ...(workspaceId !== undefined && { workspaceId }) } });
  box.hasRead(readsOfList(found));
  return found;
}

/** In a conversation about one task, there is no other. */
async function taskOfConversation(box: ToolBox) {
  const { principal } = await box.caller();
  const tasks = await namedTasks(box.db, principal, sql`${inScope(box)}`, 1);
  box.hasRead(readsOfList({ count: tasks.length, tasks }));
  return {
    count: tasks.length,
    tasks: tasks.map(({ id: taskId, title, status, priority, dueDate }) => ({ id: taskId, title, status, priority, dueDate })),
  };
}

async function wholeTask(box: ToolBox, taskId: number) {
  const { run } = await box.caller();
  const params = { taskId: String(taskId) };
  const task = await fullTask(box, taskId);
  const comments = (await run(api.comments.list, { params })).filter(({ isSystemComment }) => !isSystemComment);
  const files = box.listsFilesAndRelations ? await run(api.attachments.list, { params }) : undefined;
  const relations = box.listsFilesAndRelations ? await run(api.relations.list, { params }) : undefined;
  box.hasRead({ taskIds: [task.id, ...(relations ?? []).map(({ task: other }) => other.id)], more: false });
  const { title, status, priority, department, startDate, dueDate } = task;
  return {
    ...{ id: task.id, title, description: task.description?.slice(0, modelLimits.proposedText) },
    ...{ status, priority, department, startDate, dueDate },
    assigneeIds: task.assignees,
    checklist: task.checklistItems.map((item) => ({ itemId: item.id, text: item.text, completed: item.completed })),
    relations: relations?.map(({ kind, task: other }) => ({
      kind,
      taskId: other.id,
      title: other.title,
      status: other.status,
    })),
    files: files?.map(({ id: fileId, name, size, type }) => ({ name, size, type, address: filePath(fileId) })),
    comments: comments
      .slice(-modelLimits.comments)
      .map(({ content, createdAt, user }) => ({ by: user?.fullName, at: createdAt, text: content.slice(0, 1_000) })),
  };
}
