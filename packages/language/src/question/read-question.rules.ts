// Reads a question about tasks: its conditions, in any order, and what is asked for. A word without a meaning is named and makes the
// reading less sure; it never refuses it.
import { assistantLimits, type Language } from '@app/contract/limits.ts';
import { languagesFrom } from '#line/compiled.rules.ts';
import { thingsBook } from '#line/names.rules.ts';
import { type Token, tokensOf } from '#line/tokens.rules.ts';
import type { AskOptions } from '#question/ask-options.rules.ts';
import { type AskedKind, likelyKinds, sureScore } from '#question/asked-kinds.rules.ts';
import { compiledAsks } from '#question/compiled-asks.rules.ts';
import { compiledQuestions } from '#question/compiled-questions.rules.ts';
import { continues, withContext } from '#question/follow-up.rules.ts';
import { peopleIndex } from '#question/people.rules.ts';
import type { AskedReading, ReadQuestion } from '#question/question.rules.ts';
import { type FoundParts, nothingFound, questionOf } from '#question/question-of.rules.ts';
import { isTurn, type QuestionParts, questionParts } from '#question/question-parts.rules.ts';
import { plainText } from '#question/question-spelling.rules.ts';
import { spokenText } from '#question/spoken-text.rules.ts';
import { compiledClasses } from '#reading/compiled-classes.rules.ts';

const anything = questionOf(nothingFound(), '2000-01-01');
if (!anything) throw new Error('no conditions');

const notUnderstood: ReadQuestion = {
  question: undefined,
  isSure: false,
  kinds: [],
  conditions: anything,
  sides: [],
  topic: undefined,
  isTogether: false,
  asksWhy: false,
  asksDepartment: false,
  asksWho: false,
  isOurs: false,
  saysWeek: false,
  unknown: [],
  unused: [],
  turns: false,
  plainText: '',
  askedText: '',
  ambiguous: undefined,
  namesTasks: false,
  saysState: false,
  asksComments: false,
  people: [],
  titles: [],
  isFollowUp: false,
};

/**
 * Reads a question in the person's language, or else in the language in which most of its words have a meaning. `previous` are the texts
 * before it, the oldest first, whose conditions it keeps if it continues them.
 */
export function readQuestion(text: string, options: AskOptions, previous: readonly string[] = []): ReadQuestion {
  const own = sureReading(text, options);
  if (!own || previous.length === 0 || !continues(own.parts)) return own?.read ?? notUnderstood;
  let context: QuestionParts | undefined;
  for (const each of previous.slice(-assistantLimits.previous)) {
    const parts = ownReading(each, options)?.parts;
    if (parts) context = context && continues(parts) ? withContext(context, parts) : parts;
  }
  if (!context) return own.read;
  const parts = withContext(context, own.parts);
  return { ...readOf(parts, own.text, options), isFollowUp: true };
}

/** Reads a text; if it is not sure, the one of its parts that asks something, where the others only tell the situation. */
function sureReading(text: string, options: AskOptions): Reading | undefined {
  const whole = ownReading(text, options);
  if (!whole || isAnswered(whole.read) || whole.read.ambiguous) return whole;
  const parts = text.slice(0, assistantLimits.question).split(/(?<=[,;:.!?…–—])\s+/);
  if (parts.length < 2 || parts.length > mostParts) return whole;
  const read = parts.map((part) => ownReading(part, options));
  const asking = read.findLastIndex((each) => each && isAnswered(each.read));
  const others = read.filter((_, at) => at !== asking);
  const best = read[asking];
  if (!best || others.some((each) => !each || each.parts.conditions > 0 || each.read.titles.length > 0 || each.read.turns))
    return whole;
  const remarks = others.flatMap((each) => each?.read.unused ?? []);
  return { ...best, read: { ...best.read, unused: [...remarks, ...best.read.unused] } };
}

/** So many parts of a text are read each for itself. */
const mostParts = 5;

/** Whether a reading needs no question back. */
export function isAnswered({ kinds, isSure }: ReadQuestion): boolean {
  const [best] = kinds;
  if (!best) return false;
  return best.kind === 'list' || best.kind === 'count' || best.kind === 'oldest' ? isSure : best.score >= sureScore;
}

interface Reading {
  parts: QuestionParts;
  read: ReadQuestion;
  text: string;
}

/** Reads a text for itself; undefined if it has too many words. */
function ownReading(text: string, options: AskOptions): Reading | undefined {
  const spoken = spokenText(text.slice(0, assistantLimits.question));
  const raw = tokensOf(spoken);
  if (raw.length > assistantLimits.sentenceWords) return undefined;
  const book = thingsBook(options.names);
  const index = peopleIndex(options.names.people);
  let best: Reading | undefined;
  let own = 0;
  for (const language of languagesFrom(options.language)) {
    // Another language is read only if it knows more of the words.
    const known = knownWords(language, raw);
    if (language === options.language) own = known;
    else if (known <= own) continue;
    const parts = questionParts(language, { text: spoken, raw, book, index }, options);
    const read = readOf(parts, spoken, options);
    const reading = { parts, read, text: spoken };
    if ((read.question || read.titles.length > 0) && read.unknown.length === 0) return reading;
    // The person's own language is the likelier one.
    if (best === undefined || isBetter(read, best.read)) best = reading;
  }
  return best;
}

function isBetter(read: ReadQuestion, best: ReadQuestion): boolean {
  const [one, other] = [read.kinds[0]?.score ?? 0, best.kinds[0]?.score ?? 0];
  return read.unused.length === best.unused.length ? one > other + 0.1 : read.unused.length < best.unused.length;
}

/** Returns what a question of a known kind is about: the reading by rules, as if its words had said this kind. */
export function readQuestionAs(kind: AskedKind, text: string, options: AskOptions): ReadQuestion {
  const read = readQuestion(text, options);
  const score = read.kinds.find((each) => each.kind === kind)?.score ?? 0;
  return { ...read, kinds: [{ kind, score: Math.max(score, 1) }, ...read.kinds.filter((each) => each.kind !== kind)] };
}

/** Returns how many of the words a language knows. */
function knownWords(language: Language, tokens: readonly Token[]): number {
  const { vocabulary, fill } = compiledQuestions(language);
  const { exact, short } = compiledClasses(language);
  const { words } = compiledAsks(language);
  return tokens.filter(
    ({ folded }) =>
      vocabulary.has(folded) || fill.has(folded) || exact.has(folded) || short.has(folded) || words.exact.has(folded),
  ).length;
}

/** So many words may be what tasks are about. */
const mostWords = 5;

/** Makes one reading of the parts of a text. */
function readOf(parts: QuestionParts, text: string, options: AskOptions): ReadQuestion {
  const { today, firstDay } = options;
  const { found, unknown, unused, titles, ambiguous, tokens, asks } = parts;
  const has = (name: (typeof asks.hits)[number]['class']) => asks.hits.some((hit) => hit.class === name);
  const plain = parts.isQuestion && !ambiguous ? questionOf(found, today, firstDay) : undefined;
  const question = plain && has('together') ? { ...plain, together: true } : plain;
  const written = (words: readonly Token[]) => words.map(({ start, end }) => text.slice(start, end));
  return {
    question,
    // Many words behind 'about' are rather a question that is not understood.
    isSure:
      question !== undefined &&
      unknown.length === 0 &&
      titles.length === 0 &&
      !found.actions.has('said') &&
      (found.words?.split(' ').length ?? 0) <= mostWords,
    kinds: kindsOf(parts, question, options.hasTask ?? false),
    conditions:
      question ??
      questionOf(found, today, firstDay) ??
      questionOf({ ...found, periods: [] }, today, firstDay) ??
      notUnderstood.conditions,
    sides: sidesOf(found, today, firstDay),
    topic: topicOf(parts),
    isTogether: has('together'),
    asksWhy: has('why'),
    asksWho: has('who') || has('compare') || has('us'),
    isOurs: has('us') || found.actions.has('mine'),
    saysWeek: has('week'),
    asksDepartment: has('department') || (has('or') && new Set(found.departments).size > 0),
    unknown: written(unknown),
    unused: written(unused),
    turns: unknown.some((token) => isTurn(parts.classed, tokens.indexOf(token))),
    plainText: plainText(text, tokens, unknown),
    askedText: plainText(text, tokens, unused),
    ambiguous,
    namesTasks: found.actions.has('tasks'),
    saysState: found.actions.has('open') || found.actions.has('notDone'),
    asksComments: found.actions.has('said'),
    people: found.people,
    titles,
    isFollowUp: false,
  };
}

/** The later topic is the thing, the earlier one often the verb: 'create a checklist'. */
function topicOf({ topics }: QuestionParts): ReadQuestion['topic'] {
  return topics.find((topic) => topic !== 'create' && topic !== 'search') ?? topics[0];
}

/** Kinds whose answer a word that may turn the meaning would make wrong. */
const turned: ReadonlySet<AskedKind> = new Set([
  'list',
  'count',
  'oldest',
  'capacity',
  'load',
  'departments',
  'experts',
  'postpone',
]);

function kindsOf(parts: QuestionParts, question: ReadQuestion['question'], hasTask: boolean): AskedReading[] {
  const { found, titles, asks, classed, tokens, unused, unknown, conditions } = parts;
  const names = new Set(asks.hits.map((hit) => hit.class));
  const isMe =
    found.actions.has('mine') ||
    classed.of.some((of, at) => of.has('me') && !titles.some(({ from, to }) => from <= at && at < to));
  const kinds = likelyKinds({
    has: (name) => names.has(name),
    titles: titles.length === 0 && hasTask && meansOpenTask(parts) ? 1 : titles.length,
    people: found.people.length + (isMe ? 1 : 0),
    departments: new Set(found.departments).size,
    periods: found.periods.length,
    topic: topicOf(parts),
    question,
    conditions,
  });
  const isTurned = unused.some((token) => isTurn(classed, tokens.indexOf(token)));
  return kinds
    .map(({ kind, score }) => {
      const isPlain = kind === 'list' || kind === 'count' || kind === 'oldest';
      const penalty = isPlain ? 0.2 * unknown.length : 0.07 * Math.min(unused.length, 5);
      return { kind, score: Math.max(0, score - penalty - (isTurned && turned.has(kind) ? 0.4 : 0)) };
    })
    .sort((a, b) => b.score - a.score);
}

/** So few words ask about what is open: 'what is left?'. */
const fewWords = 5;

/** 'Why is it late?', 'what is left?': the task that is open is meant. */
function meansOpenTask({ classed, tokens, found }: QuestionParts): boolean {
  const names = found.people.length + found.departments.length + found.periods.length;
  return classed.of.some((of) => of.has('it') && !of.has('article')) || (tokens.length <= fewWords && names === 0);
}

/** Returns the conditions of each side of a comparison: of each person, department or period, those of one kind. */
function sidesOf(found: FoundParts, today: string, firstDay: AskOptions['firstDay']): ReadQuestion['sides'] {
  const { people, departments, periods } = found;
  const each: FoundParts[] =
    departments.length > 1
      ? departments.map((name) => ({ ...found, departments: [name] }))
      : people.length > 0 && people.length + (found.actions.has('mine') ? 1 : 0) > 1
        ? [
            ...people.map((person) => ({ ...found, people: [person], actions: without(found.actions, 'mine') })),
            ...(found.actions.has('mine') ? [{ ...found, people: [] }] : []),
          ]
        : periods.length > 1
          ? periods.map((period) => ({ ...found, periods: [period] }))
          : [];
  return each.flatMap((side) => questionOf(side, today, firstDay) ?? []);
}

function without<Value>(values: ReadonlySet<Value>, value: Value): Set<Value> {
  return new Set([...values].filter((each) => each !== value));
}
