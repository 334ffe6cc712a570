// Finds the parts of a question in one language: its conditions, the words that say what is asked, the things that it names, and the
// words that have no meaning, which are named and never refuse a reading.
import type { HowToTopic } from '@app/contract/assistant/how-to.rules.ts';
import type { Language, Priority } from '@app/contract/limits.ts';
import { isPriority } from '@app/contract/tasks/tasks.rules.ts';
import { spokenLanguages } from '#line/compiled.rules.ts';
import type { Day } from '#line/day.rules.ts';
import type { NameBook } from '#line/names.rules.ts';
import { matchPhrase, type PhraseMatch, type SlotReader } from '#line/phrases.rules.ts';
import { slotReaders } from '#line/reader.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import type { Unit } from '#line/vocabulary.rules.ts';
import type { AskOptions } from '#question/ask-options.rules.ts';
import type { AskClass } from '#question/ask-words.rules.ts';
import { compiledAsks } from '#question/compiled-asks.rules.ts';
import { compiledQuestions } from '#question/compiled-questions.rules.ts';
import { markedPersonId, type PeopleIndex, peopleAt } from '#question/people.rules.ts';
import { shifted } from '#question/periods.rules.ts';
import { type FoundParts, nothingFound } from '#question/question-of.rules.ts';
import { isKnownWord, withSpelling } from '#question/question-spelling.rules.ts';
import type { QuestionAction } from '#question/question-words.rules.ts';
import { type ClassedWords, classesIn, compiledClasses } from '#reading/compiled-classes.rules.ts';
import { type Title, type TitleHit, titlesIn, wordsOf } from '#reading/likeness.rules.ts';
import { typedWords } from '#reading/typed-words.rules.ts';

/** A text with what is needed to read it. */
export interface Source {
  text: string;
  raw: readonly Token[];
  book: NameBook;
  index: PeopleIndex;
}

/** A name that several people have, in the text as it was read. */
export interface AmbiguousName {
  sentence: string;
  text: string;
  start: number;
  end: number;
  people: readonly { id: number; name: string }[];
}

export interface QuestionParts {
  language: Language;
  tokens: readonly Token[];
  classed: ClassedWords;
  asks: ClassedWords<AskClass>;
  topics: readonly HowToTopic[];
  titles: readonly TitleHit[];
  found: FoundParts;
  /** Whether something is a condition, or says what is asked. */
  isQuestion: boolean;
  /** How many conditions were found. */
  conditions: number;
  /** Words without a meaning as conditions, and those of them that have none at all. */
  unknown: readonly Token[];
  unused: readonly Token[];
  ambiguous: AmbiguousName | undefined;
}

interface QuestionWordsFound {
  tokens: readonly Token[];
  classed: ClassedWords;
  asks: ClassedWords<AskClass>;
  topics: ClassedWords<HowToTopic>;
}

/** Returns the words as they are meant, with their classes. */
function classedWords(language: Language, { raw, book, index }: Source, titles: readonly Title[]): QuestionWordsFound {
  const words = compiledQuestions(language);
  const classes = compiledClasses(language);
  const ofTitles = new Set(titles.flatMap(({ title }) => wordsOf(title)));
  const tokens = withSpelling(typedWords(raw, classes), { language, index, book, ofTitles, classes });
  const isOther = (word: string) =>
    !/^\p{L}+$/u.test(word) ||
    words.vocabulary.has(word) ||
    words.fill.has(word) ||
    classes.exact.has(word) ||
    ofTitles.has(word);
  const { words: askWords, topics } = compiledAsks(language);
  return {
    tokens,
    classed: classesIn(tokens, classes, (word) => ofTitles.has(word)),
    asks: classesIn(tokens, askWords, isOther),
    topics: classesIn(tokens, topics),
  };
}

/** Reads the parts of a question in one language. */
export function questionParts(language: Language, source: Source, options: AskOptions): QuestionParts {
  const { text, book, index } = source;
  const { today, names, titles: knownTitles = [] } = options;
  const words = compiledQuestions(language);
  const { tokens, classed, asks, topics } = classedWords(language, source, knownTitles);
  const read = questionSlots(language, tokens, book, options);
  const isKnown = (at: number) =>
    (classed.of[at]?.size ?? 0) > 0 ||
    (asks.of[at]?.size ?? 0) > 0 ||
    isKnownWord(tokens[at]?.folded ?? '', { words, book, index });
  const titles = [...titlesIn(tokens, knownTitles, isKnown), ...numbersIn(tokens)].sort((a, b) => a.from - b.from);
  const found = nothingFound();
  const unknown: Token[] = [];
  let ambiguous: QuestionParts['ambiguous'];
  let isQuestion = false;
  let conditions = 0;
  const condition = () => {
    isQuestion = true;
    conditions++;
  };
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
      condition();
      at++;
    } else if (title && title.to > (match?.end ?? at) && title.to >= (named?.end ?? at)) at = title.to;
    else if (/^p[0-3]$/.test(token.folded) && !token.plain) {
      found.priorities.push(token.folded.toUpperCase() as Priority);
      condition();
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
      condition();
      at = named.end;
    } else if (match) {
      if (match.action === 'about') {
        found.words = textFrom(text, tokens, match.end);
        if (found.words === null) unknown.push(token);
        condition();
        break;
      }
      if (match.action !== 'fill') isQuestion = true;
      if (!unconditional.has(match.action)) conditions++;
      take(match);
      at = match.end;
    } else if (token.plain) {
      const to = lastPlain(tokens, at);
      found.words = [found.words, text.slice(token.start, tokens[to]?.end)].filter(Boolean).join(' ');
      condition();
      at = to + 1;
    } else {
      const isSmall = words.fill.has(token.folded) || isNoise(classed, at) || isSmallAsk(asks, classed, at);
      if (!isSmall && /[\p{L}\p{N}]/u.test(token.folded)) unknown.push(token);
      at++;
    }
  }
  return {
    language,
    tokens,
    classed,
    asks,
    topics: [...new Set(topics.hits.map((hit) => hit.class))],
    titles,
    found,
    isQuestion,
    conditions,
    unknown,
    unused: unknown.filter((token) => {
      const at = tokens.indexOf(token);
      return (
        (isTurn(classed, at) && !isInPhrase(asks, at)) ||
        !((asks.of[at]?.size ?? 0) > 0 || (topics.of[at]?.size ?? 0) > 0 || isJoining(classed, at))
      );
    }),
    ambiguous,
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

/** Actions that say what is asked, not of which tasks. */
const unconditional: ReadonlySet<string> = new Set<QuestionAction>([
  'fill',
  'tasks',
  'count',
  'mostLoaded',
  'leastLoaded',
  'busiestDepartment',
  'changes',
  'progress',
  'first',
  'firstMine',
  'oldest',
  'assigned',
  'did',
  'was',
  'workedOn',
  'said',
  'here',
  'everywhere',
]);

function questionSlots(language: Language, tokens: readonly Token[], names: NameBook, options: AskOptions): SlotReader {
  const { today, firstDay, dateFormat } = options;
  const spoken = spokenLanguages(language);
  const figures = { monthFirst: language === 'english' && dateFormat !== 'DD/MM/YYYY', dots: language === 'german' };
  const [home] = spoken;
  if (!home) throw new Error('no language');
  return slotReaders({ tokens, languages: spoken, names, figures, today, firstDay })(home);
}

/** '#12' names a task as a title does. */
function numbersIn(tokens: readonly Token[]): TitleHit[] {
  return tokens.flatMap(({ folded, plain, start, end }, at) => {
    const [, id] = plain ? [] : (/^#(\d{1,9})$/.exec(folded) ?? []);
    return id === undefined ? [] : [{ from: at, to: at + 1, ids: [Number(id)], range: { start, end }, share: 1 }];
  });
}

/** A word that may turn the meaning, such as 'not'. */
export function isTurn({ of }: ClassedWords, at: number): boolean {
  return (of[at]?.has('not') ?? false) || (of[at]?.has('except') ?? false);
}

/** A word of a phrase that asks for something: 'without harm'. */
function isInPhrase({ hits }: ClassedWords<AskClass>, at: number): boolean {
  return hits.some((hit) => hit.at.length > 1 && hit.at.includes(at));
}

/** A word that only says how something is asked, or that it continues a question. */
function isSmallAsk({ of }: ClassedWords<AskClass>, classed: ClassedWords, at: number): boolean {
  return !isTurn(classed, at) && (['weak', 'follows', 'together'] as const).some((name) => of[at]?.has(name));
}

const joining = [
  'to',
  'of',
  'as',
  'is',
  'and',
  'article',
  'it',
  'them',
  'me',
  'asks',
  'interrogative',
  'relative',
  'taskNoun',
  'all',
] as const;

/** A word that joins others, or asks: it means nothing alone. */
function isJoining({ of }: ClassedWords, at: number): boolean {
  return joining.some((name) => of[at]?.has(name));
}

/** A word without weight; one that also negates has some. */
function isNoise({ of }: ClassedWords, at: number): boolean {
  const classes = of[at];
  return (classes?.has('noise') ?? false) && !classes?.has('not') && !classes?.has('except');
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
