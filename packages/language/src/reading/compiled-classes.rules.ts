// The classes of each language's words, built on first use, and where they occur in a sentence.
import type { Language } from '@app/contract/limits.ts';
import { fold } from '@app/contract/names/folded-names.rules.ts';
import { englishClasses } from '#english/classes.rules.ts';
import { frenchClasses } from '#french/classes.rules.ts';
import { germanClasses } from '#german/classes.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import { type ClassWords, verbClasses, type WordClass } from '#reading/class-words.rules.ts';
import { meantWord, type Spellings, spellingsOf } from '#reading/spelling.rules.ts';
import { spanishClasses } from '#spanish/classes.rules.ts';

/** The words of a phrase; the second part stands anywhere behind the first. */
interface ClassPhrase<Name> {
  words: readonly string[];
  later: readonly string[];
  class: Name;
}

/** Words, stems and phrases by their classes, whichever classes these are. */
export interface WordTable<Name> {
  exact: ReadonlyMap<string, ReadonlySet<Name>>;
  stems: readonly (readonly [string, Name])[];
  phrases: ReadonlyMap<string, readonly ClassPhrase<Name>[]>;
  /** Forms of verbs that are nouns behind an article: « cierre », « el cierre ». */
  formed: ReadonlySet<string>;
  /** For words that are spelled wrong. */
  spellings: Spellings;
}

export interface CompiledClasses extends WordTable<WordClass> {
  short: ReadonlyMap<string, string>;
  /** Verbs with pronouns at their ends. */
  joined: RegExp | undefined;
  /** Words that say what is, by their endings. */
  states: RegExp;
}

const tables: Record<Language, ClassWords> = {
  english: englishClasses,
  spanish: spanishClasses,
  french: frenchClasses,
  german: germanClasses,
};

const compiled = new Map<Language, CompiledClasses>();

/** Returns the compiled classes of a language. */
export function compiledClasses(language: Language): CompiledClasses {
  const cached = compiled.get(language);
  if (cached) return cached;
  const fresh = compile(tables[language]);
  compiled.set(language, fresh);
  return fresh;
}

/** Rare words: what is like them is hardly ever one of them. */
const neverGuessed: readonly WordClass[] = ['descriptionNoun', 'templateNoun', 'departmentNoun'];

function compile({ words, short, stateEndings, joined, forms = [] }: ClassWords): CompiledClasses {
  const isVerb = (name: WordClass) => (verbClasses as readonly WordClass[]).includes(name);
  const isGuessed = (name: WordClass) => isVerb(name) || (name.endsWith('Noun') && !neverGuessed.includes(name));
  const table = wordTable(words, isGuessed);
  const exact = new Map(table.exact);
  // What has a meaning of its own is no form of another verb.
  for (const [word, names] of table.exact)
    for (const [ending, other] of forms) {
      const form = word.replace(ending, other);
      const verbs = [...names].filter(isVerb);
      if (form === word || form.length < 4 || verbs.length === 0 || table.exact.has(form)) continue;
      exact.set(form, new Set([...(exact.get(form) ?? []), ...verbs]));
    }
  return {
    ...table,
    exact,
    formed: new Set([...exact.keys()].filter((word) => !table.exact.has(word))),
    short: new Map(Object.entries(short).map(([from, to]) => [fold(from), fold(to)])),
    states: stateEndings,
    joined,
  };
}

/** Returns the table of words that are written as in `ClassWords`; words of the guessed classes are known when they are misspelled. */
export function wordTable<Name extends string>(
  words: Readonly<Record<Name, string>>,
  isGuessed: (name: Name, word: string) => boolean,
): WordTable<Name> {
  const exact = new Map<string, Set<Name>>();
  const stems: [string, Name][] = [];
  const phrases = new Map<string, ClassPhrase<Name>[]>();
  for (const [name, written] of Object.entries(words) as [Name, string][])
    for (const phrase of written.split('|')) {
      const [first = '', second] = phrase.split(' … ').map(fold);
      const parts = first.split(' ');
      const [only = ''] = parts;
      if (parts.length > 1 || second !== undefined) {
        const entry = { words: parts, later: second?.split(' ') ?? [], class: name };
        phrases.set(stemOf(only), [...(phrases.get(stemOf(only)) ?? []), entry]);
      } else if (only.endsWith('*')) stems.push([only.slice(0, -1), name]);
      else exact.set(only, (exact.get(only) ?? new Set()).add(name));
    }
  const long = [...exact].filter(([word, classes]) => [...classes].some((name) => isGuessed(name, word))).map(([word]) => word);
  return { exact, stems, phrases, formed: new Set(), spellings: spellingsOf(long) };
}

/** 'Tasks', not 'task': whether a noun for tasks names several. */
export function isPlural(noun: string): boolean {
  return /(?:[sn]|^stuff|^dinge)$/.test(noun);
}

function stemOf(word: string): string {
  return word.replace(/\*$/, '');
}

/** A class at some words of a sentence, by their numbers. */
export interface ClassHit<Name = WordClass> {
  class: Name;
  at: readonly number[];
}

export interface ClassedWords<Name = WordClass> {
  hits: readonly ClassHit<Name>[];
  /** The classes of each word, those of phrases included. */
  of: readonly ReadonlySet<Name>[];
  /** Words that were spelled wrong. */
  misspelled: ReadonlySet<number>;
}

/** Returns the classes of the words of a sentence; words that are known otherwise are not misspelled. */
export function classesIn<Name>(
  tokens: readonly Token[],
  classes: WordTable<Name>,
  isKnown: (word: string) => boolean = () => false,
): ClassedWords<Name> {
  const hits: ClassHit<Name>[] = [];
  const of = tokens.map(() => new Set<Name>());
  const misspelled = new Set<number>();
  const add = (name: Name, at: readonly number[]) => {
    hits.push({ class: name, at });
    for (const each of at) of[each]?.add(name);
  };
  const word = (at: number) => (tokens[at]?.plain ? undefined : tokens[at]?.folded);
  for (let at = 0; at < tokens.length; at++) {
    const here = word(at);
    if (here === undefined) continue;
    const isNoun = classes.formed.has(here) && hits.some((hit) => hit.class === 'article' && hit.at.includes(at - 1));
    if (!isNoun) for (const name of singleClasses(here, classes)) add(name, [at]);
    for (const phrase of phrasesFrom(here, classes)) {
      const places = phrasePlaces(phrase, at, tokens.length, word);
      if (places) add(phrase.class, places);
    }
  }
  for (const [at, names] of of.entries()) {
    const here = word(at);
    if (names.size > 0 || here === undefined || isKnown(here)) continue;
    const meant = meantWord(here, classes.spellings);
    if (meant === undefined) continue;
    misspelled.add(at);
    for (const name of singleClasses(meant, classes)) add(name, [at]);
  }
  return { hits, of, misspelled };
}

function singleClasses<Name>(word: string, { exact, stems }: WordTable<Name>): Name[] {
  const found = exact.get(word);
  const byStem = stems.flatMap(([stem, name]) => (word.startsWith(stem) ? [name] : []));
  return [...new Set([...(found ?? []), ...byStem])];
}

function phrasesFrom<Name>(word: string, { phrases, stems }: WordTable<Name>): readonly ClassPhrase<Name>[] {
  return phrases.get(word) ?? (stems.length > 0 ? (phrases.get(word.slice(0, -1)) ?? []) : []);
}

/** Returns the places of a phrase's words; the second part stands at most so many words behind. */
function phrasePlaces(
  { words, later }: Pick<ClassPhrase<unknown>, 'words' | 'later'>,
  at: number,
  length: number,
  word: (at: number) => string | undefined,
): number[] | undefined {
  const isAt = (part: readonly string[], from: number) => part.every((each, index) => fits(word(from + index), each));
  if (!isAt(words, at)) return undefined;
  const places = words.map((_, index) => at + index);
  if (later.length === 0) return places;
  for (let from = at + words.length; from <= length - later.length; from++)
    if (isAt(later, from)) return [...places, ...later.map((_, index) => from + index)];
  return undefined;
}

function fits(word: string | undefined, part: string): boolean {
  if (word === undefined) return false;
  return part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part;
}
