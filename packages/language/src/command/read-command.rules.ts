// Reads a sentence that asks for a change. It only names what is to change: the server resolves the tasks and proposes the acts.

import type { CommandKind } from '@app/contract/assistant/command-kinds.rules.ts';
import { assistantLimits, type Language, languages, type Priority } from '@app/contract/limits.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import { isPriority } from '@app/contract/tasks/tasks.rules.ts';
import { commandSlots } from '#command/command-slots.rules.ts';
import type { SentenceKind } from '#command/command-words.rules.ts';
import { type CompiledCommands, compiledCommands } from '#command/compiled-commands.rules.ts';
import { matchSentence, type ReadSlot, type SentenceMatch, type Span } from '#command/sentence.rules.ts';
import { withoutElision, withoutPolite } from '#command/sentence-words.rules.ts';
import { rangeOf, referenceOf, type TaskReference, taskNouns, textOf } from '#command/task-reference.rules.ts';
import type { Day } from '#line/day.rules.ts';
import type { TextRange } from '#line/parsed-task.rules.ts';
import { splitLines } from '#line/split-lines.rules.ts';
import { type Token, tokensOf } from '#line/tokens.rules.ts';
import type { Unit } from '#line/vocabulary.rules.ts';
import type { Person } from '#question/people.rules.ts';
import type { AskOptions } from '#question/read-question.rules.ts';

export interface Command {
  kind: CommandKind;
  task: TaskReference | undefined;
  /** Where the task's words stand in the text, to name another task in the same sentence. */
  taskRange: TextRange | undefined;
  /** The other task of a relation, where it stands, and what it is to the task; any relation of the two if that is undefined. */
  other: TaskReference | undefined;
  otherRange: TextRange | undefined;
  relation: RelationKind | undefined;
  column: string | undefined;
  /** Several if the name is not unique, none if nobody has it. */
  people: readonly Person[] | undefined;
  personRange: TextRange | undefined;
  me: boolean;
  date: string | undefined;
  /** By how much the due date moves, negative for an earlier one. */
  shift: { count: number; unit: Unit } | undefined;
  priority: Priority | undefined;
  /** The new title, or the name of a column or person that does not exist. */
  text: string | undefined;
  /** The lines of new tasks. */
  lines: readonly string[];
}

/** What a sentence names as its task. */
export type NamedTask = Pick<Command, 'task' | 'taskRange'>;

/** Reads a command in the person's language, or else in another one. */
export function readCommand(text: string, options: AskOptions): Command | undefined {
  const comment = commentIn(text.trim(), options);
  if (comment) return comment;
  const lines = splitLines(text.slice(0, assistantLimits.text)).map((line) => line.text);
  const [first = ''] = text.trim().split(/\r\n|[\n\r\u2028\u2029]/);
  const isList = lines.length > 1;
  const sentence = first.slice(0, assistantLimits.question);
  for (const language of new Set<Language>([options.language, 'english', ...languages])) {
    const command = readIn(language, sentence, options);
    if (!command) continue;
    if (command.kind === 'createLines') return isList ? { ...command, lines: lines.slice(1) } : undefined;
    if (command.kind === 'create')
      return { ...command, lines: [(command.text ?? '').replace(/^[:–—-]\s*/, ''), ...lines.slice(1)] };
    // A sentence with lines behind it is a list, not a command.
    if (!isList) return command;
  }
  return isList ? { ...emptyCommand, kind: 'createLines', lines } : undefined;
}

/** Stands for the words of a comment. */
const anyComment = 'x';

/** Reads a sentence that ends with a comment behind a colon, which may have more words than a sentence, and lines. */
function commentIn(text: string, options: AskOptions): Command | undefined {
  const colon = firstColon(text);
  const comment = text.slice(colon + 1).trim();
  if (colon < 0 || comment === '') return undefined;
  for (const language of new Set<Language>([options.language, 'english', ...languages])) {
    const command = readIn(language, `${text.slice(0, colon)}: ${anyComment}`, options);
    if (command) return command.kind === 'comment' && command.text === anyComment ? { ...command, text: comment } : undefined;
  }
  return undefined;
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

/** Returns what a question names as its task, in the person's language or else in another one. */
export function readTaskQuestion(text: string, options: AskOptions): NamedTask | undefined {
  const sentence = text
    .trim()
    .slice(0, assistantLimits.question)
    .replace(/[?？!.]$/, '')
    .trim();
  if (/[\n\r\u2028\u2029]/.test(sentence)) return undefined;
  for (const language of new Set<Language>([options.language, 'english', ...languages])) {
    const words = sentenceOf(language, sentence, options);
    const task = words && taskOfQuestion(words);
    if (task) return task;
  }
  const [, id] = /^#(\d{1,9})$/.exec(sentence) ?? [];
  return id === undefined
    ? undefined
    : { task: { kind: 'ids', ids: [Number(id)] }, taskRange: { start: 0, end: sentence.length } };
}

const emptyCommand: Omit<Command, 'kind'> = {
  task: undefined,
  taskRange: undefined,
  other: undefined,
  otherRange: undefined,
  relation: undefined,
  column: undefined,
  people: undefined,
  personRange: undefined,
  me: false,
  date: undefined,
  shift: undefined,
  priority: undefined,
  text: undefined,
  lines: [],
};

/** A sentence with what reading it needs. */
interface Sentence {
  text: string;
  language: CompiledCommands;
  tokens: readonly Token[];
  /** The words without 'please' and the like. */
  span: Span;
  readSlot: ReadSlot;
}

/** Returns the sentence; undefined if it has too few or too many words. */
function sentenceOf(language: Language, text: string, options: AskOptions): Sentence | undefined {
  const tokens = tokensOf(text);
  const compiled = compiledCommands(language);
  const span = withoutPolite(compiled, tokens);
  const length = span.to - span.from;
  if (length <= 0 || length > assistantLimits.sentenceWords) return undefined;
  return { text, language: compiled, tokens, span, readSlot: commandSlots(language, tokens, options) };
}

function readIn(language: Language, text: string, options: AskOptions): Command | undefined {
  const sentence = sentenceOf(language, text, options);
  if (!sentence) return undefined;
  const { relations, patterns } = sentence.language;
  // 'Remove the relation between' begins like a command that deletes a task.
  const unrelated = relationIn(sentence, withoutKind(relations));
  if (unrelated) return unrelated;
  // A quotation names something: the verb of a command is not within one.
  const isQuoted = sentence.tokens[sentence.span.from]?.plain;
  for (const [kind, ofKind] of isQuoted ? [] : patterns)
    for (const pattern of ofKind) {
      const match = matchSentence(pattern, sentence.tokens, sentence.span, sentence.readSlot);
      const command = match && commandOf(sentence, kind, match, options.today);
      if (command) return command;
    }
  return relationIn(sentence, relations);
}

function withoutKind(relations: CompiledCommands['relations']): CompiledCommands['relations'] {
  return relations.filter(({ relation }) => relation === undefined);
}

/** Returns the task that a question is about: 'When is the audit due?'. */
function taskOfQuestion({ text, language, tokens, span, readSlot }: Sentence): NamedTask | undefined {
  for (const pattern of language.about) {
    const task = matchSentence(pattern, tokens, span, readSlot)?.spans['{task}'];
    if (task) return { task: referenceOf(language, text, tokens, task), taskRange: rangeOf(tokens, task) };
  }
  return undefined;
}

/** Returns what a sentence says of two tasks. A question relates nothing: 'Is #12 blocked by #15?'. */
function relationIn(
  { text, language, tokens, readSlot }: Sentence,
  relations: CompiledCommands['relations'],
): Command | undefined {
  const words = withoutElision(language, tokens);
  const span = withoutPolite(language, words);
  const [first, second] = words.slice(span.from, span.to);
  const isQuestion = span.from === 0 && /[?？]\s*$/.test(text);
  const namesNumber = taskNouns.has(first?.folded ?? '') && /^#?\d/.test(second?.folded ?? '');
  if (isQuestion || (language.questions.has(first?.folded ?? '') && !first?.plain && !namesNumber)) return undefined;
  for (const { kind, relation, patterns } of relations)
    for (const pattern of patterns) {
      const { '{task}': task, '{other}': other } = matchSentence(pattern, words, span, readSlot)?.spans ?? {};
      if (task && other)
        return {
          ...emptyCommand,
          kind,
          relation,
          task: referenceOf(language, text, words, task),
          taskRange: rangeOf(words, task),
          other: referenceOf(language, text, words, other),
          otherRange: rangeOf(words, other),
        };
    }
  return undefined;
}

function commandOf(
  { text, language, tokens }: Sentence,
  sentenceKind: SentenceKind,
  { spans, values }: SentenceMatch,
  today: string,
): Command | undefined {
  const { '{task}': task, '{person}': personSpan, '{text}': textSpan } = spans;
  const isShift = sentenceKind === 'later' || sentenceKind === 'sooner';
  const kind = isShift ? 'due' : sentenceKind;
  const day = values['{date2}'] as Day | undefined;
  const date = day?.on(today);
  if (day && date === undefined) return undefined;
  const person = values['{person}'];
  const priority = values['{prio}'];
  /** 'I take the audit' names nobody else. */
  const isForMe = person === 'me' || (kind === 'assign' && !personSpan && !textSpan);
  const namedTask = task ? referenceOf(language, text, tokens, task) : ({ kind: 'it', many: false } as const);
  return {
    ...emptyCommand,
    kind,
    task: kind === 'create' || kind === 'createLines' ? undefined : namedTask,
    taskRange: task && rangeOf(tokens, task),
    column: values['{column}'] as string | undefined,
    people: Array.isArray(person) ? person : undefined,
    personRange: personSpan && rangeOf(tokens, personSpan),
    me: isForMe,
    date,
    shift: isShift ? shiftOf(sentenceKind, values) : undefined,
    priority: typeof priority === 'string' && isPriority(priority) ? priority : undefined,
    text: textSpan && textOf(text, tokens, textSpan, textSpan.to === tokens.length),
  };
}

function shiftOf(kind: 'later' | 'sooner', values: SentenceMatch['values']): Command['shift'] {
  const count = (values['{n}'] as number | undefined) ?? 1;
  return { count: kind === 'later' ? count : -count, unit: (values['{unit}'] as Unit | undefined) ?? 'day' };
}
