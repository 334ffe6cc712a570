// Relations of tasks and sub-tasks.
import type { Api } from '@app/contract/api.ts';
import { sql } from 'drizzle-orm';
import type { Handlers } from '#endpoints/context.ts';
import { assertValid, requireFound } from '#endpoints/errors.ts';
import { addRelation } from '#relations/add-relation.ts';
import { createSubtask } from '#relations/create-subtask.ts';
import { promoteItem } from '#relations/promote-item.ts';
import { deleteLink, relationMarks, relationSummaries, relationsOf } from '#relations/relations.sql.ts';
import { relationsForScore, scoreReader } from '#scores/scores.sql.ts';
import { requireTask } from '#tasks/require-task.ts';
import { findTask, onBoard } from '#tasks/tasks.sql.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

export const relations: Handlers<Api['relations']> = {
  async list({ db, actor, params }) {
    await requireTask(db, actor, params.taskId);
    return relationsOf(db, actor, params.taskId);
  },

  async add({ db, actor, params, body }) {
    await requireTask(db, actor, params.taskId);
    assertValid((await findTask(db, actor, body.taskId)) !== undefined, 'taskId', 'tasks.notFound');
    return addRelation(db, actor, { taskId: params.taskId, kind: body.kind, otherId: body.taskId });
  },

  async remove({ db, actor, params }) {
    await requireTask(db, actor, params.taskId);
    requireFound(await deleteLink(db, actor, params.taskId, params.relationId), 'relations.notFound');
    return { success: true };
  },

  async addSubtask({ db, actor, params, body }) {
    return createSubtask(db, actor, await requireTask(db, actor, params.taskId), body);
  },

  promote: ({ db, actor, params }) => promoteItem(db, actor, params.taskId, params.itemId),

  async summaries({ db, actor, body }) {
    const summaries = new Map((await relationSummaries(db, actor, body.taskIds)).map((each) => [each.taskId, each]));
    const scored = await relationsForScore(db, await scoreReader(db, actor), body.taskIds);
    const none = { blockers: [], hasHiddenBlocker: false, subtasks: 0, subtasksDone: 0 };
    return scored
      .filter(({ taskId, blocking }) => blocking > 0 || summaries.has(taskId))
      .map((each) => ({ ...none, ...summaries.get(each.taskId), ...each }));
  },

  async marks({ db, actor, params }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    return relationMarks(db, await scoreReader(db, actor), workspace ? onBoard(workspace.departmentKey) : sql`true`);
  },
};
