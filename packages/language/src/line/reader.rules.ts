// Reads the slots of phrases at a word: weekdays, months, numbers, dates, names. Remembers each date that it has read.

import type { Weekday } from '@app/contract/limits.ts';
import type { CompiledLanguage } from '#line/compiled.rules.ts';
import { type Day, type DayFacts, dayOf, type WrittenDay } from '#line/day.rules.ts';
import { type NameBook, nameAt, personAt } from '#line/names.rules.ts';
import { matchPhrase, type Slot, type SlotReader } from '#line/phrases.rules.ts';
import type { Token } from '#line/tokens.rules.ts';
import type { DateAction, Unit } from '#line/vocabulary.rules.ts';

/** A date in figures has the month first only in English, unless the person's date format says otherwise. */
export interface Figures {
  monthFirst: boolean;
  /** Whether '3.12.' is a date. */
  dots: boolean;
}

interface Source {
  tokens: readonly Token[];
  languages: readonly CompiledLanguage[];
  names: NameBook;
  figures: Figures;
  today: string;
  /** The weekday with which the person's weeks begin. */
  firstDay?: Weekday | undefined;
}

/** Returns a function that makes the reader of one language's slots. */
export function slotReaders({
  tokens,
  languages,
  names,
  figures,
  today,
  firstDay = 1,
}: Source): (language: CompiledLanguage) => SlotReader {
  const days = [0, 1, 2].map(() => new Map<number, Slot | undefined>());

  /** Returns the longest date at a word, in any language. */
  function dayAt(at: number, strength: 0 | 1 | 2): Slot | undefined {
    const cache = days[strength];
    if (cache?.has(at)) return cache.get(at);
    let best: Slot | undefined;
    for (const language of languages) {
      const found = matchPhrase(language.dates[strength], tokens, at, readerOf(language));
      if (!found || (best && found.end <= best.end)) continue;
      best = { end: found.end, value: dayOf(found.action as DateAction, factsOf(found.slots), today, firstDay) satisfies Day };
    }
    cache?.set(at, best);
    return best;
  }

  /** Reads 'Mon-Wed' as its first and last day. */
  function weekdayRange(at: number, language: CompiledLanguage): Slot | undefined {
    const [from, to, ...more] = (tokens[at]?.folded ?? '').split(/[-–]/).map((part) => weekdayNamed(part, language));
    if (from === undefined || to === undefined || from === to || more.length > 0) return undefined;
    return { end: at + 1, value: [from, to].map((weekday) => dayOf('weekday', { weekday }, today, firstDay)) };
  }

  function readerOf(language: CompiledLanguage): SlotReader {
    return (slot, at) => {
      switch (slot) {
        case '{date}':
          return dayAt(at, 0);
        case '{date1}':
          return dayAt(at, 1);
        case '{date2}':
          return dayAt(at, 2);
        case '{dates}':
          return weekdayRange(at, language);
        case '{days}':
          return weekdaysAt(tokens, at, language);
        case '{person}':
          return personAt(names, tokens, at);
        case '{department}':
          return nameAt(names.departments, tokens, at, tokens[at]?.folded.startsWith('#') ? 1 : 0);
        case '{column}':
          return nameAt(names.columns, tokens, at, tokens[at]?.folded.startsWith('>') ? 1 : 0);
        case '{template}':
          return nameAt(names.checklistTemplates, tokens, at);
        default: {
          const token = tokens[at];
          const value = token && wordValue(slot, token, language, figures);
          return value === undefined ? undefined : { end: at + 1, value };
        }
      }
    };
  }

  return readerOf;
}

/** Returns the facts of a phrase about a day. */
function factsOf(slots: Record<string, unknown[]>): DayFacts {
  const first = (...names: string[]) => names.map((name) => slots[name]?.[0]).find((value) => value !== undefined);
  const span = first('{signed}', '{span}') as { count: number; unit: Unit } | undefined;
  return {
    weekday: first('{wd}', '{wds}', '{wdu}') as number | undefined,
    month: first('{mon}', '{month}', '{mid}') as number | undefined,
    dayOfMonth: first('{dom}', '{dth}') as number | undefined,
    year: first('{year}') as number | undefined,
    count: (first('{n}', '{kw}', '{plus}') as number | undefined) ?? span?.count,
    quarter: first('{quarter}', '{nth}') as number | undefined,
    unit: (first('{unit}') as Unit | undefined) ?? span?.unit,
    figures: first('{iso}', '{full}', '{short}', '{dotted}', '{glued}') as WrittenDay | undefined,
  };
}

function wordValue(slot: string, token: Token, language: CompiledLanguage, figures: Figures): unknown {
  const { folded } = token;
  switch (slot) {
    case '{wd}':
      return language.weekdays.get(folded);
    case '{wds}':
      return language.weekdayShorts.get(folded);
    case '{wdu}':
      // 'So' is Sunday, 'so' is a word.
      return folded === 'so' && !token.capital ? undefined : language.weekdayWords.get(folded);
    case '{wdp}':
      return language.weekdayPlurals.get(folded);
    case '{mon}':
      return language.months.get(folded);
    case '{month}':
      return language.allMonths.get(folded);
    case '{unit}':
      return language.units.get(folded);
    case '{adverb}':
      return language.adverbs.get(folded);
    case '{nth}':
      return language.nths.get(folded);
    case '{prio}':
      return language.priorities.get(folded);
    case '{n}':
      return /^\d{1,4}$/.test(folded) ? Number(folded) : language.numbers.get(folded);
    case '{plus}': {
      const [, count] = /^\+(\d{1,3})$/.exec(folded) ?? [];
      return count === undefined ? undefined : Number(count);
    }
    case '{signed}':
      return folded.startsWith('+') ? spanOf(folded.slice(1), language) : undefined;
    case '{span}':
      return spanOf(folded, language);
    case '{year}':
      return /^(?:19|20|21)\d\d$/.test(folded) ? Number(folded) : undefined;
    case '{dom}':
      return /^[0-3]?\d$/.test(folded) ? Number(folded) : language.daysOfMonth.get(folded);
    case '{dth}':
      return ordinal(token, figures) ?? language.daysOfMonth.get(folded);
    case '{d2}': {
      const [, from, to] = /^(\d{1,2})\.?[-–](\d{1,2})$/.exec(folded) ?? [];
      return from === undefined ? undefined : [Number(from), Number(to)];
    }
    case '{quarter}': {
      const [, quarter] = /^[qt]([1-4])$/.exec(folded) ?? [];
      return quarter === undefined ? undefined : Number(quarter);
    }
    case '{kw}': {
      const [, week] = /^(?:kw|cw|wk|sem|s)([0-5]?\d)$/.exec(folded) ?? [];
      return week === undefined ? undefined : Number(week);
    }
    case '{mid}': {
      const [, month] = /^mid?-(\p{L}+)$/u.exec(folded) ?? [];
      return month === undefined ? undefined : language.allMonths.get(month);
    }
    case '{glued}': {
      const [, day, month = ''] = /^([0-3]?\d)(\p{L}{3,})$/u.exec(folded) ?? [];
      const number = language.months.get(month);
      return day === undefined || number === undefined ? undefined : { day: Number(day), month: number };
    }
    default:
      return inFigures(slot, token, figures);
  }
}

const shortUnits: Readonly<Record<string, Unit>> = { d: 'day', w: 'week', t: 'day', j: 'day' };

/** '2d', '3w', '48h': hours in whole days. */
function spanOf(word: string, { units }: CompiledLanguage): { count: number; unit: Unit } | undefined {
  const [, figures, short = ''] = /^(\d{1,3})(\p{L}+)$/u.exec(word) ?? [];
  if (figures === undefined) return undefined;
  const count = Number(figures);
  if (short === 'h') return count % 24 === 0 && count > 0 ? { count: count / 24, unit: 'day' } : undefined;
  const unit = shortUnits[short] ?? (short.length > 1 ? units.get(short) : undefined);
  return unit && { count, unit };
}

function ordinal({ folded, after }: Token, { dots }: Figures): number | undefined {
  const [, day, mark] = /^([0-3]?\d)(st|nd|rd|th|er|o)?$/.exec(folded) ?? [];
  if (day === undefined || (mark === undefined && !(dots && after.startsWith('.')))) return undefined;
  return Number(day);
}

function inFigures(slot: string, { folded, after }: Token, { monthFirst, dots }: Figures): WrittenDay | undefined {
  if (slot === '{iso}') {
    const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(folded) ?? [];
    return year === undefined ? undefined : { year: Number(year), month: Number(month), day: Number(day) };
  }
  const [, a, separator, b, c] = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(folded) ?? [];
  if (a === undefined || separator === undefined) return undefined;
  const dotted = separator === '.';
  if ((slot === '{full}') !== (c !== undefined)) return undefined;
  // '10.2.26' may be a version and '24-12-26' has several readings.
  if (c?.length === 2 && (separator === '-' || (dotted && !dots))) return undefined;
  // '2.11' is a version where dates have no dots; '24.11' has a month behind it.
  const isSure = Number(a) > 12 && b?.length === 2 && Number(b) <= 12;
  if (c === undefined && (separator === '-' || (dotted && !dots && !isSure))) return undefined;
  if (slot === '{dotted}' && !(dotted && after.startsWith('.'))) return undefined;
  const [first, second] = [Number(a), Number(b)];
  const year = c === undefined ? undefined : Number(c.length === 2 ? `20${c}` : c);
  return monthFirst && !dotted ? { month: first, day: second, year } : { month: second, day: first, year };
}

function weekdayNamed(word: string, language: CompiledLanguage): number | undefined {
  const lists = [language.weekdays, language.weekdayShorts, language.weekdayWords];
  return lists.map((words) => words.get(word)).find((weekday) => weekday !== undefined);
}

/** Reads 'Monday', 'Mon, Wed and Fri' and 'Monday to Friday'. */
export function weekdaysAt(tokens: readonly Token[], at: number, language: CompiledLanguage): Slot | undefined {
  const weekdayAt = (position: number) => {
    const token = tokens[position];
    if (!token || token.plain) return undefined;
    const { folded } = token;
    return [language.weekdays, language.weekdayShorts, language.weekdayWords, language.weekdayPlurals]
      .map((words) => words.get(folded))
      .find((weekday) => weekday !== undefined);
  };
  const first = weekdayAt(at);
  if (first === undefined) return undefined;
  const days = [first];
  let end = at + 1;
  for (;;) {
    const joined = tokens[end - 1]?.after === ',';
    const word = tokens[end]?.folded ?? '';
    const article = language.and.has(word) || (language.upTo.has(word) && !joined) ? 1 : 0;
    const next = joined || article === 1 ? weekdayAt(end + article) : undefined;
    if (next === undefined) break;
    if (language.upTo.has(word)) for (let day = (days.at(-1) ?? 0) + 1; day % 7 !== next; day++) days.push(day % 7);
    days.push(next);
    end += article + 1;
  }
  return { end, value: [...new Set(days)] };
}
