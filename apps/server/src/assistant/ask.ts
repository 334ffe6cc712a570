// Answers a text: a command becomes a proposal, a question an answer; what is neither is said, with the nearest questions.
import type { Answer, AskInput } from '@app/contract/assistant/proposals.contract.ts';
import type { TaskQuestion } from '@app/contract/assistant/task-question.rules.ts';
import { assistantLimits, limits } from '@app/contract/limits.ts';
import { readSummary } from '@app/contract/summaries/read-summary.rules.ts';
import { type NamedTask, readCommand, readTaskQuestion } from '@app/language/command/read-command.rules.ts';
import { type AskedKind, asksRather, sureScore } from '@app/language/question/asked-kinds.rules.ts';
import { asksForView, asksOnlyWhy, placeNamed } from '@app/language/question/follow-up.rules.ts';
import { nearestOf } from '@app/language/question/nearest.rules.ts';
import type { ReadQuestion } from '@app/language/question/question.rules.ts';
import { readHelp } from '@app/language/question/read-help.rules.ts';
import { readQuestion, readQuestionAs } from '@app/language/question/read-question.rules.ts';
import { readSchedule } from '@app/language/question/read-schedule.rules.ts';
import type { ReadActs } from '@app/language/reading/read-acts.rules.ts';
import { withoutNoise } from '@app/language/reading/without-noise.rules.ts';
import { answerAboutTask } from '#assistant/answer-about-task.ts';
import { answerQuestion } from '#assistant/answer-question.ts';
import { conditionsText } from '#assistant/answer-text.ts';
import { answer, choice } from '#assistant/answers.ts';
import { type AskedCommand, type Understanding, understandingOf } from '#assistant/assistant-context.ts';
import { proposeAll } from '#assistant/propose/propose-all.ts';
import { namesTask } from '#assistant/resolve-tasks.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { answerKind } from '#questions/answer-kind.ts';
import { answerSummary, namedDepartments } from '#summaries/answer-summary.ts';
import { requireWorkspace } from '#workspaces/require-workspace.ts';

/**
 * Answers a text. `earlier` are the tasks that the conversation named last, for 'it' and 'them' where no task is open; `meant` is what
 * a model has said that it asks.
 */
export async function ask(
  db: Db,
  actor: Principal,
  input: AskInput,
  earlier: readonly number[] = [],
  meant?: AskedKind,
): Promise<Answer> {
  const { text, language, workspaceId, taskId, questionsOnly } = input;
  const { previous = [], shown = [] } = input;
  const board = workspaceId ? await requireWorkspace(db, actor, workspaceId) : undefined;
  const understanding = await understandingOf(db, actor, [text, ...previous].join('\n'), language, input);
  const { answers } = understanding;
  const help = readHelp(text);
  if (help)
    return answer('answer', help === 'thanks' ? { text: answers.thanks } : { text: answers.help, nearest: answers.helpExamples });
  const scheduled = await answerScheduled(db, actor, input, understanding);
  if (scheduled) return scheduled;
  const [sentence = ''] = text.trim().split(/\r\n|[\n\r\u2028\u2029]/);
  const last = previous.at(-1);
  // What was shown is asked again as it was, and has the link to its view.
  if (last !== undefined && asksForView(sentence))
    return ask(db, actor, { ...input, text: last, previous: previous.slice(0, -1) }, earlier);
  const pointed = await answerPointed(
    db,
    actor,
    { sentence, text, understanding, board, taskId, earlier },
    shown.length > 0 ? shown : earlier,
  );
  if (pointed) return pointed;
  const departments = namedDepartments(understanding);
  const summary =
    readSummary(sentence, understanding.language, departments) ??
    readSummary(withoutNoise(sentence, understanding.language), understanding.language, departments);
  if (summary) return answerSummary(db, actor, summary, { understanding, board });
  const options = { ...understanding, hasTask: Boolean(taskId) || earlier.length === 1 };
  const asked = meant ? readQuestionAs(meant, text, options) : readQuestion(text, options, previous);
  const read = questionsOnly || meant ? undefined : readCommand(text, understanding);
  const request = { sentence, text, understanding, board, taskId, earlier };
  const asking = { ...request, asked, questionsOnly };
  if (read && !isQuestion(read, asked, text) && !(isAboutNothing(read) && !taskId && earlier.length === 0))
    return proposeAll(db, actor, { ...request, read });
  return answerAsked(db, actor, asking);
}

/** 'Every Monday at 8: what is late?' is answered now, and offered on that schedule. */
async function answerScheduled(
  db: Db,
  actor: Principal,
  input: AskInput,
  { language, today }: Understanding,
): Promise<Answer | undefined> {
  const schedule = readSchedule(input.text, { language, today });
  if (!schedule) return undefined;
  const found = await ask(db, actor, { ...input, text: schedule.text, questionsOnly: true, previous: [], shown: [] });
  return found.kind === 'answer' && !isUnsure(found) ? { ...found, schedule } : undefined;
}

/** 'The second one' shows this task of the last answer, 'why?' the reasons for its first one. */
async function answerPointed(db: Db, actor: Principal, request: Asked, shown: readonly number[]): Promise<Answer | undefined> {
  const place = placeNamed(request.sentence);
  const isWhy = asksOnlyWhy(request.sentence);
  const taskId = isWhy ? (request.taskId ?? shown[0]) : place === undefined ? undefined : shown.at(place);
  if (typeof taskId !== 'number') return undefined;
  const command: NamedTask = { task: { kind: 'ids', ids: [taskId] }, taskRange: undefined };
  if (!isWhy) return answerAboutTask(db, actor, { ...request, command });
  const asked = readQuestionAs('track', request.sentence, request.understanding);
  return answerKind(db, actor, 'track', { ...request, asked, named: command, questionsOnly: true });
}

/** Whether the rules did not understand a text, or not surely: they ask back, or say what they know, with the nearest questions. */
export function isUnsure({ kind, nearest, search }: Answer): boolean {
  return nearest.length > 0 && (kind !== 'answer' || search !== null);
}

/** 'Tasks that wait for review' is a question, although it has the form of a sentence about two tasks, and so is 'finished tasks'. */
function isQuestion(read: ReadActs, { isSure, kinds }: ReadQuestion, text: string): boolean {
  const { commands, isDescription } = read;
  return asksRather(text, kinds[0], read.score) || (isSure && (isDescription || commands.some(({ other }) => other)));
}

/** 'Maria's things next week' names no task, so it asks for no change of one. */
function isAboutNothing({ commands, isDescription }: ReadActs): boolean {
  return isDescription && commands.every(({ task, taskRange }) => task?.kind === 'it' && !taskRange);
}

type Asked = Omit<AskedCommand, 'command'>;
type AskedQuestionText = Asked & { asked: ReadQuestion; questionsOnly: boolean | undefined };

/** Answers a question: about the task whose title it names, or about tasks. What is not sure is asked back. */
async function answerAsked(db: Db, actor: Principal, request: AskedQuestionText): Promise<Answer> {
  const { asked, text, sentence, understanding, board } = request;
  const { answers } = understanding;
  const { question, isSure, ambiguous, unknown } = asked;
  const listed = titlesListed(asked);
  if (listed) return answerQuestion(db, actor, { question: listed, understanding, board });
  const titled = taskNamed(asked);
  const byKind = await answerBest(db, actor, { ...request, named: titled });
  if (byKind) return byKind;
  const about = titled ?? readTaskQuestion(text, understanding);
  // A title may consist of words that mean something: 'Who works on Overdue invoices?'.
  const isAmbiguous = ambiguous !== undefined && unknown.length === 0;
  if (about && ((!isSure && !isAmbiguous) || (await namesTask(db, actor, about))))
    return ofWhatIsNamed(await answerAboutTask(db, actor, { ...request, sentence: text.trim(), command: about }), request);
  if (question && isSure)
    return withUnused(await answerQuestion(db, actor, { question, understanding, board }), asked, understanding);
  if (ambiguous) {
    const { start, end, people } = ambiguous;
    return choice(
      answers.whichPerson(ambiguous.text),
      people.slice(0, assistantLimits.choices).map(({ id, name }) => ({
        label: name,
        text: `${ambiguous.sentence.slice(0, start)}@#${id}${ambiguous.sentence.slice(end)}`,
      })),
      people.length,
    );
  }
  const words = unknown.slice(0, assistantLimits.nearest).join(' ');
  const meant = question && didYouMean(asked, question, request);
  if (meant) return meant;
  return answer('unknown', {
    text: words === '' ? answers.notUnderstood : answers.notUnderstoodWords(words),
    nearest: nearestOf(text, answers.examples),
    search: sentence.slice(0, limits.search.query),
  });
}

/** Answers by the likeliest kind if it is sure, and says which words were not used. */
async function answerBest(
  db: Db,
  actor: Principal,
  request: AskedQuestionText & { named: NamedTask | undefined },
): Promise<Answer | undefined> {
  const { asked, understanding } = request;
  const [best] = asked.kinds;
  if (!best || best.score < sureScore || (asked.ambiguous && best.kind !== 'howTo')) return undefined;
  const found = await answerKind(db, actor, best.kind, request);
  return best.kind === 'experts' || !found ? found : withUnused(found, asked, understanding);
}

/** Says which words an answer did not use. */
function withUnused(found: Answer, { unused }: ReadQuestion, { answers }: Understanding): Answer {
  if (found.kind !== 'answer' || unused.length === 0) return found;
  return { ...found, text: `${found.text} ${answers.notUsed(unused.slice(0, assistantLimits.nearest).join(' '))}` };
}

/** Of a text that is understood in part, what is known of the task that it names is no whole answer. */
function ofWhatIsNamed(found: Answer, { asked, text, sentence, understanding }: AskedQuestionText): Answer {
  if (found.kind !== 'answer' || asked.unused.length === 0) return found;
  const nearest = nearestOf(text, understanding.answers.examples);
  return { ...withUnused(found, asked, understanding), nearest, search: sentence.slice(0, limits.search.query) };
}

/** Offers the reading without the words that were not understood, unless one of them may turn the meaning. */
function didYouMean({ turns, unknown, plainText }: ReadQuestion, question: TaskQuestion, request: Asked): Answer | undefined {
  const { understanding, board } = request;
  const { answers } = understanding;
  if (turns || !readQuestion(plainText, understanding).isSure) return undefined;
  const isPlain = question.kind === 'list' || question.kind === 'count';
  const label = isPlain ? conditionsText(question, board?.name, understanding) : plainText;
  const said = answers.notUnderstoodWords(unknown.slice(0, assistantLimits.nearest).join(' '));
  return {
    ...choice(`${said} ${answers.didYouMean}`, [{ label, text: plainText }]),
    nearest: nearestOf(request.text, answers.examples),
    search: request.sentence.slice(0, limits.search.query),
  };
}

/** 'Which invoices are late?': words of several titles are a condition of the tasks that are asked for. */
function titlesListed({ question, titles, unknown, namesTasks, plainText }: ReadQuestion): TaskQuestion | undefined {
  const isList = titles.length > 0 && question && unknown.length === 0 && question.words === null;
  const isMeant = namesTasks || question?.kind === 'count' || titles.some(({ ids }) => ids.length > 1);
  if (!isList || !isMeant || titles.some(({ range }) => /^#/.test(plainText.slice(range.start)))) return undefined;
  return { ...question, words: titles.map(({ range }) => plainText.slice(range.start, range.end)).join(' ') };
}

/** The tasks whose titles a question names. */
function taskNamed({ titles, isFollowUp }: ReadQuestion): NamedTask | undefined {
  const [only, ...others] = titles;
  if (!only) return undefined;
  const { ids } = only;
  const taskRange = isFollowUp ? undefined : only.range;
  if (others.length === 0) return { task: ids.length > 1 ? { kind: 'either', ids } : { kind: 'ids', ids }, taskRange };
  // 'Compare the audit with the closing': each title names one task.
  const each = titles.flatMap((title) => (title.ids.length === 1 ? title.ids : []));
  return each.length === titles.length ? { task: { kind: 'ids', ids: each }, taskRange: undefined } : undefined;
}
