// Reads a question about tasks: each phrase adds a condition, in any order. A word without a meaning is named and makes the reading
// unsure; it never refuses it.

import { assistantLimits, type Language, languages, type Priority } from '@app/contract/limits.ts';
import { isPriority } from '@app/contract/tasks/tasks.rules.ts';
import { compiledLanguage } from '#line/compiled.rules.ts';
import type { Day } from '#line/day.rules.ts';
import { type NameBook, nameBook } from '#line/names.rules.ts';
import { matchPhrase, type PhraseMatch, type SlotReader } from '#line/phrases.rules.ts';
import { slotReaders } from '#line/reader.rules.ts';
import { type Token, tokensOf } from '#line/tokens.rules.ts';
import { trimmedText } from '#line/trimmed-text.rules.ts';
import type { Unit } from '#line/vocabulary.rules.ts';
import type { AskOptions } from '#question/ask-options.rules.ts';
import { type CompiledQuestions, compiledQuestions } from '#question/compiled-questions.rules.ts';
import { markedPersonId, type PeopleIndex, peopleAt, peopleIndex } from '#question/people.rules.ts';
import { shifted } from '#question/periods.rules.ts';
import type { ReadQuestion } from '#question/question.rules.ts';
import { type FoundParts, questionOf } from '#question/question-of.rules.ts';
import type { QuestionAction } from '#question/question-words.rules.ts';
import { spokenText } from '#question/spoken-text.rules.ts';
import { type ClassedWords, type CompiledClasses, classesIn, compiledClasses } from '#reading/compiled-classes.rules.ts';
import { type Title, type TitleHit, titlesIn } from '#reading/likeness.rules.ts';
import { lettersApart, meantWord, mostErrors } from '#reading/spelling.rules.ts';
import { isEmptyWord } from '#reading/things.rules.ts';
import { typedWords } from '#reading/typed-words.rules.ts';

const notUnderstood: ReadQuestion = {
  question: undefined,
  isSure: false,
  unknown: [],
  turns: false,
  plainText: '',
  ambiguous: undefined,
  namesTasks: false,
  saysState: false,
  asksComments: false,
  people: [],
  titles: [],
};

/** Reads a question in the person's language, or else in the language in which most of its words have a meaning. */
export function readQuestion(text: string, options: AskOptions): ReadQuestion {
  const spoken = spokenText(text.slice(0, assistantLimits.question));
  const raw = tokensOf(spoken);
  if (raw.length > assistantLimits.sentenceWords) return notUnderstood;
  const book = nameBook({ ...options.names, people: [] });
  const index = peopleIndex(options.names.people);
  let best: ReadQuestion | undefined;
  let own = 0;
  for (const language of new Set<Language>([options.language, 'english', ...languages])) {
    // Another language is read only if it knows more of the words.
    const known = knownWords(language, raw);
    if (language === options.language) own = known;
    else if (known <= own) continue;
    const read = readIn(language, { text: spoken, raw, book, index }, options);
    if ((read.question || read.titles.length > 0) && read.unknown.length === 0) return read;
    const isBetter = best === undefined || read.unknown.length < best.unknown.length;
    // The person's own language is the likelier one.
    if (best === undefined || (isBetter && (read.question || !best.question || read.ambiguous))) best = read;
  }
  return best ?? notUnderstood;
}

/** Returns how many of the words a language knows. */
function knownWords(language: Language, tokens: readonly Token[]): number {
  const { vocabulary, fill } = compiledQuestions(language);
  const { exact, short } = compiledClasses(language);
  return tokens.filter(({ folded }) => vocabulary.has(folded) || fill.has(folded) || exact.has(folded) || short.has(folded))
    .length;
}

interface Source {
  text: string;
  raw: readonly Token[];
  book: NameBook;
  index: PeopleIndex;
}

function readIn(language: Language, { text, raw, book, index }: Source, options: AskOptions): ReadQuestion {
  const { today, firstDay, names, titles: knownTitles = [] } = options;
  const words = compiledQuestions(language);
  const classes = compiledClasses(language);
  const tokens = withSpelling(typedWords(raw, classes), { language, index, book, titles: knownTitles, classes });
  const classed = classesIn(tokens, classes);
  const read = questionSlots(language, tokens, book, options);
  const isKnown = (at: number) =>
    (classed.of[at]?.size ?? 0) > 0 || isKnownWord(tokens[at]?.folded ?? '', { words, book, index });
  const titles = [...titlesIn(tokens, knownTitles, isKnown, isEmptyWord), ...numbersIn(tokens)].sort((a, b) => a.from - b.from);
  const found = nothingFound();
  const unknown: Token[] = [];
  let ambiguous: ReadQuestion['ambiguous'];
  let asks = false;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (!token) break;
    const title = titles.find(({ from }) => from === at);
    const match = token.plain ? undefined : matchPhrase(words.phrases, tokens, at, read);
    const id = markedPersonId(token);
    const named = token.plain ? undefined : peopleAt(index, tokens, at);
    const marked = id === undefined ? undefined : names.people.find((person) => person.id === id);
    if (marked) {
      found.people.push({ id: marked.id, name: marked.fullName });
      asks = true;
      at++;
    } else if (title && title.to > (match?.end ?? at) && title.to >= (named?.end ?? at)) at = title.to;
    else if (/^p[0-3]$/.test(token.folded) && !token.plain) {
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
        if (found.words === null) unknown.push(token);
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
      if (!words.fill.has(token.folded) && !isNoise(classed, at) && /[\p{L}\p{N}]/u.test(token.folded)) unknown.push(token);
      at++;
    }
  }
  const question = asks && !ambiguous ? questionOf(found, today, firstDay) : undefined;
  const saysState = found.actions.has('open') || found.actions.has('notDone');
  return {
    question,
    // Many words behind 'about' are rather a question that is not understood.
    isSure:
      question !== undefined &&
      unknown.length === 0 &&
      titles.length === 0 &&
      !found.actions.has('said') &&
      (found.words?.split(' ').length ?? 0) <= mostWords,
    unknown: unknown.map(({ start, end }) => text.slice(start, end)),
    turns: turnsMeaning(unknown, tokens, classed),
    plainText: plainText(text, tokens, unknown),
    ambiguous,
    namesTasks: found.actions.has('tasks'),
    saysState,
    asksComments: found.actions.has('said'),
    people: found.people,
    titles,
  };

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

function questionSlots(language: Language, tokens: readonly Token[], names: NameBook, options: AskOptions): SlotReader {
  const { today, firstDay, dateFormat } = options;
  const spoken = [...new Set<Language>([language, 'english', ...languages])].map((each) =>
    compiledLanguage(each, each === language),
  );
  const figures = { monthFirst: language === 'english' && dateFormat !== 'DD/MM/YYYY', dots: language === 'german' };
  const [home] = spoken;
  if (!home) throw new Error('no language');
  return slotReaders({ tokens, languages: spoken, names, figures, today, firstDay })(home);
}

function nothingFound(): FoundParts {
  return {
    actions: new Set(),
    periods: [],
    people: [],
    departments: [],
    columns: [],
    priorities: [],
    stuckSince: null,
    words: null,
  };
}

/** So many words may be what tasks are about. */
const mostWords = 5;

/** '#12' names a task as a title does. */
function numbersIn(tokens: readonly Token[]): TitleHit[] {
  return tokens.flatMap(({ folded, plain, start, end }, at) => {
    const [, id] = plain ? [] : (/^#(\d{1,9})$/.exec(folded) ?? []);
    return id === undefined ? [] : [{ from: at, to: at + 1, ids: [Number(id)], range: { start, end }, share: 1 }];
  });
}

/** A word of questions, a department or a person: alone it names no title. */
function isKnownWord(
  word: string,
  { words, book, index }: Pick<Source, 'book' | 'index'> & { words: CompiledQuestions },
): boolean {
  return book.departments.has(word) || words.vocabulary.has(word) || words.fill.has(word) || index.has(word);
}

function turnsMeaning(unknown: readonly Token[], tokens: readonly Token[], { of }: ClassedWords): boolean {
  return unknown.some((token) => (['not', 'except'] as const).some((name) => of[tokens.indexOf(token)]?.has(name)));
}

/** A word without weight; one that also negates has some. */
function isNoise({ of }: ClassedWords, at: number): boolean {
  const classes = of[at];
  return (classes?.has('noise') ?? false) && !classes?.has('not') && !classes?.has('except');
}

interface Known {
  language: Language;
  index: PeopleIndex;
  book: NameBook;
  titles: readonly Title[];
  classes: CompiledClasses;
}

/** Returns the words with those that are misspelled as they are written: words of questions, of days, and of names. */
function withSpelling(tokens: readonly Token[], { language, index, book, titles, classes }: Known): Token[] {
  const { vocabulary, fill, spellings } = compiledQuestions(language);
  const isKnown = (word: string) =>
    vocabulary.has(word) ||
    fill.has(word) ||
    classes.exact.has(word) ||
    classes.stems.some(([stem]) => word.startsWith(stem)) ||
    index.has(word) ||
    book.departments.has(word) ||
    book.columns.has(word);
  const named = [...book.departments.keys(), ...book.columns.keys()];
  const ofTitles = new Set(titles.flatMap(({ title }) => tokensOf(title).map(({ folded }) => folded)));
  return tokens.map((token) => {
    const { folded, plain } = token;
    if (
      plain ||
      folded.length < 4 ||
      !/^\p{L}+$/u.test(folded) ||
      isKnown(folded) ||
      ofTitles.has(folded) ||
      named.some((key) => key.includes(folded))
    )
      return token;
    const meant = nameMeant(folded, index) ?? meantWord(folded, spellings);
    return meant === undefined ? token : { ...token, folded: meant, keys: [`=${meant}`, meant] };
  });
}

/** A first or last name with one wrong letter, if it is near to one name only. */
function nameMeant(word: string, index: PeopleIndex): string | undefined {
  if (word.length < 5) return undefined;
  const near = [...index.keys()].filter(
    (key) => key[0] === word[0] && lettersApart(word, key, 1) <= Math.min(1, mostErrors(key)),
  );
  return near.length === 1 ? near[0] : undefined;
}

/** Returns the text without some words, and with misspelled ones corrected, so that it is understood again and whole. */
function plainText(text: string, tokens: readonly Token[], without: readonly Token[]): string {
  let plain = '';
  let from = 0;
  for (const token of tokens) {
    plain += text.slice(from, token.start);
    from = token.end;
    if (!without.includes(token)) plain += text.slice(token.start, token.end);
  }
  const written = `${plain}${text.slice(from)}`.replace(/\s+/g, ' ').replace(/\s([,;?!.])/g, '$1');
  return trimmedText(written, ' ,;:–-');
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
