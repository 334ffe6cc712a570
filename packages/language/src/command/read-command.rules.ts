// Reads a text that asks for changes. It only names what is to change: the server resolves the tasks and proposes the acts.
import { assistantLimits, type Language } from '@app/contract/limits.ts';
import { type Command, emptyCommand } from '#command/command.rules.ts';
import { type CompiledCommands, compiledCommands } from '#command/compiled-commands.rules.ts';
import { matchSentence, type Span } from '#command/sentence.rules.ts';
import { withoutElision, withoutPolite } from '#command/sentence-words.rules.ts';
import { rangeOf, referenceOf, type TaskReference } from '#command/task-reference.rules.ts';
import { languagesFrom } from '#line/compiled.rules.ts';
import { splitLines } from '#line/split-lines.rules.ts';
import { type Token, tokensOf } from '#line/tokens.rules.ts';
import type { AskOptions } from '#question/ask-options.rules.ts';
import { classesIn, compiledClasses, isPlural } from '#reading/compiled-classes.rules.ts';
import { titlesIn } from '#reading/likeness.rules.ts';
import { leastScore, type ReadActs, readActs } from '#reading/read-acts.rules.ts';
import { type Thing, thingsIn } from '#reading/things.rules.ts';
import { typedWords } from '#reading/typed-words.rules.ts';

/** What a sentence names as its task. */
export type NamedTask = Pick<Command, 'task' | 'taskRange'>;

/** Reads a command in the person's language, or else in another one; undefined if the text asks for no change. */
export function readCommand(text: string, options: AskOptions): ReadActs | undefined {
  const lines = splitLines(text.slice(0, assistantLimits.text)).map((line) => line.text);
  const [first = ''] = text.trim().split(/\r\n|[\n\r\u2028\u2029]/);
  const comment = commentIn(text.trim(), options);
  if (comment) return comment;
  const isList = lines.length > 1;
  const sentence = first.slice(0, assistantLimits.question);
  if (isList && namesNewTasks(sentence, options))
    return onlyRead({ ...emptyCommand, kind: 'createLines', lines: lines.slice(1) });
  const read = relationIn(sentence, options) ?? readActs(sentence, options);
  if (read && read.score >= leastScore) {
    const [only] = read.commands;
    if (only?.kind === 'create')
      return {
        ...read,
        commands: [
          { ...only, text: undefined, task: undefined, lines: [(only.text ?? '').replace(/^[:–—-]\s*/, ''), ...lines.slice(1)] },
        ],
      };
    // A sentence with lines behind it is a list, not a command.
    if (!isList) return read;
  }
  return isList ? onlyRead({ ...emptyCommand, kind: 'createLines', lines }) : undefined;
}

function onlyRead(command: Command): ReadActs {
  return { commands: [command], unused: [], stops: [], score: 1, isDescription: false, undoes: false, language: 'english' };
}

/** Stands for the words of a comment. */
const anyComment = 'x';

/** Reads a sentence that ends with a comment behind a colon, which may have more words than a sentence, and lines. */
function commentIn(text: string, options: AskOptions): ReadActs | undefined {
  const colon = firstColon(text);
  const comment = text.slice(colon + 1).trim();
  if (colon < 0 || comment === '') return undefined;
  const read = readActs(`${text.slice(0, colon)}: ${anyComment}`, options);
  const [command] = read?.commands ?? [];
  if (read?.commands.length !== 1 || command?.kind !== 'comment' || command.text !== anyComment) return undefined;
  return { ...read, commands: [{ ...command, text: comment }] };
}

/** Returns the place of the first colon of a sentence that is not within quotation marks, or -1. */
function firstColon(text: string): number {
  let isQuoted = false;
  for (let at = 0; at < Math.min(text.length, assistantLimits.question); at++) {
    const sign = text[at] ?? '';
    if (/[\n\r\u2028\u2029]/.test(sign)) return -1;
    if (/["“”„«»]/.test(sign)) isQuoted = !isQuoted;
    if (sign === ':' && !isQuoted) return at;
  }
  return -1;
}

/** 'Make tasks of these lines:': a verb that creates, and the noun, without a task of its own. */
function namesNewTasks(sentence: string, options: AskOptions): boolean {
  return languagesFrom(options.language).some((language) => {
    const classes = compiledClasses(language);
    const tokens = typedWords(tokensOf(sentence), classes);
    if (tokens.length > assistantLimits.sentenceWords) return false;
    const { of } = classesIn(tokens, classes);
    const creates = of.slice(0, 3).some((names) => names.has('create') || names.has('set'));
    const noun = tokens.some(({ folded, plain }, at) => !plain && of[at]?.has('taskNoun') && isPlural(folded));
    return creates && noun && tokens.length <= 8;
  });
}

/** Returns what a question names as its task, in the person's language or else in another one. */
export function readTaskQuestion(text: string, options: AskOptions): NamedTask | undefined {
  const sentence = text
    .trim()
    .slice(0, assistantLimits.question)
    .replace(/[?？!.]$/, '')
    .trim();
  if (/[\n\r\u2028\u2029]/.test(sentence)) return undefined;
  for (const language of languagesFrom(options.language)) {
    const words = sentenceOf(language, sentence);
    const task = words && taskOfQuestion(words);
    if (task) return task;
  }
  const [, id] = /^#(\d{1,9})$/.exec(sentence) ?? [];
  return id === undefined
    ? undefined
    : { task: { kind: 'ids', ids: [Number(id)] }, taskRange: { start: 0, end: sentence.length } };
}

/** A sentence with what reading it needs. */
interface Sentence {
  text: string;
  name: Language;
  language: CompiledCommands;
  tokens: readonly Token[];
  /** The words without 'please' and the like. */
  span: Span;
}

const noSlot = () => [];

/** Returns the sentence; undefined if it has too few or too many words. */
function sentenceOf(name: Language, text: string): Sentence | undefined {
  const tokens = tokensOf(text);
  const language = compiledCommands(name);
  const span = withoutPolite(language, tokens);
  const length = span.to - span.from;
  return length <= 0 || length > assistantLimits.sentenceWords ? undefined : { text, name, language, tokens, span };
}

/** Returns the task that a question is about: 'When is the audit due?'. */
function taskOfQuestion({ text, name, language, tokens, span }: Sentence): NamedTask | undefined {
  for (const pattern of language.about) {
    const task = matchSentence(pattern, tokens, span, noSlot)?.spans['{task}'];
    if (task) return { task: referenceOf(name, text, tokens, task), taskRange: rangeOf(tokens, task) };
  }
  return undefined;
}

/** Returns what a sentence says of two tasks. A question relates nothing: 'Is #12 blocked by #15?'. */
export function relationIn(text: string, options: AskOptions): ReadActs | undefined {
  for (const language of languagesFrom(options.language)) {
    const sentence = sentenceOf(language, text);
    if (!sentence) continue;
    const command = relationOf(sentence, sentence.tokens, options) ?? relationOf(sentence, weighty(sentence), options);
    if (command) return { ...onlyRead(command), language };
    // 'The audit depends on the closing, so link the two': what is behind the comma says nothing new.
    const end = sentence.tokens.findIndex(({ after, plain }) => !plain && after === ',') + 1;
    const first =
      end > 2 ? relationOf(sentence, weighty({ ...sentence, tokens: sentence.tokens.slice(0, end) }), options) : undefined;
    if (first?.task?.kind === 'ids' && first.other?.kind === 'ids') {
      const unused = sentence.tokens.slice(end).map((token) => text.slice(token.start, token.end));
      return { ...onlyRead(first), language, unused };
    }
  }
  return undefined;
}

/** The words without those of no weight. */
function weighty({ name, tokens }: Sentence): Token[] {
  const { of } = classesIn(tokens, compiledClasses(name));
  return tokens.filter((token, at) => token.plain || !of[at]?.has('noise') || (of[at]?.size ?? 0) > 1);
}

function relationOf(
  { text, name, language, span: all }: Sentence,
  tokens: readonly Token[],
  options: AskOptions,
): Command | undefined {
  const words = withoutElision(language, tokens);
  const span = withoutPolite(language, words);
  const [first, second] = words.slice(span.from, span.to);
  const isQuestion = all.from === 0 && /[?？]\s*$/.test(text);
  const [noun] = classesIn(first ? [first] : [], compiledClasses(name)).of;
  const namesNumber = noun?.has('taskNoun') && /^#?\d/.test(second?.folded ?? '');
  if (isQuestion || (language.questions.has(first?.folded ?? '') && !first?.plain && !namesNumber)) return undefined;
  for (const { kind, relation, patterns } of language.relations)
    for (const pattern of patterns) {
      const { '{task}': task, '{other}': other } = matchSentence(pattern, words, span, noSlot)?.spans ?? {};
      if (
        !task ||
        !other ||
        ordersAt(name, words, task.from) ||
        isDepartment(name, words, task) ||
        isThing(name, words, task, options) ||
        isThing(name, words, other, options)
      )
        continue;
      const titles = thingsIn(name, words, classesIn(words, compiledClasses(name)), options);
      return {
        ...emptyCommand,
        kind,
        relation,
        task: titleOf(titles, words, task, options) ?? referenceOf(name, text, words, task),
        taskRange: rangeOf(words, task),
        other: titleOf(titles, words, other, options) ?? referenceOf(name, text, words, other),
        otherRange: rangeOf(words, other),
      };
    }
  return undefined;
}

/** The only title among some words, whatever else they mean. */
function titleOf(
  things: readonly Thing[],
  words: readonly Token[],
  { from, to }: Span,
  { titles = [] }: AskOptions,
): TaskReference | undefined {
  const found = things.flatMap((thing) => (thing.kind === 'title' && thing.from >= from && thing.to <= to ? [thing.hit] : []));
  const [only, ...others] = found.length > 0 ? found : titlesIn(words.slice(from, to), titles, () => false);
  if (!only || others.length > 0) return undefined;
  const { ids } = only;
  return ids.length > 1 ? { kind: 'either', ids } : { kind: 'ids', ids };
}

/** 'Delete 30, a duplicate of 19' tells why. */
function ordersAt(language: Language, words: readonly Token[], at: number): boolean {
  const { of } = classesIn(words, compiledClasses(language));
  return !words[at]?.plain && (['delete', 'archive'] as const).some((name) => of[at]?.has(name));
}

/** 'Associate the department Legal with …' adds a department. */
function isDepartment(language: Language, tokens: readonly Token[], { from, to }: Span): boolean {
  const { of } = classesIn(tokens, compiledClasses(language));
  return of.slice(from, to).some((names) => names.has('departmentNoun'));
}

/** 'Payroll must be done before Friday' relates no tasks. */
function isThing(language: Language, tokens: readonly Token[], { from, to }: Span, options: AskOptions): boolean {
  const words = tokens.slice(from, to);
  const things = thingsIn(language, words, classesIn(words, compiledClasses(language)), { ...options, titles: [] });
  return things.some(
    (thing) => ['people', 'date', 'duration', 'department'].includes(thing.kind) && thing.to - thing.from >= words.length - 1,
  );
}
