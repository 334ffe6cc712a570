// Understands a typed line: dates, repetition, priority, status and names, mixed with the words of the title. What is not understood
// stays in the title (docs/decisions/028-understanding-text.md).

import { type DateFormat, type Language, languages, limits, type Weekday } from '@app/contract/limits.ts';
import { nameKey } from '@app/contract/names/folded-names.rules.ts';
import { daysIn, type FoundClause, found, markAt, unknownMarkAt } from '#answers/found.rules.ts';
import { bareParts } from '#line/bare-parts.rules.ts';
import type { Part } from '#line/bare-things.rules.ts';
import { type CompiledLanguage, compiledLanguage, spokenLanguages } from '#line/compiled.rules.ts';
import { smallWords } from '#line/everyday-words.rules.ts';
import { chooseFields } from '#line/fields.rules.ts';
import { type NameBook, type NameContext, nameBook } from '#line/names.rules.ts';
import type { ParsedTask, TextRange } from '#line/parsed-task.rules.ts';
import { matchPhrase, type PhraseMatch } from '#line/phrases.rules.ts';
import { slotReaders, weekdaysAt } from '#line/reader.rules.ts';
import { recurrenceOf } from '#line/repeat.rules.ts';
import { endsPhrase, type Token, tokensOf } from '#line/tokens.rules.ts';
import type { RepeatAction } from '#line/vocabulary.rules.ts';

export interface ParseOptions {
  language: Language;
  /** Decides about the order of figures in English. */
  dateFormat?: DateFormat;
  /** The calendar date in the person's zone. */
  today: string;
  /** The weekday with which the person's weeks begin; Monday if it is not known. */
  firstDay?: Weekday | undefined;
  names?: NameContext;
  /** Parts that the person took off: their words stay in the title. */
  plain?: readonly TextRange[];
}

const noNames: NameContext = { departments: [], people: [], columns: [], checklistTemplates: [] };

/** Understands a line. Words of the person's language win over those of the others. */
export function parseTask(
  text: string,
  { language, dateFormat, today, firstDay, names = noNames, plain = [] }: ParseOptions,
): ParsedTask {
  const tokens: Token[] = tokensOf(beginningOf(text)).map((token) => ({ ...token, plain: token.plain || isIn(token, plain) }));
  const spoken = spokenLanguages(language);
  const figures = { monthFirst: language === 'english' && dateFormat !== 'DD/MM/YYYY', dots: language === 'german' };
  const book = nameBook(names);
  let readerOf = slotReaders({ tokens, languages: spoken, names: book, figures, today, firstDay });
  const hits: Part[] = [];
  const protectedWords = new Set<number>();
  readPhrases();
  // Each part that is taken may be the end that another one needs.
  for (let parts = bareParts(line()); parts.length > 0; parts = bareParts(line())) {
    for (const part of parts) take(part);
    readPhrases();
  }
  return chooseFields(
    text,
    hits.sort((a, b) => a.start - b.start),
    today,
  );

  function line() {
    return {
      tokens: tokens.map((token, at) => ({ ...token, plain: token.plain || protectedWords.has(at) })),
      names: book,
      languages: spoken,
    };
  }

  function take(part: Part): void {
    hits.push(part);
    for (let at = part.from; at < part.next; at++) tokens[at] = { ...(tokens[at] as Token), taken: true };
  }

  function readPhrases(): void {
    // What a slot has read may depend on where a part ends.
    readerOf = slotReaders({ tokens, languages: spoken, names: book, figures, today, firstDay });
    for (let at = 0; at < tokens.length; ) {
      const hit = tokens[at]?.plain || tokens[at]?.taken ? undefined : hitAt(at);
      if (hit?.kind === 'none') for (let word = at; word < hit.next; word++) protectedWords.add(word);
      else if (hit) take({ ...hit, from: at, ...placeOf(tokens, at, hit.next) });
      at = hit ? hit.next : at + 1;
    }
  }

  function hitAt(at: number): FoundClause | undefined {
    return markAt(tokens, at, book, spoken) ?? phraseAt(at) ?? unknownMarkAt(tokens, at, book);
  }

  /** Returns the longest phrase at a word, in any language. */
  function phraseAt(at: number): FoundClause | undefined {
    let best: FoundClause | undefined;
    for (const each of spoken) {
      const read = readerOf(each);
      const clause = matchPhrase(each.clauses, tokens, at, read);
      const repeat = matchPhrase(each.repeats, tokens, at, read);
      const longer = repeat && (!clause || repeat.end >= clause.end) ? repeated(repeat, each) : clause && found(clause);
      if (longer && (!best || longer.next > best.next)) best = longer;
    }
    if ((best?.kind === 'bare' || best?.kind === 'due') && isSurname(tokens, best.next - 1, spoken[0]))
      return { kind: 'none', next: best.next };
    if (best?.kind === 'due') return { ...best, endsRepeat: spoken.some((each) => endsRepeat(each, at, best.next)) };
    // 'The offers of every Friday': the repetition belongs to what stands before.
    if (best?.kind === 'repeat' && belongsBefore(tokens, at)) return { kind: 'unknown', next: best.next };
    if (best?.kind === 'bare') return weekdaysFrom(at, best.next) ?? ofTitle(tokens, at, best, book) ?? best;
    return best;
  }

  /** 'Until March 1' may be a due date, and the end of a repetition that stands elsewhere. */
  function endsRepeat(each: CompiledLanguage, at: number, next: number): boolean {
    return matchPhrase(each.untils, tokens, at, readerOf(each))?.end === next;
  }

  /** 'Mon, Tue and Wed' are several days, and a task has one: none of them is guessed. */
  function weekdaysFrom(at: number, next: number): FoundClause | undefined {
    const ends = spoken.flatMap((each) => [at, at + 1].map((from) => weekdaysAt(tokens, from, each)?.end ?? 0));
    const end = Math.max(...ends);
    return end > next ? { kind: 'unknown', next: end } : undefined;
  }

  /** A repetition, with its last day if 'until …' follows. */
  function repeated(match: PhraseMatch, spokenIn: CompiledLanguage): FoundClause {
    const rule = recurrenceOf(match.action as RepeatAction, match.slots);
    const last = tokens[match.end] && matchPhrase(spokenIn.untils, tokens, match.end, readerOf(spokenIn));
    const until = last && daysIn(last)[0]?.on(today);
    if (!rule) return { kind: 'unknown', next: match.end };
    return last && until !== undefined
      ? { kind: 'repeat', next: last.end, repeat: { ...rule, until } }
      : { kind: 'repeat', next: match.end, repeat: rule };
  }
}

/** What is longer than a line may be is no line: the words behind stay in the title, and cost no time. */
function beginningOf(text: string): string {
  const { text: most } = limits.quickAdd;
  if (text.length <= most) return text;
  let end = most;
  // No word is cut in two, as a part of one may mean something else.
  while (end > 0 && /\S/.test(text.charAt(end))) end--;
  return text.slice(0, end);
}

/**
 * A date that the title needs: 'minutes of the Monday call', 'la factura del viernes'. A weekday that is also somebody's name is none
 * at all.
 */
function ofTitle(tokens: readonly Token[], at: number, { next }: FoundClause, names: NameBook): FoundClause | undefined {
  const token = tokens[at];
  const before = tokens[at - 1];
  // '1 may report': a day, or what may be.
  const follows = tokens[next];
  if (
    token &&
    !before &&
    tokens[at + 1]?.folded === 'may' &&
    next === at + 2 &&
    follows &&
    endsNothing(tokens[next - 1], follows)
  )
    return { kind: 'unknown', next };
  if (token && next === at + 1 && names.people.has(nameKey(token.folded))) return { kind: 'none', next };
  if (!token || !before || before.plain || before.taken || endsPhrase(before, token) || before.after !== '') return undefined;
  const following = tokens[next];
  const goesOn =
    following && !following.taken && !endsPhrase(tokens[next - 1] as Token, following) && tokens[next - 1]?.after === '';
  const isTied = belongings.has(before.folded) || (articles.has(before.folded) && goesOn && !smallWords.has(following.folded));
  return isTied ? { kind: 'unknown', next } : undefined;
}

function belongsBefore(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && !before.plain && !before.taken && before.after === '' && belongings.has(before.folded);
}

/** 'Mme Dimanche', 'Domingo Pérez': where weekdays are written small, a capital one before another is a name. */
function isSurname(tokens: readonly Token[], at: number, own: CompiledLanguage | undefined): boolean {
  if (honorifics.has(tokens[at - 1]?.folded ?? '')) return true;
  const writesSmall = own?.language === 'spanish' || own?.language === 'french';
  const isBoth = tokens[at]?.capital === true && tokens[at]?.after === '' && tokens[at + 1]?.capital === true;
  return writesSmall && isBoth && own.weekdays.has(tokens[at]?.folded ?? '');
}

function endsNothing(last: Token | undefined, following: Token): boolean {
  return last?.after === '' && following.before === '' && !following.taken;
}

const belongings = new Set(['of', 'de', 'del', 'du', 'von', 'vom', 'des', 'jedem', 'jeder', 'every', 'each', 'chaque', 'cada']);
const honorifics = new Set(
  'familie family familia famille mr mrs ms dr herr herrn frau sr sra don dona mme mlle monsieur madame senor senora m'.split(
    ' ',
  ),
);
const articles = new Set(['the', 'der', 'die', 'das', 'den', 'la', 'le', 'el', 'les', 'los', 'las', 'our', 'my']);

function isIn({ start, end }: TextRange, ranges: readonly TextRange[]): boolean {
  return ranges.some((range) => start < range.end && end > range.start);
}

function placeOf(tokens: readonly Token[], from: number, to: number): TextRange {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** Returns whether a line may name people, so that a server loads them for such a line only. */
export function mayNamePeople(text: string): boolean {
  return tokensOf(text).some(({ folded }) => folded.startsWith('@') || languages.some((each) => assigns(each, folded)));
}

function assigns(language: Language, word: string): boolean {
  return compiledLanguage(language, false).assignWords.has(word);
}
