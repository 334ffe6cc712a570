// Answers what is asked about the work of people, boards and departments: progress with a forecast, load, who knows about something,
// comparisons, what is blocked, what can wait, mentions and comments.
import type { Answer } from '@app/contract/assistant/proposals.contract.ts';
import type { Period, TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import { calendarDate } from '@app/contract/dates/zones.rules.ts';
import { isOverloaded } from '@app/contract/hints/hints.rules.ts';
import { assistantLimits } from '@app/contract/limits.ts';
import { plainText } from '@app/contract/markdown/plain-text.rules.ts';
import { beginningOf } from '@app/contract/names/graphemes.rules.ts';
import { summaryDays } from '@app/contract/summaries/summaries.rules.ts';
import type { QuestionsText } from '@app/texts/english/assistant/questions.ts';
import { departmentName } from '@app/texts/sentences/names.ts';
import { questionsTexts } from '@app/texts/sentences/questions.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type AskedQuestion, answerQuestion, ended, questionCondition } from '#assistant/answer-question.ts';
import { periodText } from '#assistant/answer-text.ts';
import { answer, impossible } from '#assistant/answers.ts';
import { wordsOf } from '#assistant/assistant-context.ts';
import { namedTasks } from '#assistant/proposals.sql.ts';
import { countedTasks, type FoundTask, orders } from '#assistant/question.sql.ts';
import { intArray } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { namedBlockers } from '#questions/about-task.ts';
import {
  canWait,
  commentsOn,
  expertsOn,
  isAlike,
  isMentioned,
  pacedDays,
  type WorkState,
  workState,
} from '#questions/questions.sql.ts';
import { relationSummaries } from '#relations/relations.sql.ts';
import { scoreSql } from '#scores/score.sql.ts';
import { weightsOf } from '#scores/scores.sql.ts';
import { textQuery } from '#search/text-query.ts';
import { firstDayOf } from '#users/first-day.ts';

function textsOf({ understanding: { language } }: AskedQuestion): QuestionsText {
  return questionsTexts[language];
}

function listed(text: string, count: number, tasks: readonly FoundTask[]): Answer {
  return answer('answer', {
    text: ended(text),
    count,
    taskIds: tasks.map(({ id }) => id),
    tasks: tasks.slice(0, assistantLimits.cards),
  });
}

/** The question about open and done tasks alike, without a period. */
function anyState(question: TaskQuestion): TaskQuestion {
  return {
    ...question,
    kind: 'list',
    state: 'any',
    overdue: false,
    due: null,
    finished: null,
    changed: null,
    created: null,
    starts: null,
  };
}

async function stateOf(
  db: Db,
  actor: Principal,
  asked: AskedQuestion,
): Promise<{ state: WorkState; condition: SQL } | undefined> {
  const question = anyState(asked.question);
  const condition = await questionCondition(db, actor, { ...asked, question });
  if (!condition) return undefined;
  const { today } = asked.understanding;
  return {
    state: await workState(db, condition, { today, weekEnd: summaryDays('week', today, firstDayOf(actor)).to }),
    condition,
  };
}

/** What the numbers are about: the people, the departments or the board. */
function aboutOf(asked: AskedQuestion): string {
  const { question, board, understanding } = asked;
  const { mine, allTasks } = textsOf(asked);
  if (question.people.length > 0) return question.people.map(({ name }) => name).join(', ');
  if (question.departments.length > 0)
    return question.departments.map((name) => departmentName(understanding.catalogue, name)).join(', ');
  if (question.mine) return mine;
  return board && !question.everywhere ? departmentName(understanding.catalogue, board.name) : allTasks;
}

/** Says how a board, a department or somebody's work goes: done, open, late, stuck, and how long it takes at this pace. */
export async function progressAnswer(db: Db, actor: Principal, asked: AskedQuestion): Promise<Answer> {
  const found = await stateOf(db, actor, asked);
  if (!found) return impossible(asked.understanding.answers.notUnderstood);
  const { done, open, late, stuck } = found.state;
  const { state, pace, noPace } = textsOf(asked);
  const perWeek = done / (pacedDays / 7);
  const forecast = open === 0 ? '' : done === 0 ? noPace : pace(Math.round(10 * perWeek) / 10, Math.ceil(open / perWeek));
  const share = await answerQuestion(db, actor, { ...asked, question: { ...anyState(asked.question), kind: 'progress' } });
  const lateOnes: TaskQuestion = { ...anyState(asked.question), state: 'open', overdue: true };
  const condition = await questionCondition(db, actor, { ...asked, question: lateOnes });
  const { count, tasks } = condition ? await countedTasks(db, condition, orders.urgency) : { count: 0, tasks: [] };
  const text = [ended(share.text), state(aboutOf(asked), done, open, late, stuck), forecast].filter(Boolean).join(' ');
  return { ...listed(text, count, tasks), filter: share.filter, workspaceId: share.workspaceId };
}

/** Says how much each person has to do, and whether that is much. */
export async function loadAnswer(db: Db, actor: Principal, asked: AskedQuestion): Promise<Answer> {
  const { load, overloaded, notOverloaded, more } = textsOf(asked);
  const sides = sidesByPerson(asked.question);
  const sentences: string[] = [];
  const counts: Answer['counts'] = [];
  for (const side of sides.slice(0, assistantLimits.choices)) {
    const found = await stateOf(db, actor, { ...asked, question: side });
    if (!found) continue;
    const { open, late, soon } = found.state;
    const name = aboutOf({ ...asked, question: side });
    const isMuch = isOverloaded({ open, dueThisWeek: soon });
    sentences.push(`${load(name, open, late, soon - late)}; ${isMuch ? overloaded : notOverloaded}`);
    counts.push({ name, count: open });
  }
  if (sides.length > assistantLimits.choices) sentences.push(more(sides.length - assistantLimits.choices));
  return answer('answer', { text: ended(sentences.join('. ')), count: counts[0]?.count ?? 0, counts });
}

function sidesByPerson(question: TaskQuestion): TaskQuestion[] {
  const { people } = question;
  return people.length === 0 ? [question] : people.map((person) => ({ ...question, people: [person], mine: false }));
}

/** Names who has worked on tasks like what is asked about, and shows these tasks, finished ones first. */
export async function expertsAnswer(
  db: Db,
  actor: Principal,
  asked: AskedQuestion,
  about: { words: string; taskIds: readonly number[] },
): Promise<Answer> {
  const { experts, expert, noExperts, expertsOf } = textsOf(asked);
  const words = wordsOf(about.words, 120).filter((word) => word.length > 2);
  if (words.length === 0 && about.taskIds.length === 0) return impossible(expertsOf);
  const [named] = about.taskIds.length > 0 ? await namedTasks(db, actor, sql`t.id = any(${intArray(about.taskIds)})`, 1) : [];
  // A word's beginning finds its other forms.
  const terms = words.map((word) => ({ word: word.length > 6 ? word.slice(0, 6) : word, guesses: [] }));
  const titles = terms.length === 0 ? '' : textQuery(terms, 'prefix', '|');
  const taskIds = named ? [named.id] : [];
  const people = await expertsOn(db, actor, titles, taskIds);
  const condition = await questionCondition(db, actor, {
    ...asked,
    question: { ...anyState(asked.question), people: [], mine: false, words: null, everywhere: true },
  });
  const { count, tasks } = condition
    ? await countedTasks(db, sql`${condition} and ${isAlike(titles, taskIds)}`, orders.finished)
    : { count: 0, tasks: [] };
  const subject = named?.title ?? about.words;
  if (people.length === 0)
    return { ...listed(noExperts(subject), count, tasks), search: about.words === '' ? null : about.words };
  const names = people.slice(0, assistantLimits.choices).map(({ name, count: number }) => expert(name, number));
  return { ...listed(experts(subject, names.join(', ')), count, tasks), counts: people };
}

/** Compares people, departments or periods by their numbers; in the days that are named, by what these ask for. */
export async function comparisonAnswer(
  db: Db,
  actor: Principal,
  asked: AskedQuestion,
  sides: readonly TaskQuestion[],
): Promise<Answer> {
  const { side, sidePeriod, compareWhat } = textsOf(asked);
  if (sides.length < 2) return impossible(compareWhat);
  const differ = new Set(sides.map(ownersOf)).size > 1;
  const counts: Answer['counts'] = [];
  const texts: string[] = [];
  for (const question of sides.slice(0, assistantLimits.choices)) {
    const period = periodOf(question);
    if (period) {
      const condition = await questionCondition(db, actor, { ...asked, question: { ...question, kind: 'list' } });
      const { count } = condition ? await countedTasks(db, condition, orders.urgency, 1) : { count: 0 };
      const when = periodText(period, asked.understanding);
      const name = differ ? `${aboutOf({ ...asked, question })}, ${when}` : when;
      counts.push({ name, count });
      texts.push(sidePeriod(name, count));
      continue;
    }
    const found = await stateOf(db, actor, { ...asked, question });
    if (!found) continue;
    const { open, late, done } = found.state;
    const name = aboutOf({ ...asked, question });
    counts.push({ name, count: open });
    texts.push(side(name, open, late, done));
  }
  return answer('answer', { text: ended(texts.join('. ')), count: counts[0]?.count ?? 0, counts });
}

function periodOf({ due, finished, created, changed, starts }: TaskQuestion): Period | null {
  return finished ?? created ?? changed ?? starts ?? due;
}

/** Whose work a side is about: sides of the same people and departments differ in their periods. */
function ownersOf({ people, departments, mine }: TaskQuestion): string {
  return JSON.stringify([people.map(({ id }) => id), departments, mine]);
}

/** Compares tasks: the one with the highest score comes first. */
export async function comparedTasks(db: Db, actor: Principal, asked: AskedQuestion, taskIds: readonly number[]): Promise<Answer> {
  const { ahead } = textsOf(asked);
  const { today } = asked.understanding;
  const condition = await questionCondition(db, actor, {
    ...asked,
    question: {
      ...anyState(asked.question),
      people: [],
      mine: false,
      departments: [],
      columns: [],
      words: null,
      priorities: [],
      everywhere: true,
    },
  });
  const score = scoreSql({ actor, weights: await weightsOf(db), today });
  const ids = sql`t.id = any(${intArray(taskIds)})`;
  const { count, tasks } = condition
    ? await countedTasks(db, sql`${condition} and ${ids}`, sql`${score} desc, t.due_date nulls last, t.id`)
    : { count: 0, tasks: [] };
  const [top] = tasks;
  if (!top) return impossible(asked.understanding.answers.notUnderstood);
  return listed(ahead(top.title), count, tasks);
}

/** Lists blocked tasks with what blocks each of the first. */
export async function blockedAnswer(db: Db, actor: Principal, asked: AskedQuestion): Promise<Answer> {
  const { nothingBlocked, waitsFor, more } = textsOf(asked);
  const question: TaskQuestion = { ...asked.question, kind: 'list', state: 'open', blocked: true, stuckSince: null };
  const condition = await questionCondition(db, actor, { ...asked, question });
  const { count, tasks } = condition ? await countedTasks(db, condition, orders.urgency) : { count: 0, tasks: [] };
  if (count === 0) return listed(nothingBlocked, 0, []);
  const shown = tasks.slice(0, assistantLimits.choices);
  const found = await relationSummaries(
    db,
    actor,
    shown.map(({ id }) => id),
  );
  const sentences = shown.flatMap(({ id, title }) => {
    const relations = found.find(({ taskId }) => taskId === id);
    return relations ? [waitsFor(title, namedBlockers(asked, relations))] : [];
  });
  const rest = count - shown.length;
  return listed([...sentences, ...(rest > 0 ? [more(rest)] : [])].join('. '), count, tasks);
}

/** Lists what of the person's work can wait best, the least urgent first. */
export async function postponeAnswer(db: Db, actor: Principal, asked: AskedQuestion): Promise<Answer> {
  const texts = textsOf(asked);
  const { today } = asked.understanding;
  const { people, departments } = asked.question;
  const question: TaskQuestion = {
    ...asked.question,
    kind: 'list',
    state: 'open',
    due: null,
    changed: null,
    mine: people.length === 0 && departments.length === 0 ? true : asked.question.mine,
  };
  const condition = await questionCondition(db, actor, { ...asked, question });
  const score = scoreSql({ actor, weights: await weightsOf(db), today });
  const { tasks } = condition
    ? await countedTasks(
        db,
        sql`${condition} and ${canWait(actor, today)}`,
        sql`${score}, t.due_date desc nulls first, t.id`,
        assistantLimits.choices,
      )
    : { tasks: [] };
  return listed(tasks.length === 0 ? texts.cannotWait : texts.canWait(tasks.length), tasks.length, tasks);
}

/** Lists the tasks on which the person was mentioned. */
export async function mentionsAnswer(db: Db, actor: Principal, asked: AskedQuestion): Promise<Answer> {
  const { mentions, noMentions } = textsOf(asked);
  const { zone } = asked.understanding;
  const period = periodOf(asked.question) ?? { from: null, to: null };
  const condition = await questionCondition(db, actor, {
    ...asked,
    question: { ...anyState(asked.question), mine: false, words: null },
  });
  const { count, tasks } = condition
    ? await countedTasks(db, sql`${condition} and ${isMentioned(actor, period, zone)}`, orders.newest)
    : { count: 0, tasks: [] };
  return listed(count === 0 ? noMentions : mentions(count), count, tasks);
}

/** Quotes the newest comments of some people or of a period. */
export async function commentsAnswer(db: Db, actor: Principal, asked: AskedQuestion): Promise<Answer> {
  const { noCommentsFound, quoted } = textsOf(asked);
  const { answers, zone, date } = asked.understanding;
  const { people } = asked.question;
  const condition = await questionCondition(db, actor, {
    ...asked,
    question: { ...anyState(asked.question), people: [], words: null },
  });
  const period = periodOf(asked.question) ?? { from: null, to: null };
  const comments = condition ? await commentsOn(db, condition, { period, userIds: people.map(({ id }) => id), zone }) : [];
  if (comments.length === 0) return listed(noCommentsFound, 0, []);
  const said = comments.map(({ name, title, content, createdAt }) => {
    const text = beginningOf(plainText(content).replace(/\s+/g, ' '), assistantLimits.quote);
    return `${quoted(title)}: ${answers.comment(name, date(calendarDate(new Date(createdAt), zone)), text)}`;
  });
  const ids = [...new Set(comments.map(({ taskId }) => taskId))];
  const tasks = await namedTasks(db, actor, sql`t.id = any(${intArray(ids)})`, ids.length);
  return answer('answer', {
    text: said.join(' · '),
    count: ids.length,
    taskIds: ids,
    tasks: tasks.map(({ id, title, status, priority, department, workspaceId, dueDate }) => ({
      id,
      title,
      status,
      priority,
      department,
      workspaceId,
      dueDate,
    })),
  });
}
