// Tasks: lists, one, and the writes.
import { type Api, isAdmin } from '@app/contract';
import { sql } from 'drizzle-orm';
import type { BoardOf, Handlers } from '#endpoints/context.ts';
import { must } from '#endpoints/errors.ts';
import { createTask } from '#tasks/create-task.ts';
import { listTasks } from '#tasks/list-tasks.ts';
import { moveTask } from '#tasks/move-task.ts';
import { seeTask } from '#tasks/see-task.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { deleteTask, restoreTask } from '#tasks/task-writes.sql.ts';
import { findTask, onBoard, peopleWhoSee } from '#tasks/tasks.sql.ts';
import { updateTask } from '#tasks/update-task.ts';
import { seeWorkspace } from '#workspaces/see-workspace.ts';

export const tasks: Handlers<Api['tasks']> = {
  list: ({ db, actor, query }) => listTasks(db, actor, taskVisibleTo(actor), query),

  async inWorkspace({ db, actor, params, query, boards }) {
    const belongs = ({ departmentKey }: BoardOf) => isAdmin(actor) || actor.departmentKeys.includes(departmentKey);
    const keeps = query.fields === 'card' && query.limit === undefined && query.after === undefined;
    const known = keeps ? boards.known(params.workspaceId) : undefined;
    const kept = known && belongs(known) ? await boards.board(known) : undefined;
    if (kept && kept !== 'long') return kept;
    const workspace = await seeWorkspace(db, actor, params.workspaceId);
    if (!workspace) return listTasks(db, actor, taskVisibleTo(actor), query);
    if (keeps && belongs(workspace)) {
      const board = must(await boards.board(workspace), 'workspaces.notFound');
      if (board !== 'long') return board;
    }
    const shown = onBoard(workspace.departmentKey);
    return listTasks(db, actor, belongs(workspace) ? shown : sql`${shown} and ${taskVisibleTo(actor)}`, query);
  },

  get: ({ db, actor, params }) => seeTask(db, actor, params.taskId),

  create: ({ db, actor, body }) => createTask(db, actor, body),

  update: ({ db, actor, params, body }) => updateTask(db, actor, params.taskId, body),

  move: ({ db, actor, params, body }) => moveTask(db, actor, { ...params, ...body }),

  async people({ db, actor, params }) {
    must(await findTask(db, actor, params.taskId), 'tasks.notFound');
    return peopleWhoSee(db, params.taskId);
  },

  async remove({ db, actor, params }) {
    must(await findTask(db, actor, params.taskId), 'tasks.notFound');
    must(await deleteTask(db, params.taskId, actor), 'tasks.notFound');
    return { success: true };
  },

  restore: async ({ db, actor, params }) => must(await restoreTask(db, actor, params.taskId), 'tasks.notFound'),
};
