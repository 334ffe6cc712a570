// Reads a question about tasks: each phrase adds a condition, in any order. A question counts as understood only if every word has
// a meaning, so that no answer ignores a part of it.

import { assistantLimits, type DateFormat, type Language, languages, type Priority, type Weekday } from '@app/contract/limits.ts';
import { isPriority } from '@app/contract/tasks/tasks.rules.ts';
import { compiledLanguage } from '#line/compiled.rules.ts';
import type { Day } from '#line/day.rules.ts';
import { type NameBook, type NameContext, nameBook } from '#line/names.rules.ts';
import { matchPhrase, type PhraseMatch } from '#line/phrases.rules.ts';
import { slotReaders } from '#line/reader.rules.ts';
import { type Token, tokensOf } from '#line/tokens.rules.ts';
import type { Unit } from '#line/vocabulary.rules.ts';
import { compiledQuestions } from '#question/compiled-questions.rules.ts';
import { markedPersonId, peopleAt, peopleIndex } from '#question/people.rules.ts';
import { shifted } from '#question/periods.rules.ts';
import type { ReadQuestion } from '#question/question.rules.ts';
import { type FoundParts, questionOf } from '#question/question-of.rules.ts';
import type { QuestionAction } from '#question/question-words.rules.ts';
import { spokenText } from '#question/spoken-text.rules.ts';

export interface AskOptions {
  language: Language;
  dateFormat?: DateFormat | undefined;
  /** The calendar date in the person's zone. */
  today: string;
  /** The weekday with which the person's weeks begin; Monday if it is not known. */
  firstDay?: Weekday | undefined;
  names: NameContext;
}

const notUnderstood: ReadQuestion = {
  question: undefined,
  unknown: [],
  ambiguous: undefined,
  namesTasks: false,
  saysState: false,
};

/** Reads a question in the person's language, or else in the first language that gives every word a meaning. */
export function readQuestion(text: string, options: AskOptions): ReadQuestion {
  const spoken = spokenText(text.slice(0, assistantLimits.question));
  const tokens = tokensOf(spoken);
  if (tokens.length > assistantLimits.sentenceWords) return notUnderstood;
  const book = nameBook({ ...options.names, people: [] });
  let first: ReadQuestion | undefined;
  for (const language of new Set<Language>([options.language, 'english', ...languages])) {
    const read = readIn(language, spoken, tokens, book, options);
    if (read.question) return read;
    first ??= read;
    if (read.ambiguous && read.unknown.length === 0) first = read;
  }
  return first ?? notUnderstood;
}

function readIn(
  language: Language,
  text: string,
  tokens: readonly Token[],
  book: NameBook,
  { today, firstDay, names, dateFormat }: AskOptions,
): ReadQuestion {
  const words = compiledQuestions(language);
  const spoken = [...new Set<Language>([language, 'english', ...languages])].map((each) =>
    compiledLanguage(each, each === language),
  );
  const figures = { monthFirst: language === 'english' && dateFormat !== 'DD/MM/YYYY', dots: language === 'german' };
  const home = spoken[0];
  if (!home) throw new Error('no language');
  const read = slotReaders({ tokens, languages: spoken, names: book, figures, today, firstDay })(home);
  const index = peopleIndex(names.people);
  const found: FoundParts = {
    actions: new Set(),
    periods: [],
    people: [],
    departments: [],
    columns: [],
    priorities: [],
    stuckSince: null,
    words: null,
  };
  const unknown: string[] = [];
  let ambiguous: ReadQuestion['ambiguous'];
  let asks = false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const match = token.plain ? undefined : matchPhrase(words.phrases, tokens, at, read);
    const id = markedPersonId(token);
    const named = token.plain ? undefined : peopleAt(index, tokens, at);
    const marked = id === undefined ? undefined : names.people.find((person) => person.id === id);
    if (marked) {
      found.people.push({ id: marked.id, name: marked.fullName });
      asks = true;
      at++;
    } else if (/^p[0-3]$/.test(token.folded) && !token.plain) {
      found.priorities.push(token.folded.toUpperCase() as Priority);
      asks = true;
      at++;
    } else if (named && named.end > (match?.end ?? at)) {
      const [person] = named.people;
      if (named.people.length > 1)
        ambiguous ??= {
          sentence: text,
          text: text.slice(token.start, tokens[named.end - 1]?.end),
          start: token.start,
          end: tokens[named.end - 1]?.end ?? token.end,
          people: named.people,
        };
      else if (person) found.people.push(person);
      asks = true;
      at = named.end;
    } else if (match) {
      if (match.action === 'about') {
        found.words = textFrom(text, tokens, match.end);
        if (found.words === null) unknown.push(token.folded);
        asks = true;
        break;
      }
      if (match.action !== 'fill') asks = true;
      take(match);
      at = match.end;
    } else if (token.plain) {
      const to = lastPlain(tokens, at);
      found.words = [found.words, text.slice(token.start, tokens[to]?.end)].filter(Boolean).join(' ');
      asks = true;
      at = to + 1;
    } else {
      if (!words.fill.has(token.folded) && /[\p{L}\p{N}]/u.test(token.folded)) unknown.push(text.slice(token.start, token.end));
      at++;
    }
  }
  const question = asks && unknown.length === 0 && !ambiguous ? questionOf(found, today, firstDay) : undefined;
  const saysState = found.actions.has('open') || found.actions.has('notDone');
  return { question, unknown, ambiguous, namesTasks: found.actions.has('tasks'), saysState };

  function take({ action, slots, inOrder }: PhraseMatch): void {
    const kind = action as QuestionAction;
    const value = (slot: string) => slots[slot]?.[0];
    if (kind === 'department') found.departments.push(value('{department}') as string);
    else if (kind === 'column') found.columns.push(value('{column}') as string);
    else if (kind === 'priority') {
      const name = value('{prio}') ?? 'P0';
      if (typeof name === 'string' && isPriority(name)) found.priorities.push(name);
    } else if (kind === 'highPriority') found.priorities.push('P0', 'P1');
    else if (kind === 'stuckFor') {
      const count = (value('{n}') as number | undefined) ?? 1;
      found.stuckSince = shifted(today, -count, (value('{unit}') as Unit | undefined) ?? 'day');
    } else if (periodActions.has(kind)) {
      const days = inOrder.filter(([slot]) => slot.startsWith('{date')).map(([, day]) => day as Day);
      found.periods.push({
        action: kind,
        days,
        count: (value('{n}') as number | undefined) ?? 1,
        unit: (value('{unit}') as Unit | undefined) ?? 'day',
        month: (value('{mon}') as number | undefined) ?? 1,
        year: value('{year}') as number | undefined,
        weekday: value('{wd}') as number | undefined,
      });
    } else found.actions.add(kind);
  }
}

const periodActions: ReadonlySet<QuestionAction> = new Set([
  'yesterday',
  'sinceYesterday',
  'dayBeforeYesterday',
  'thisWeek',
  'nextWeek',
  'lastWeek',
  'thisMonth',
  'nextMonth',
  'lastMonth',
  'thisYear',
  'weekend',
  'lastDays',
  'nextDays',
  'inMonth',
  'on',
  'since',
  'until',
  'before',
  'after',
  'between',
]);

/** Returns the rest of the text without the marks around it; null if there is none. */
function textFrom(text: string, tokens: readonly Token[], at: number): string | null {
  const [from, last] = [tokens[at], tokens.at(-1)];
  if (!from || !last) return null;
  const rest = text.slice(from.start, last.end).trim();
  return rest === '' ? null : rest;
}

function lastPlain(tokens: readonly Token[], at: number): number {
  let end = at;
  while (tokens[end + 1]?.plain && !/["”»]/.test(tokens[end]?.after ?? '')) end++;
  return end;
}
