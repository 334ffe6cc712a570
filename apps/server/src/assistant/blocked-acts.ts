// Finds the blockers of tasks that a proposal finishes, and says them before and after it is confirmed. It refuses nothing.
import type { Actor } from '@app/contract/access.ts';
import type { ProposedAct } from '@app/contract/assistant/proposals.contract.ts';
import { doneStatus } from '@app/contract/limits.ts';
import { isBlocked } from '@app/contract/relations/relations.rules.ts';
import { columnKey } from '@app/contract/workspaces/columns.rules.ts';
import { columnsIn } from '#assistant/proposals.sql.ts';
import type { Effect } from '#assistant/stored-acts.ts';
import type { Db } from '#db/connect.ts';
import { relationSummaries } from '#relations/relations.sql.ts';

type Act = Pick<ProposedAct, 'command' | 'taskId' | 'workspaceId' | 'blocked'> & { before: { columnId: number } | null };

/** Returns the acts; those that move an open task say what blocks it, also if it goes elsewhere: the person may edit where. */
export async function withBlockers<A extends Act>(db: Db, actor: Actor, acts: readonly A[]): Promise<A[]> {
  const moves = acts.filter(({ command }) => command === 'tasks.move');
  if (moves.length === 0) return [...acts];
  const summaries = await relationSummaries(
    db,
    actor,
    moves.flatMap(({ taskId }) => taskId ?? []),
  );
  const blocked = new Map(summaries.filter(isBlocked).map((each) => [each.taskId, each]));
  if (blocked.size === 0) return [...acts];
  const columns = await columnsIn(db, [...new Set(moves.map(({ workspaceId }) => workspaceId))]);
  return acts.map((act) => {
    const found = act.command === 'tasks.move' ? blocked.get(act.taskId ?? 0) : undefined;
    const done = columns.find((each) => each.workspaceId === act.workspaceId && each.nameKey === columnKey(doneStatus));
    if (!found || !done || act.before?.columnId === done.id) return act;
    const { blockers, hasHiddenBlocker } = found;
    return { ...act, blocked: { blockers, hasHiddenBlocker, doneColumnId: done.id } };
  });
}

/** Whether an act, as it is, finishes a task that something blocks. */
export function finishesBlocked({ blocked, fields }: Pick<ProposedAct, 'blocked' | 'fields'>): boolean {
  return blocked !== undefined && fields.columnId === blocked.doneColumnId;
}

/** Returns those of the tasks that were finished which something blocks, with what the person sees of it. */
export async function finishedThoughBlocked(db: Db, actor: Actor, effects: readonly Effect[]) {
  const titles = new Map(effects.flatMap(({ isDone, taskId, title }) => (isDone ? [[taskId, title]] : [])));
  if (titles.size === 0) return [];
  const summaries = await relationSummaries(db, actor, [...titles.keys()]);
  return summaries.filter(isBlocked).map(({ taskId, blockers, hasHiddenBlocker }) => ({
    taskId,
    title: titles.get(taskId) ?? '',
    blockers,
    hasHiddenBlocker,
  }));
}
