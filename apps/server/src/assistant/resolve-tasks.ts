// Finds the tasks that a command names. A name that fits several tasks is a question, never a guess.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import { assistantLimits, limits } from '@app/contract/limits.ts';
import { fold } from '@app/contract/names/folded-names.rules.ts';
import type { NamedTask as TaskOfSentence } from '@app/language/command/read-command.rules.ts';
import type { TitlePart } from '@app/language/command/task-reference.rules.ts';
import { readQuestion } from '@app/language/question/read-question.rules.ts';
import { sql } from 'drizzle-orm';
import { questionCondition } from '#assistant/answer-question.ts';
import { choice, impossible } from '#assistant/answers.ts';
import type { Understanding } from '#assistant/assistant-context.ts';
import { type NamedTask, namedTasks, titleMatches } from '#assistant/proposals.sql.ts';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { parseQuery } from '#search/search.sql.ts';
import { textQuery } from '#search/text-query.ts';
import type { WorkspaceRow } from '#workspaces/workspaces.sql.ts';

export interface Named {
  /** The first line of the text. */
  sentence: string;
  command: TaskOfSentence;
  understanding: Understanding;
  board: WorkspaceRow | undefined;
  /** The task that is open. */
  taskId: number | null | undefined;
  /** What the conversation named last. */
  earlier?: readonly number[] | undefined;
}

/** Returns the tasks, or the answer that says why there are none. */
export async function resolveTasks(db: Db, actor: Principal, named: Named): Promise<NamedTask[] | Answer> {
  const { command, understanding } = named;
  const reference = command.task;
  if (!reference || reference.kind === 'it') return namedBefore(db, actor, named, reference?.many ?? false);
  if (reference.kind === 'nth') return nthNamed(db, actor, reference.nth, named);
  if (reference.kind === 'either') return oneOf(db, actor, reference.ids, named);
  if (reference.kind === 'ids') return byIds(db, actor, reference.ids, understanding);
  const found = await byTitle(db, actor, reference.text, named);
  const isNone = !Array.isArray(found) && found.kind !== 'choice';
  return isNone && reference.parts.length > 1 ? ((await byTitles(db, actor, reference.parts, named)) ?? found) : found;
}

/** Returns the task that is open, or what the conversation named last; 'it' of several is a question. */
async function namedBefore(db: Db, actor: Principal, named: Named, many: boolean): Promise<NamedTask[] | Answer> {
  const { understanding, taskId, earlier = [], sentence, command } = named;
  const { answers } = understanding;
  const ids = taskId ? [taskId] : earlier;
  if (ids.length > assistantLimits.acts) return impossible(many ? answers.tooMany(assistantLimits.acts) : answers.whichIt);
  const found = await namedTasks(db, actor, sql`t.id = any(${intArray(ids)})`, assistantLimits.acts);
  if (found.length === 0) return impossible(answers.whichIt);
  if (found.length === 1 || many) return found.reverse();
  if (!command.taskRange) return impossible(answers.whichIt);
  const { start, end } = command.taskRange;
  return choice(
    answers.whichTask(sentence.slice(start, end)),
    found.slice(0, assistantLimits.choices).map((task) => labelled(task, named)),
    found.length,
  );
}

/** 'The second one' of those that the conversation named last, in their order. */
async function nthNamed(
  db: Db,
  actor: Principal,
  nth: number,
  { understanding, earlier = [] }: Named,
): Promise<NamedTask[] | Answer> {
  const id = nth < 0 ? earlier.at(-1) : earlier[nth - 1];
  return id === undefined ? impossible(understanding.answers.whichIt) : byIds(db, actor, [id], understanding);
}

/** Returns the tasks of several titles, or the answer about the one that names no task; undefined if none of them does. */
async function byTitles(
  db: Db,
  actor: Principal,
  titles: readonly TitlePart[],
  named: Named,
): Promise<NamedTask[] | Answer | undefined> {
  const tasks = new Map<number, NamedTask>();
  let problem: Answer | undefined;
  for (const part of titles) {
    const command = { ...named.command, taskRange: part };
    const found =
      part.id === undefined
        ? await byTitle(db, actor, part.text, { ...named, command })
        : await byIds(db, actor, [part.id], named.understanding);
    if (Array.isArray(found)) for (const task of found) tasks.set(task.id, task);
    else problem ??= found;
  }
  if (problem) return tasks.size > 0 || problem.kind === 'choice' ? problem : undefined;
  const { answers } = named.understanding;
  return tasks.size > assistantLimits.acts ? impossible(answers.tooMany(assistantLimits.acts)) : [...tasks.values()];
}

/** Several titles are equally like the words: asks which one is meant. */
async function oneOf(db: Db, actor: Principal, ids: readonly number[], named: Named): Promise<NamedTask[] | Answer> {
  const { understanding, sentence, command } = named;
  const found = await namedTasks(db, actor, sql`t.id = any(${intArray(ids)})`, assistantLimits.acts);
  const { start = 0, end = 0 } = command.taskRange ?? {};
  if (found.length === 1) return found;
  if (found.length === 0) return impossible(understanding.answers.noTask(sentence.slice(start, end)));
  return choice(
    understanding.answers.whichTask(sentence.slice(start, end)),
    found.slice(0, assistantLimits.choices).map((task) => labelled(task, named)),
    found.length,
  );
}

async function byIds(
  db: Db,
  actor: Principal,
  ids: readonly number[],
  { answers }: Understanding,
): Promise<NamedTask[] | Answer> {
  if (new Set(ids).size > assistantLimits.acts) return impossible(answers.tooMany(assistantLimits.acts));
  const found = await namedTasks(db, actor, sql`t.id = any(${intArray(ids)})`, assistantLimits.acts);
  const missing = ids.find((id) => !found.some((task) => task.id === id));
  return missing === undefined ? found.reverse() : impossible(answers.noTask(`#${missing}`));
}

async function byTitle(db: Db, actor: Principal, words: string, named: Named): Promise<NamedTask[] | Answer> {
  const { understanding } = named;
  const { answers } = understanding;
  const found = await withTitle(db, actor, words);
  const exact = found.filter(({ title }) => sameText(title, words));
  if (exact.length === 1) return exact;
  if (exact.length === 0) {
    const several = await asQuestion(db, actor, words, named);
    if (several) return several;
  }
  const fitting = exact.length > 0 ? exact : found;
  if (fitting.length === 1) return fitting;
  if (fitting.length === 0) return impossible(answers.noTask(words), words);
  return choice(
    answers.whichTask(words),
    fitting.slice(0, assistantLimits.choices).map((task) => labelled(task, named)),
    fitting.length,
  );
}

/** The same sentence with the number of the task, which is no guess. */
function labelled({ id, title, status }: NamedTask, { sentence, command }: Named): { label: string; text: string } {
  const { start = 0, end = 0 } = command.taskRange ?? {};
  const before = sentence.slice(0, start).replace(/["“„«]\s*$/, '');
  const after = sentence.slice(end).replace(/^\s*["”»“]/, '');
  return { label: `#${id} ${title} (${status})`, text: `${before}#${id}${after}` };
}

/** Returns the id of the task that a choice offers; other choices are people and boards. */
export function offeredTask(label: string): number | undefined {
  const [, id] = /^#(\d{1,9}) /.exec(label) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Returns whether words are the number or the whole title of a task that the person sees, or several numbers. */
export async function namesTask(db: Db, actor: Principal, { task }: Pick<TaskOfSentence, 'task'>): Promise<boolean> {
  if (task?.kind !== 'words') return task?.kind === 'ids';
  return (await withTitle(db, actor, task.text)).some(({ title }) => sameText(title, task.text));
}

async function withTitle(db: Db, actor: Principal, words: string): Promise<NamedTask[]> {
  const terms = await parseQuery(db, words.slice(0, limits.search.query));
  if (!terms || terms.words.length === 0) return [];
  const query = textQuery(
    terms.words.slice(0, limits.search.terms).map((word) => ({ word, guesses: [] })),
    'prefix',
  );
  return namedTasks(db, actor, titleMatches(query), assistantLimits.acts);
}

/** Returns the question that the words are, such as 'all overdue tasks in HR'; `namesTasks` if a noun for tasks is among them. */
export function namedQuestion({ sentence, command, understanding }: Pick<Named, 'sentence' | 'command' | 'understanding'>) {
  // The title has lost its articles, and 'my' is one of them: a question needs it.
  const { start, end } = command.taskRange ?? { start: 0, end: 0 };
  const { question, namesTasks, isSure } = readQuestion(sentence.slice(start, end), { ...understanding, titles: [] });
  return isSure && question?.kind === 'list' && question.words === null ? { question, namesTasks } : undefined;
}

/** Returns the one person whose tasks a command names, as in 'Jonas' tasks': what it says about assignees is about them. */
export function ownerNamed(actor: Principal, named: Pick<Named, 'sentence' | 'command' | 'understanding'>): number | undefined {
  const { question, namesTasks } = (named.command.task?.kind === 'words' && namedQuestion(named)) || {};
  const describes = named.command.task?.kind === 'words' && named.command.task.all === true;
  if (!question || !(namesTasks || describes) || question.byCreator) return undefined;
  const [owner, ...others] = [...question.people.map(({ id }) => id), ...(question.mine ? [actor.id] : [])];
  return others.length === 0 ? owner : undefined;
}

/** 'All overdue tasks in HR' names tasks by a question. */
async function asQuestion(db: Db, actor: Principal, words: string, named: Named): Promise<NamedTask[] | Answer | undefined> {
  const { understanding, board } = named;
  const { question, namesTasks } = namedQuestion(named) ?? {};
  const describes = named.command.task?.kind === 'words' && named.command.task.all === true;
  if (!question || !(namesTasks || describes)) return undefined;
  const condition = await questionCondition(db, actor, { question, understanding, board });
  if (!condition) return undefined;
  const found = await namedTasks(db, actor, condition, assistantLimits.acts + 1);
  if (found.length === 0) return impossible(understanding.answers.noTask(words));
  return found.length > assistantLimits.acts ? impossible(understanding.answers.tooMany(assistantLimits.acts)) : found.reverse();
}

function sameText(one: string, other: string): boolean {
  const plain = (text: string) => fold(text).replace(/\s+/g, ' ').trim();
  return plain(one) === plain(other);
}
