// Summaries: my day and week, a board's week and trends, what changed on a board since the last visit.
import type { Api } from '@app/contract/api.ts';
import type { Handlers } from '#endpoints/context.ts';
import { todayOf } from '#recurrences/series.ts';
import { amongBoard, changedTasks, sinceOf, storeVisit } from '#summaries/summaries.sql.ts';
import { summarizeBoard, summarizeMine } from '#summaries/summarize.ts';
import { countTrends, tasksOfTrend } from '#summaries/trends.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

export const summaries: Handlers<Api['summaries']> = {
  mine: ({ db, actor, query }) => summarizeMine(db, actor, query.period, todayOf(actor)),

  async department({ db, actor, params }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    return summarizeBoard(db, actor, workspace?.departmentKey, todayOf(actor));
  },

  async trends({ db, actor, params, query: { period, filter } }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    return countTrends(db, actor, { boardKey: workspace?.departmentKey, filter, today: todayOf(actor) }, period);
  },

  async trendTasks({ db, actor, params, query }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    const { filter, ...asked } = query;
    return tasksOfTrend(db, actor, { boardKey: workspace?.departmentKey, filter, today: todayOf(actor) }, asked);
  },

  async changes({ db, actor, params }) {
    const workspace = await requireWorkspace(db, actor, params.workspaceId);
    const since = await sinceOf(db, actor.id, params.workspaceId);
    if (since === null || !workspace) return { since, count: 0, tasks: [], marks: [] };
    return { since, ...(await changedTasks(db, actor, amongBoard(workspace.departmentKey), since)) };
  },

  async visit({ db, actor, params, body }) {
    await requireWorkspace(db, actor, params.workspaceId);
    await storeVisit(db, actor.id, params.workspaceId, body.changesSeen);
    return { success: true };
  },
};
