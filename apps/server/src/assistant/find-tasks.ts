// Finds the visible tasks that meet conditions: the same SQL as that of questions, without a sentence.

import type { TaskConditions } from '@app/contract/assistant/proposals.contract.ts';
import type { TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import { toCalendarDate } from '@app/contract/dates/zones.rules.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import { questionCondition } from '#assistant/answer-question.ts';
import { understandingOf } from '#assistant/assistant-context.ts';
import { countedTasks, orders } from '#assistant/question.sql.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

export async function findTasks(db: Db, actor: Principal, conditions: TaskConditions) {
  const board = conditions.workspaceId ? await requireWorkspace(db, actor, conditions.workspaceId) : undefined;
  const understanding = await understandingOf(db, actor, '', null);
  const question = questionOf(conditions, understanding.zone);
  // A department would replace the board.
  const inside = board && conditions.departments?.length ? { ...question, departments: [] } : question;
  const condition = await questionCondition(db, actor, { question: inside, understanding, board });
  if (!condition) return { count: 0, tasks: [] };
  const order = question.changed ? orders.newest : question.state === 'done' ? orders.finished : orders.urgency;
  const { skip = 0 } = conditions;
  const found = await countedTasks(db, condition, order, assistantLimits.cards, skip);
  // Behind the last page no row tells how many there are.
  return found.tasks.length > 0 || skip === 0 ? found : { ...(await countedTasks(db, condition, order, 1)), tasks: [] };
}

function questionOf(conditions: TaskConditions, zone: string): TaskQuestion {
  const day = (date: string | null | undefined) => toCalendarDate(date ?? null, zone);
  const [from, to, changed] = [day(conditions.dueFrom), day(conditions.dueTo), day(conditions.changedSince)];
  return {
    kind: 'list',
    state: conditions.state,
    overdue: conditions.overdue ?? false,
    due: from || to ? { from, to } : null,
    created: null,
    finished: null,
    changed: changed ? { from: changed, to: null } : null,
    starts: null,
    mine: conditions.mine ?? false,
    people: conditions.assigneeId === undefined ? [] : [{ id: conditions.assigneeId, name: '' }],
    byCreator: false,
    nobody: conditions.unassigned ?? false,
    departments: conditions.departments ?? [],
    columns: conditions.columns ?? [],
    priorities: conditions.priorities ?? [],
    noDueDate: false,
    notStarted: false,
    future: false,
    openChecklist: false,
    waiting: false,
    blocked: conditions.blocked ?? false,
    blocking: false,
    stuckSince: null,
    words: conditions.words?.trim() || null,
    everywhere: !conditions.workspaceId,
  };
}
