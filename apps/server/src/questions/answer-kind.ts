// Answers a question by what it asks for. Kinds that only list or count are answered by their conditions alone.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import type { TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import type { NamedTask as TaskOfSentence } from '@app/language/command/read-command.rules.ts';
import { type AskedKind, taskKinds } from '@app/language/question/asked-kinds.rules.ts';
import type { ReadQuestion } from '@app/language/question/question.rules.ts';
import { questionsTexts } from '@app/texts/sentences/questions.ts';
import { answerAboutTask, answerComments } from '#assistant/answer-about-task.ts';
import { type AskedQuestion, answerQuestion } from '#assistant/answer-question.ts';
import { answer, impossible } from '#assistant/answers.ts';
import type { Understanding } from '#assistant/assistant-context.ts';
import type { NamedTask } from '#assistant/proposals.sql.ts';
import { resolveTasks } from '#assistant/resolve-tasks.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { answerOfTask, departmentsOfTask } from '#questions/about-task.ts';
import {
  blockedAnswer,
  commentsAnswer,
  comparedTasks,
  comparisonAnswer,
  expertsAnswer,
  loadAnswer,
  mentionsAnswer,
  postponeAnswer,
  progressAnswer,
} from '#questions/about-work.ts';
import { howToAnswer } from '#questions/how-to.ts';
import { answerSummary } from '#summaries/answer-summary.ts';
import { answerToday } from '#today/answer-today.ts';
import { planWork } from '#today/plan-work.ts';
import type { WorkspaceRow } from '#workspaces/workspaces.sql.ts';

export interface AskedKindRequest {
  asked: ReadQuestion;
  understanding: Understanding;
  board: WorkspaceRow | undefined;
  /** The first line of the text, and the whole text. */
  sentence: string;
  text: string;
  taskId: number | null | undefined;
  earlier: readonly number[];
  /** Nothing is to be proposed. */
  questionsOnly: boolean | undefined;
  /** The tasks whose titles the text names. */
  named: TaskOfSentence | undefined;
}

/** Returns the answer to a question of a kind; undefined if its conditions alone answer it. */
export async function answerKind(
  db: Db,
  actor: Principal,
  kind: AskedKind,
  request: AskedKindRequest,
): Promise<Answer | undefined> {
  const { asked, understanding, board, named } = request;
  // Words that named a title are no condition.
  const question: AskedQuestion = { question: { ...asked.conditions, words: null }, understanding, board };
  if (kind === 'howTo') return asked.topic && howToAnswer(asked.topic, understanding, board);
  if (kind === 'comments') return named ? commentsOfTask(db, actor, request) : commentsAnswer(db, actor, question);
  if (kind === 'compare' && asked.titles.length > 1)
    return comparedTasks(db, actor, question, asked.titles.flatMap(({ ids }) => ids).slice(0, assistantLimits.choices));
  if (taskKinds.has(kind) || ((kind === 'track' || kind === 'blockers') && (named || isOpenTask(request))))
    return aboutTask(db, actor, kind, request);
  return aboutWork(db, actor, kind, request, question);
}

function isOpenTask({ asked, taskId }: AskedKindRequest): boolean {
  const { people, departments } = asked.conditions;
  return taskId !== null && taskId !== undefined && people.length === 0 && departments.length === 0;
}

async function aboutWork(
  db: Db,
  actor: Principal,
  kind: AskedKind,
  { asked, understanding, board, named, questionsOnly }: AskedKindRequest,
  question: AskedQuestion,
): Promise<Answer | undefined> {
  const { conditions } = asked;
  const plain = (over: Partial<TaskQuestion>): AskedQuestion => ({ ...question, question: { ...question.question, ...over } });
  switch (kind) {
    case 'first': {
      // Of somebody else, a department or a board, tasks are listed by score.
      const isOwn = isPlain(conditions, understanding) && (conditions.mine || !board);
      return isOwn ? answerToday(db, actor, understanding) : answerQuestion(db, actor, plain({ kind: 'first' }));
    }
    case 'plan':
      return questionsOnly
        ? answerToday(db, actor, understanding)
        : planWork(db, actor, asked.saysWeek ? 'week' : 'day', {
            ...understanding,
            today: firstDayOf(conditions, understanding),
          });
    case 'track':
      return progressAnswer(db, actor, question);
    case 'blockers':
      // 'What blocks other tasks?' lists them; 'what blocks us?' names what waits, and for what.
      return conditions.waiting || conditions.stuckSince !== null || (conditions.blocking && !asked.isOurs)
        ? undefined
        : blockedAnswer(db, actor, plain({ blocking: false }));
    case 'postpone':
      return postponeAnswer(db, actor, question);
    case 'mentions':
      return mentionsAnswer(db, actor, question);
    case 'compare':
      return comparisonAnswer(db, actor, question, asked.sides);
    case 'capacity':
      return answerQuestion(db, actor, plain({ kind: 'leastLoaded', mine: false, people: [], nobody: false }));
    case 'load':
      return conditions.people.length > 0 || (conditions.mine && !asked.asksWho)
        ? loadAnswer(db, actor, question)
        : answerQuestion(db, actor, plain({ kind: 'mostLoaded', mine: false }));
    case 'changes':
      return answerQuestion(
        db,
        actor,
        plain({
          kind: 'changes',
          state: 'any',
          changed: periodOf(conditions) ?? dayOf(understanding),
          due: null,
          finished: null,
          created: null,
          byCreator: false,
        }),
      );
    case 'experts': {
      const words = conditions.words ?? asked.unused.join(' ');
      const taskIds = named?.task && 'ids' in named.task ? named.task.ids : [];
      const titles = asked.isFollowUp
        ? ''
        : asked.titles.map(({ range }) => asked.askedText.slice(range.start, range.end)).join(' ');
      return expertsAnswer(db, actor, question, { words: titles || words, taskIds });
    }
    case 'summary': {
      const [department] = conditions.departments;
      if (department !== undefined) return answerSummary(db, actor, { kind: 'department', department }, { understanding, board });
      if (conditions.mine || !board)
        return answerSummary(
          db,
          actor,
          { kind: asked.saysWeek || isWeek(conditions) ? 'week' : 'day' },
          { understanding, board },
        );
      return answerSummary(db, actor, { kind: 'department', department: undefined }, { understanding, board });
    }
    default:
      return undefined;
  }
}

function periodOf({ changed, due, finished, created }: TaskQuestion): TaskQuestion['due'] {
  return changed ?? finished ?? created ?? due;
}

function dayOf({ today }: Understanding): NonNullable<TaskQuestion['due']> {
  return { from: today, to: today };
}

/** Whether nothing narrows whose work it is, and when. */
function isPlain({ people, departments, columns, priorities, due, overdue }: TaskQuestion, { today }: Understanding): boolean {
  const names = people.length + departments.length + columns.length + priorities.length;
  return names === 0 && !overdue && (due === null || (due.from === today && due.to === today));
}

/** The day that is planned: a coming one that is named, or today. */
function firstDayOf({ due }: TaskQuestion, { today }: Understanding): string {
  return due?.from && due.from > today ? due.from : today;
}

function isWeek({ due }: TaskQuestion): boolean {
  return due !== null && due.from !== due.to;
}

async function commentsOfTask(db: Db, actor: Principal, request: AskedKindRequest): Promise<Answer> {
  const { asked, named } = request;
  return answerComments(db, actor, { ...request, sentence: request.text.trim(), command: named ?? it, people: asked.people });
}

const it: TaskOfSentence = { task: { kind: 'it', many: false }, taskRange: undefined };

async function aboutTask(db: Db, actor: Principal, kind: AskedKind, request: AskedKindRequest): Promise<Answer | undefined> {
  const { asked, understanding, named, text } = request;
  const command = named ?? it;
  const found = await resolveTasks(db, actor, { ...request, sentence: text.trim(), command });
  if (!Array.isArray(found)) return found;
  const [task, ...others] = found;
  if (!task) return impossible(questionsTexts[understanding.language].whichTask);
  if (others.length > 0) return kind === 'dependents' ? relatedTasks(db, actor, found, request) : undefined;
  const about = { task, understanding, people: asked.people };
  if (kind === 'task' && asked.asksDepartment) return departmentsOfTask(db, actor, about);
  return (
    (await answerOfTask(db, actor, kind, about)) ?? answerAboutTask(db, actor, { ...request, sentence: text.trim(), command })
  );
}

/** 'Does one depend on the other, or the other way round?': what each of them waits for. */
async function relatedTasks(
  db: Db,
  actor: Principal,
  found: readonly NamedTask[],
  { asked, understanding }: AskedKindRequest,
): Promise<Answer> {
  const each: Answer[] = [];
  for (const task of found.slice(0, assistantLimits.choices)) {
    const about = await answerOfTask(db, actor, 'blockers', { task, understanding, people: asked.people });
    if (about) each.push(about);
  }
  const tasks = each.flatMap((one) => one.tasks);
  return answer('answer', {
    text: each.map(({ text }) => text).join(' '),
    count: tasks.length,
    taskIds: tasks.map(({ id }) => id),
    tasks,
  });
}
