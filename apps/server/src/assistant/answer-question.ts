// Answers a question about tasks from SQL: the number, the tasks, and the view that shows the same.

import { isAdmin } from '@app/contract/access.ts';
import type { Answer, FilterFields } from '@app/contract/assistant/proposals.contract.ts';
import type { TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import { assistantLimits, companyWorkspaceId } from '@app/contract/limits.ts';
import { scoreOf } from '@app/contract/scores/scores.rules.ts';
import { type SQL, sql } from 'drizzle-orm';
import { conditionsText } from '#assistant/answer-text.ts';
import { answer } from '#assistant/answers.ts';
import type { Understanding } from '#assistant/assistant-context.ts';
import {
  type Count,
  countedTasks,
  type FoundTask,
  loadOfDepartments,
  loadOfPeople,
  matches,
  orders,
  progressOf,
} from '#assistant/question.sql.ts';
import { filterOf } from '#assistant/view-of.ts';
import { textArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { departmentsNamed } from '#departments/department-names.sql.ts';
import type { Principal } from '#endpoints/principal.ts';
import { scoreSql } from '#scores/score.sql.ts';
import { relationsForScore, weightsOf } from '#scores/scores.sql.ts';
import { parseQuery } from '#search/search.sql.ts';
import { textQuery } from '#search/text-query.ts';
import { taskVisibleTo } from '#tasks/task-visibility.sql.ts';
import { findWorkspaceOf, type WorkspaceRow } from '#workspaces/workspaces.sql.ts';

export interface AskedQuestion {
  question: TaskQuestion;
  understanding: Understanding;
  /** The board that the question is about, unless it names departments or everything. */
  board: WorkspaceRow | undefined;
}

/** Returns the condition of a question for a person, visibility included; undefined if its words contain nothing to search for. */
export async function questionCondition(db: Db, actor: Principal, request: AskedQuestion): Promise<SQL | undefined> {
  const { question, understanding } = request;
  const { today, zone } = understanding;
  const terms = question.words === null ? undefined : await parseQuery(db, question.words);
  if (terms?.words.length === 0) return undefined;
  const scope = {
    today,
    zone,
    textQuery:
      terms &&
      textQuery(
        terms.words.map((word) => ({ word, guesses: [] })),
        'prefix',
      ),
    boardKey: boardOf(request)?.departmentKey,
    departmentKeys: await keysOf(db, question.departments),
  };
  return sql`${matches(actor, question, scope)} and ${taskVisibleTo(actor)}`;
}

async function keysOf(db: Db, departments: readonly string[]): Promise<string[]> {
  return departments.map((await departmentsNamed(db, departments)).keyOf);
}

function boardOf({ question, board }: AskedQuestion): WorkspaceRow | undefined {
  return question.everywhere || question.departments.length > 0 ? undefined : board;
}

export async function answerQuestion(db: Db, actor: Principal, request: AskedQuestion): Promise<Answer> {
  const { question, understanding } = request;
  const { answers, today, names } = understanding;
  const board = boardOf(request);
  const condition = await questionCondition(db, actor, request);
  if (!condition) return answer('unknown', { text: answers.notUnderstood, search: question.words });
  const written = conditionsText(question, board?.name, understanding);
  const view = filterOf({ question, actorId: actor.id, today, columns: names.columns });
  const workspaceId = view && (await viewOf(db, actor, question, board));
  const shown = workspaceId === undefined ? {} : { filter: view ?? null, workspaceId };
  switch (question.kind) {
    case 'mostLoaded':
    case 'leastLoaded': {
      const isFewest = question.kind === 'leastLoaded';
      const keys = question.departments.length > 0 ? await keysOf(db, question.departments) : actor.departmentKeys;
      return loaded(
        await loadOfPeople(db, condition, colleagues(keys), isFewest),
        answers[question.kind],
        written,
        understanding,
      );
    }
    case 'busiestDepartment': {
      const seen = isAdmin(actor) ? sql`true` : sql`d.key = any(${textArray(actor.departmentKeys)})`;
      return loaded(await loadOfDepartments(db, condition, seen), answers.busiestDepartment, written, understanding);
    }
    case 'progress': {
      const { done, all } = await progressOf(db, condition);
      const percent = all === 0 ? 0 : Math.round((100 * done) / all);
      return answer('answer', { text: `${answers.progress(percent, done, all)} (${written})`, count: all, ...shown });
    }
    case 'first': {
      const weights = await weightsOf(db);
      const reader = { actor, weights, today };
      const byScore = sql`${scoreSql(reader)} desc, t.id`;
      const { count, tasks } = await countedTasks(db, condition, byScore, assistantLimits.people);
      const [top] = tasks;
      const [related] = top ? await relationsForScore(db, reader, [top.id]) : [];
      const text = top
        ? `${answers.first(top.title, scoreOf(top, weights, today, related).score)} (${written})`
        : sentence(0, written, understanding);
      return listed(tasks, count, text, shown);
    }
    case 'oldest': {
      const { count, tasks } = await countedTasks(db, condition, orders.oldest, assistantLimits.people);
      const [top] = tasks;
      const text = top
        ? `${answers.oldest(top.title, understanding.date(top.createdAt.slice(0, 10)))} (${written})`
        : sentence(0, written, understanding);
      return listed(tasks, count, text, shown);
    }
    default: {
      const { count, tasks } = await countedTasks(db, condition, orderOf(question));
      const text = sentence(count, written, understanding);
      return listed(tasks, count, text, { ...shown, choices: replanChoices(request, view, tasks, count) });
    }
  }
}

/** Offers to plan overdue tasks anew: exactly those of the answer, or none. */
function replanChoices(
  { question, understanding: { answers }, board }: AskedQuestion,
  view: FilterFields | undefined,
  tasks: readonly FoundTask[],
  count: number,
): Answer['choices'] {
  if (question.kind !== 'list' || !question.overdue || question.due || count === 0) return [];
  const { assignees = [], priorities = [], departments = [], statuses = [] } = view ?? {};
  const isPlain = view && [...assignees, ...priorities, ...departments, ...statuses].length === 0;
  if (isPlain && !(question.everywhere && board)) {
    const text = question.mine ? answers.replanMine : answers.replanAll;
    return [{ label: text, text, workspaceId: null }];
  }
  if (count > assistantLimits.tasksByNumber) return [];
  const text = answers.replanTasks(tasks.map(({ id }) => `#${id}`).join(', '));
  return [{ label: answers.replanThese, text, workspaceId: null }];
}

function orderOf({ kind, state, created }: TaskQuestion): SQL {
  if (kind === 'changes' || created) return orders.newest;
  return state === 'done' ? orders.finished : orders.urgency;
}

function sentence(count: number, written: string, { answers }: Understanding): string {
  const found = count === 0 ? answers.none : answers.found(count);
  return ended(written === '' ? found : answers.said(found, written));
}

/** Returns a sentence with one full stop: a short date in some languages ends with one. */
export function ended(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

function listed(tasks: readonly FoundTask[], count: number, text: string, shown: Partial<Answer>): Answer {
  return answer('answer', {
    text,
    count,
    taskIds: tasks.map(({ id }) => id),
    tasks: tasks.slice(0, assistantLimits.cards),
    ...shown,
  });
}

function loaded(
  counts: readonly Count[],
  say: (name: string, count: number) => string,
  written: string,
  understanding: Understanding,
): Answer {
  const [first] = counts;
  const text = first ? `${say(first.name, first.count)} (${written}).` : sentence(0, written, understanding);
  return answer('answer', { text, count: first?.count ?? 0, counts: [...counts] });
}

/** Returns the board on which the view shows the tasks: the asked one, that of the only department, or the company view. */
async function viewOf(
  db: Db,
  actor: Principal,
  question: TaskQuestion,
  board: WorkspaceRow | undefined,
): Promise<number | undefined> {
  if (board) return board.id;
  const [only, ...others] = question.departments;
  if (only !== undefined && others.length === 0) {
    const [key = ''] = await keysOf(db, [only]);
    if (isAdmin(actor) || actor.departmentKeys.includes(key)) return (await findWorkspaceOf(db, key))?.id;
  }
  // The company view is for administrators; a view of one board would lack tasks of others.
  return isAdmin(actor) ? companyWorkspaceId : undefined;
}

/** The condition that a person `u` belongs to one of these departments. */
function colleagues(keys: readonly string[]): SQL {
  return sql`exists (select from user_departments ud join departments d on d.id = ud.department_id
    where ud.user_id = u.id and not ud.pending and d.key = any(${textArray(keys)}))`;
}
