// Reads a sentence that asks for a change. It only names what is to change: the server resolves the tasks and proposes the acts.

import type { CommandKind } from '@app/contract/assistant/command-kinds.rules.ts';
import { assistantLimits, type Language, languages, limits, type Priority } from '@app/contract/limits.ts';
import type { RelationKind } from '@app/contract/relations/relations.rules.ts';
import { isPriority } from '@app/contract/tasks/tasks.rules.ts';
import type { SentenceKind } from '#command/command-words.rules.ts';
import { type CompiledCommands, compiledCommands } from '#command/compiled-commands.rules.ts';
import { matchSentence, type SentenceMatch, type Span } from '#command/sentence.rules.ts';
import { compiledLanguage } from '#line/compiled.rules.ts';
import type { Day } from '#line/day.rules.ts';
import { nameBook } from '#line/names.rules.ts';
import type { Slot } from '#line/phrases.rules.ts';
import { slotReaders } from '#line/reader.rules.ts';
import { splitLines } from '#line/split-lines.rules.ts';
import { type Token, tokensOf } from '#line/tokens.rules.ts';
import type { Unit } from '#line/vocabulary.rules.ts';
import { markedPersonId, type Person, peopleAt, peopleIndex } from '#question/people.rules.ts';
import type { AskOptions } from '#question/read-question.rules.ts';

/** What names the tasks of a command. */
export type TaskReference =
  /** The task that is open, or what was named before; several tasks if `many`. */
  | { kind: 'it'; many: boolean }
  | { kind: 'ids'; ids: readonly number[] }
  /** `parts` are the titles that commas and words such as 'and' may separate; none if there is only one. */
  | { kind: 'words'; text: string; parts: readonly TitlePart[] };

/** A part of the sentence that may be a title, or is the number of a task. */
export interface TitlePart {
  text: string;
  id: number | undefined;
  start: number;
  end: number;
}

export interface Command {
  kind: CommandKind;
  task: TaskReference | undefined;
  /** The place of the task's words in the text, to name another task in the same sentence. */
  taskPlace: { start: number; end: number } | undefined;
  /** The other task of a relation, its place, and what it is to the task; any relation of the two if that is undefined. */
  other: TaskReference | undefined;
  otherPlace: { start: number; end: number } | undefined;
  relation: RelationKind | undefined;
  column: string | undefined;
  /** Several if the name is not unique, none if nobody has it. */
  people: readonly Person[] | undefined;
  personPlace: { start: number; end: number } | undefined;
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

/** Returns the place of what a question names as its task, in the person's language or else in another one. */
export function readTaskQuestion(text: string, options: AskOptions): Pick<Command, 'task' | 'taskPlace'> | undefined {
  const sentence = text
    .trim()
    .slice(0, assistantLimits.question)
    .replace(/[?？!.]$/, '')
    .trim();
  if (/[\n\r\u2028\u2029]/.test(sentence)) return undefined;
  for (const language of new Set<Language>([options.language, 'english', ...languages])) {
    const found = readIn(language, sentence, options, true);
    if (found) return found;
  }
  const [, id] = /^#(\d{1,9})$/.exec(sentence) ?? [];
  return id === undefined
    ? undefined
    : { task: { kind: 'ids', ids: [Number(id)] }, taskPlace: { start: 0, end: sentence.length } };
}

const emptyCommand: Omit<Command, 'kind'> = {
  task: undefined,
  taskPlace: undefined,
  other: undefined,
  otherPlace: undefined,
  relation: undefined,
  column: undefined,
  people: undefined,
  personPlace: undefined,
  me: false,
  date: undefined,
  shift: undefined,
  priority: undefined,
  text: undefined,
  lines: [],
};

function readIn(
  language: Language,
  text: string,
  { today, firstDay, names, dateFormat }: AskOptions,
  asks = false,
): Command | undefined {
  const words = compiledCommands(language);
  const tokens = tokensOf(text);
  const span = withoutPolite(words, tokens);
  const spoken = [...new Set<Language>([language, 'english', ...languages])].map((each) =>
    compiledLanguage(each, each === language),
  );
  const [home] = spoken;
  if (!home || span.from >= span.to) return undefined;
  if (span.to - span.from > assistantLimits.sentenceWords) return undefined;
  const figures = { monthFirst: language === 'english' && dateFormat !== 'DD/MM/YYYY', dots: language === 'german' };
  const book = nameBook({ ...names, people: [] });
  const readers = spoken.map(slotReaders({ tokens, languages: spoken, names: book, figures, today, firstDay }));
  const index = peopleIndex(names.people);
  const known = new Map<string, readonly Slot[]>();
  const read = (slot: string, at: number): readonly Slot[] => {
    const key = `${slot}${at}`;
    const slots = known.get(key) ?? slotsAt(slot, at);
    known.set(key, slots);
    return slots;
  };

  function slotsAt(slot: string, at: number): readonly Slot[] {
    if (slot === '{:}') return colonAt(tokens, at);
    if (tokens[at]?.plain) return [];
    if (slot === '{person}') return peopleSlots(at);
    const found = readers.map((reader) => reader(slot, at)).filter((each) => each !== undefined);
    return found.sort((one, other) => other.end - one.end);
  }

  /** A name, 'me', or the mark of one person. */
  function peopleSlots(at: number): readonly Slot[] {
    const token = tokens[at];
    const id = markedPersonId(token);
    if (id !== undefined) {
      const person = names.people.find((each) => each.id === id);
      return person ? [{ end: at + 1, value: [{ id, name: person.fullName }] }] : [];
    }
    if (token && words.me.has(token.folded)) return [{ end: at + 1, value: 'me' }];
    const named = peopleAt(index, tokens, at);
    return named ? [{ end: named.end, value: named.people }] : [];
  }

  if (asks) return questionIn();
  const said = withoutElision(words, tokens);
  const whole = withoutPolite(words, said);
  // 'Remove the relation between' begins like a command that deletes a task.
  const ended = relationIn(words.relations.filter(({ relation }) => relation === undefined));
  if (ended) return ended;
  // A quotation names something: the verb of a command is not within one.
  for (const [kind, patterns] of tokens[span.from]?.plain ? [] : words.patterns)
    for (const pattern of patterns) {
      const match = matchSentence(pattern, tokens, span, read);
      const command = match && commandOf(kind, match);
      if (command) return command;
    }
  return relationIn(words.relations);

  /** Returns the task that a question is about: 'When is the audit due?'. */
  function questionIn(): Command | undefined {
    for (const pattern of words.about) {
      const task = matchSentence(pattern, tokens, span, read)?.spans['{task}'];
      if (task)
        return { ...emptyCommand, kind: 'move', task: referenceOf(words, text, tokens, task), taskPlace: placeOf(tokens, task) };
    }
    return undefined;
  }

  /** Returns what a sentence says of two tasks. A question relates nothing: 'Is #12 blocked by #15?'. */
  function relationIn(relations: CompiledCommands['relations']): Command | undefined {
    const [first, second] = said.slice(whole.from, whole.to);
    const isQuestion = whole.from === 0 && /[?？]\s*$/.test(text);
    const namesNumber = taskNouns.has(first?.folded ?? '') && /^#?\d/.test(second?.folded ?? '');
    if (isQuestion || (words.questions.has(first?.folded ?? '') && !first?.plain && !namesNumber)) return undefined;
    for (const { kind, relation, patterns } of relations)
      for (const pattern of patterns) {
        const { '{task}': task, '{other}': other } = matchSentence(pattern, said, whole, read)?.spans ?? {};
        if (task && other)
          return {
            ...emptyCommand,
            kind,
            relation,
            task: referenceOf(words, text, said, task),
            taskPlace: placeOf(said, task),
            other: referenceOf(words, text, said, other),
            otherPlace: placeOf(said, other),
          };
      }
    return undefined;
  }

  function commandOf(said: SentenceKind, { spans, values }: SentenceMatch): Command | undefined {
    const isShift = said === 'later' || said === 'sooner';
    const kind = isShift ? 'due' : said;
    const count = (values['{n}'] as number | undefined) ?? 1;
    const task = spans['{task}'];
    const day = values['{date2}'] as Day | undefined;
    const date = day?.on(today);
    if (day && date === undefined) return undefined;
    const person = values['{person}'];
    const prio = values['{prio}'];
    const place = task && placeOf(tokens, task);
    const takes = kind === 'assign' && !spans['{person}'] && !spans['{text}'];
    return {
      ...emptyCommand,
      kind,
      task:
        kind === 'create' || kind === 'createLines'
          ? undefined
          : place
            ? referenceOf(words, text, tokens, task)
            : { kind: 'it', many: false },
      taskPlace: place,
      column: values['{column}'] as string | undefined,
      people: Array.isArray(person) ? person : undefined,
      personPlace: spans['{person}'] && placeOf(tokens, spans['{person}']),
      me: person === 'me' || takes,
      date,
      shift: isShift
        ? { count: said === 'later' ? count : -count, unit: (values['{unit}'] as Unit | undefined) ?? 'day' }
        : undefined,
      priority: typeof prio === 'string' && isPriority(prio) ? prio : undefined,
      text: spans['{text}'] && textOf(text, tokens, spans['{text}'], spans['{text}'].to === tokens.length),
    };
  }
}

/** A colon ends a word, or stands between two. */
function colonAt(tokens: readonly Token[], at: number): Slot[] {
  const [last, here] = [tokens[at - 1], tokens[at]];
  if (here?.folded === ':') return [{ end: at + 1, value: undefined }];
  const isQuoted = last?.plain && here?.plain && !/["”»“]/.test(last.after);
  return last && !isQuoted && /[:\uff1a]/.test(last.after) ? [{ end: at, value: undefined }] : [];
}

/** Returns the words of the sentence without 'please' and the like at its ends. */
function withoutPolite({ polite }: CompiledCommands, tokens: readonly Token[]): Span {
  let [from, to] = [0, tokens.length];
  const none = () => [];
  for (let found = true; found; ) {
    found = false;
    for (const pattern of polite)
      for (let length = Math.min(4, to - from); length > 0 && !found; length--) {
        if (matchSentence(pattern, tokens, { from, to: from + length }, none)) {
          from += length;
          found = true;
        } else if (to - length > from && matchSentence(pattern, tokens, { from: to - length, to }, none)) {
          to -= length;
          found = true;
        }
      }
  }
  return { from, to };
}

/** Returns the words with those that are elided as words of their own: « d'Audit » is 'de' and 'Audit'. */
function withoutElision({ elided }: CompiledCommands, tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token) => {
    const [short = '', rest] = token.plain ? [] : token.folded.split(/'(.+)/);
    const word = rest === undefined ? undefined : elided.get(short);
    if (word === undefined) return [token];
    const start = token.start + short.length + 1;
    return [
      { ...token, end: start, folded: word, after: '' },
      { ...token, start, folded: rest ?? '', before: '' },
    ];
  });
}

function placeOf(tokens: readonly Token[], { from, to }: Span): { start: number; end: number } {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** Returns the text of a slot without quotation marks; at the end of the sentence with its last sign. */
function textOf(text: string, tokens: readonly Token[], span: Span, isLast: boolean): string {
  const { start, end } = placeOf(tokens, span);
  const before = /["“„«]/.test(tokens[span.from]?.before ?? '');
  if (before || !isLast) return text.slice(start, end).trim();
  return text.slice(start - (tokens[span.from]?.before.length ?? 0)).trim();
}

function referenceOf(words: CompiledCommands, text: string, tokens: readonly Token[], span: Span): TaskReference {
  let { from } = span;
  const { to } = span;
  const spokenWords = tokens.slice(from, to);
  const isQuoted = spokenWords.some(({ plain }) => plain);
  const folded = spokenWords.map((token) => token.folded).join(' ');
  if (!isQuoted && words.them.has(folded)) return { kind: 'it', many: true };
  if (!isQuoted && words.it.has(folded)) return { kind: 'it', many: false };
  from = afterArticles(words, tokens, span);
  const rest = tokens.slice(from, to);
  const isNumbered = tokens.slice(span.from, from + 1).some((token) => taskNouns.has(token.folded));
  const ids = rest
    .slice(taskNouns.has(rest[0]?.folded ?? '') ? 1 : 0)
    .filter(({ folded: word }) => !joining.has(word) && !(isNumbered && words.articles.has(word)))
    .map((token) => numberOf(token, isNumbered));
  if (ids.length > 0 && ids.every((id) => id !== undefined)) return { kind: 'ids', ids };
  const { start, end } = placeOf(tokens, { from, to });
  return { kind: 'words', text: text.slice(start, end), parts: titleParts(words, text, tokens, { from, to }) };
}

/** Returns the place of the first word that is no article. */
function afterArticles({ articles }: CompiledCommands, tokens: readonly Token[], { from, to }: Span): number {
  let at = from;
  while (at < to - 1 && !tokens[at]?.plain && articles.has(tokens[at]?.folded ?? '')) at++;
  return at;
}

function titleParts(words: CompiledCommands, text: string, tokens: readonly Token[], { from, to }: Span): TitlePart[] {
  const parts: TitlePart[] = [];
  let first = from;
  const endPart = (last: number) => {
    if (last > first) {
      const title = afterArticles(words, tokens, { from: first, to: last });
      const { start, end } = placeOf(tokens, { from: title, to: last });
      const [only, ...others] = tokens.slice(title, last);
      parts.push({ text: text.slice(start, end), id: only && others.length === 0 ? numberOf(only) : undefined, start, end });
    }
  };
  for (let at = from; at < to; at++) {
    const { folded, plain = false, after = '' } = tokens[at] ?? {};
    const isJoining = !plain && joining.has(folded ?? '');
    // A comma within quotation marks belongs to the title.
    const isComma = /[,;]/.test(after) && (!plain || /["”»“]/.test(after));
    if (isJoining || isComma) {
      endPart(isJoining ? at : at + 1);
      first = at + 1;
    }
  }
  endPart(to);
  return parts.length > 1 ? parts : [];
}

const joining = new Set(['and', 'y', 'e', 'et', 'und', '&', ',']);

/** Nouns behind which a number is that of a task: 'task 9', 'las tareas 9 y 10'. */
const taskNouns = new Set(
  'task tasks card cards ticket tarea tareas tarjeta tarjetas tache taches carte cartes aufgabe aufgaben karte karten'.split(' '),
);

function numberOf({ folded, plain }: Token, isNumbered = false): number | undefined {
  const [, id] = plain ? [] : ((isNumbered ? /^#?(\d{1,10})$/ : /^#(\d{1,10})$/).exec(folded) ?? []);
  return id === undefined || Number(id) > limits.id.max ? undefined : Number(id);
}
