// A language's vocabulary as trees of phrases and maps of words, built on first use.

import { type Language, languages } from '@app/contract/limits.ts';
import { fold } from '@app/contract/names/folded-names.rules.ts';
import { englishWords } from '#english/words.rules.ts';
import { frenchWords } from '#french/words.rules.ts';
import { germanWords } from '#german/words.rules.ts';
import { everydayPriorities } from '#line/everyday-words.rules.ts';
import { fillers } from '#line/fillers.rules.ts';
import { type Phrases, phrasesOf } from '#line/phrases.rules.ts';
import type { Unit, Vocabulary } from '#line/vocabulary.rules.ts';
import { spanishWords } from '#spanish/words.rules.ts';

type Words<Value> = ReadonlyMap<string, Value>;

export interface CompiledLanguage {
  language: Language;
  /** Whether it is the person's own language: only this one has abbreviations and words that other languages use otherwise. */
  home: boolean;
  weekdays: Words<number>;
  weekdayShorts: Words<number>;
  weekdayWords: Words<number>;
  weekdayPlurals: Words<number>;
  months: Words<number>;
  /** Short names too, in every language. */
  allMonths: Words<number>;
  units: Words<Unit>;
  adverbs: Words<Unit>;
  numbers: Words<number>;
  nths: Words<number>;
  daysOfMonth: Words<number>;
  priorities: Words<string>;
  /** Words of the phrases that name people. */
  assignWords: ReadonlySet<string>;
  and: ReadonlySet<string>;
  upTo: ReadonlySet<string>;
  /** By strength: forms that are sure; also short ones; also those that need a keyword. */
  dates: readonly [Phrases, Phrases, Phrases];
  repeats: Phrases;
  untils: Phrases;
  clauses: Phrases;
  /** Everyday words for priorities: those that are sure, and those that need something beside them. */
  everyday: { sure: Phrases; apart: Phrases };
  fillers: { first: Phrases; last: Phrases };
}

const vocabularies: Record<Language, Vocabulary> = {
  english: englishWords,
  spanish: spanishWords,
  french: frenchWords,
  german: germanWords,
};

const compiled = new Map<string, CompiledLanguage>();

/** Returns the compiled vocabulary of a language. */
export function compiledLanguage(language: Language, home: boolean): CompiledLanguage {
  const key = `${language} ${home}`;
  const entry = compiled.get(key) ?? compile(vocabularies[language], home);
  compiled.set(key, entry);
  return entry;
}

/** Returns the languages in which a text is read: the person's own, then English, then the others. */
export function languagesFrom(own: Language): Language[] {
  return [...new Set<Language>([own, 'english', ...languages])];
}

/** Returns their vocabularies in the same order; only the person's own one has short forms. */
export function spokenLanguages(own: Language): CompiledLanguage[] {
  return languagesFrom(own).map((each) => compiledLanguage(each, each === own));
}

function compile(words: Vocabulary, home: boolean): CompiledLanguage {
  const none: Words<number> = new Map();
  const { repeatUntil = [], ...clauses } = words.clauses;
  const sure = home ? merged(words.dates, words.homeDates) : words.dates;
  const short = home ? merged(sure, words.shortDates) : sure;
  return {
    language: words.language,
    home,
    weekdays: numbered(words.weekdays, 0),
    weekdayShorts: home ? numbered(words.weekdayShorts, 0) : none,
    weekdayWords: home ? numbered(words.weekdayWords, 0) : none,
    weekdayPlurals: numbered(words.weekdayPlurals, 0),
    allMonths: numbered(words.months, 1),
    months: home ? numbered(words.months, 1) : longNames(numbered(words.months, 1), words.language),
    units: named(words.units),
    adverbs: named(words.adverbs),
    numbers: numbered(words.numbers, 1),
    nths: new Map([...numbered(words.nths, 1)].map(([word, nth]) => [word, nth > 5 ? -1 : nth])),
    daysOfMonth: new Map(Object.entries(words.daysOfMonth).map(([word, day]) => [fold(word), day])),
    priorities: named(words.priorities),
    assignWords: new Set((words.clauses.assign ?? []).flatMap((phrase) => phrase.split(/[ |]/).filter(isLong).map(fold))),
    and: new Set(words.and.split('|').map(fold)),
    upTo: new Set(words.upTo.split('|').map(fold)),
    dates: [phrasesOf(sure), phrasesOf(short), phrasesOf(home ? merged(short, words.keywordDates) : short)],
    repeats: phrasesOf(words.repeats),
    untils: phrasesOf({ until: repeatUntil }),
    clauses: phrasesOf(clauses),
    everyday: mapped(everydayPriorities[words.language]),
    fillers: {
      first: phrasesOf({ filler: fillers[words.language].first }),
      last: phrasesOf({ filler: fillers[words.language].last }),
    },
  };
}

function mapped({ sure, apart }: (typeof everydayPriorities)[Language]): CompiledLanguage['everyday'] {
  return { sure: phrasesOf(sure), apart: phrasesOf(apart) };
}

/** Short words such as 'an' are in every line. */
function isLong(word: string): boolean {
  return word.length > 4 && !word.startsWith('{');
}

/** Short names of months are words in other languages: '3 mars', 'set 5'. */
function longNames(months: Words<number>, language: Language): Words<number> {
  const least = language === 'english' ? 4 : 5;
  return new Map([...months].filter(([word]) => word.length >= least));
}

function numbered(spellings: readonly string[], first: number): Words<number> {
  return new Map(spellings.flatMap((words, at) => spellingsOf(words).map((word) => [word, at + first] as const)));
}

function named<Name extends string>(spellings: Readonly<Record<Name, string>>): Words<Name> {
  const entries = Object.entries<string>(spellings) as [Name, string][];
  return new Map(entries.flatMap(([name, words]) => spellingsOf(words).map((word) => [word, name] as const)));
}

function spellingsOf(words: string): string[] {
  return words === '' ? [] : words.split('|').map(fold);
}

function merged(
  one: Readonly<Record<string, readonly string[]>>,
  other: Readonly<Record<string, readonly string[]>> = {},
): Record<string, readonly string[]> {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]));
}
