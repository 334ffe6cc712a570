// Tasks: lists, one task, and the writes.

import { isAdmin } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { createTask } from '#tasks/create-task.ts';
import { isFiltered } from '#tasks/lists/list-filter.ts';
import { listTasks } from '#tasks/lists/list-tasks.ts';
import { moveTask } from '#tasks/move-task.ts';
import { requireTask } from '#tasks/require-task.ts';
import { restoreTask } from '#tasks/restore-task.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { deleteTask } from '#tasks/task-writes.sql.ts';
import { findTask, onBoard, peopleWhoSee } from '#tasks/tasks.sql.ts';
import { updateTask } from '#tasks/update-task.ts';
import { columnsOf } from '#workspaces/columns.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

export const tasks: Handlers<Api['tasks']> = {
  list: ({ db, actor, query }) => listTasks(db, actor, taskVisibleTo(actor), query),

  async inWorkspace({ db, actor, params, query, boards }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    if (!workspace) return listTasks(db, actor, taskVisibleTo(actor), query);
    const seesAll = isAdmin(actor) || actor.departmentKeys.includes(workspace.departmentKey);
    const { fields, limit, after } = query;
    const isWholeBoard = fields !== undefined && limit === undefined && after === undefined && !isFiltered(query);
    const board = seesAll && isWholeBoard ? await boards.board(workspace.departmentKey) : undefined;
    if (board) return board;
    const shown = onBoard(workspace.departmentKey);
    return listTasks(db, actor, seesAll ? shown : sql`${shown} and ${taskVisibleTo(actor)}`, query);
  },

  get: ({ db, actor, params }) => requireTask(db, actor, params.taskId),

  create: ({ db, actor, body }) => createTask(db, actor, body),

  update: ({ db, actor, params, body }) => updateTask(db, actor, params.taskId, body),

  move: ({ db, actor, params, body }) => moveTask(db, actor, { ...params, ...body }),

  async people({ db, actor, params }) {
    requireFound(await findTask(db, actor, params.taskId), 'tasks.notFound');
    return peopleWhoSee(db, params.taskId);
  },

  async statuses({ db, actor, params }) {
    const task = requireFound(await findTask(db, actor, params.taskId), 'tasks.notFound');
    return (await columnsOf(db, task.workspaceId)).map(({ name }) => name);
  },

  async remove({ db, actor, params }) {
    requireFound(await findTask(db, actor, params.taskId), 'tasks.notFound');
    requireFound(await deleteTask(db, params.taskId, actor), 'tasks.notFound');
    return { success: true };
  },

  restore: ({ db, actor, params }) => restoreTask(db, actor, params.taskId),
};
