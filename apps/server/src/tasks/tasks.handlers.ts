// Tasks: lists, one, and the writes.
import { type Api, isAdmin } from '@app/contract';
import type { BoardOf, Handlers } from '#http/context.ts';
import { must } from '#http/errors.ts';
import { createTask } from '#tasks/create-task.ts';
import { moveTask } from '#tasks/move-task.ts';
import { seeTask } from '#tasks/see-task.ts';
import { deleteTask, restoreTask } from '#tasks/task-writes.sql.ts';
import { findTask, peopleWhoSee, visibleBoardText, visibleTasksText } from '#tasks/tasks.sql.ts';
import { updateTask } from '#tasks/update-task.ts';
import { seeWorkspace } from '#workspaces/see-workspace.ts';

export const tasks: Handlers<Api['tasks']> = {
  list: async ({ db, actor, query }) => ({ jsonText: await visibleTasksText(db, actor, query.fields) }),

  async inWorkspace({ db, actor, params, query, boards }) {
    const belongs = ({ departmentKey }: BoardOf) => isAdmin(actor) || actor.departmentKeys.includes(departmentKey);
    const known = boards.known(params.workspaceId);
    const kept = known && belongs(known) ? await boards.board(known, query.fields) : undefined;
    if (kept) return kept;
    const workspace = await seeWorkspace(db, actor, params.workspaceId);
    if (!workspace) return { jsonText: await visibleTasksText(db, actor, query.fields) };
    if (belongs(workspace)) return must(await boards.board(workspace, query.fields), 'workspaces.notFound');
    return { jsonText: await visibleBoardText(db, actor, workspace.departmentKey, query.fields) };
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
