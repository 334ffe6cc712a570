// The form of a language's vocabulary. The slots of phrases:
// {wd} weekday · {wds} its abbreviation · {wdu} an abbreviation that is also a word · {wdp} weekdays that repeat ('Mondays') ·
// {days} a list of weekdays · {mon} month · {month} one that the words around it make sure · {dom} day of a month · {dth} one with the mark of an ordinal · {year} · {n} number · {adverb} 'daily' ·
// {unit} day, week, month, year · {nth} first … last · {prio} priority · {iso} {full} {short} {dotted} dates in figures ·
// {d2} two days of one month, '3-5' · {date} any date, {date1} also a short form, {date2} also a form that needs its keyword ·
// {quarter} 'Q1' · {plus} '+2' · {signed} '+2d' · {span} '2d', '48h' · {kw} 'KW49' · {mid} 'mid-January' · {glued} '4dic' · {dates} 'Mon-Wed' · {person} {department} {column} {template} names.
import type { Language, Priority } from '@app/contract/limits.ts';

export type Unit = 'day' | 'week' | 'month' | 'year' | 'workday';

/** What a phrase says about a day. */
export type DateAction =
  | 'today'
  | 'tomorrow'
  | 'afterTomorrow'
  | 'weekday'
  | 'thisWeekday'
  | 'weekdayOfNextWeek'
  | 'weekdayInAWeek'
  | 'weekdayInTwoWeeks'
  | 'in'
  | 'inWorkdays'
  | 'nextWeek'
  | 'nextMonth'
  | 'nextYear'
  | 'weekend'
  | 'nextWeekend'
  | 'endOfWeek'
  | 'endOfNextWeek'
  | 'endOfMonth'
  | 'endOfNextMonth'
  | 'endOfQuarter'
  | 'endOfYear'
  | 'endOfNamedQuarter'
  | 'startOfNamedQuarter'
  | 'midOfMonth'
  | 'midOfNextMonth'
  | 'midOfNamed'
  | 'lastWorkday'
  | 'lastWorkdayOfNamed'
  | 'weekNumber'
  | 'endOfWeekNumber'
  | 'inTwoWeeks'
  | 'inOneWeek'
  | 'christmasEve'
  | 'endOfNamed'
  | 'startOfNamed'
  | 'monthDay'
  | 'dayOfMonth'
  | 'dayOfNextMonth'
  | 'figures';

/** What a phrase says about a task. `none` marks words that look like a date and are none. */
export type ClauseAction =
  | 'none'
  | 'due'
  | 'bare'
  | 'start'
  | 'range'
  | 'rangeInMonth'
  | 'repeatUntil'
  | 'repeat'
  | 'priority'
  | 'assign'
  | 'department'
  | 'status'
  | 'template';

/** What a phrase says about repetition. */
export type RepeatAction =
  | 'everyDay'
  | 'everyUnit'
  | 'everyOther'
  | 'everyWorkday'
  | 'everyDays'
  | 'everyOtherDays'
  | 'quarterly'
  | 'halfYearly'
  | 'everyTwoWeeks'
  | 'everyNth'
  | 'everyMonthDay'
  | 'everyLastDay'
  | 'everyYearDay';

type Table<Action extends string> = Readonly<Partial<Record<Action, readonly string[]>>>;

export interface Vocabulary {
  language: Language;
  /** From Sunday; several spellings are separated by '|'. */
  weekdays: readonly string[];
  weekdayShorts: readonly string[];
  /** Abbreviations that are words too. */
  weekdayWords: readonly string[];
  weekdayPlurals: readonly string[];
  months: readonly string[];
  units: Readonly<Record<Unit, string>>;
  /** From 1. */
  numbers: readonly string[];
  /** From first to fifth, then last. */
  nths: readonly string[];
  /** Words for a day of the month, '1' in 'primero de marzo'. */
  daysOfMonth: Readonly<Record<string, number>>;
  priorities: Readonly<Record<Priority, string>>;
  /** 'daily', 'weekly' …: adjectives too, so that they are read at the end of a part only. */
  adverbs: Readonly<Record<Unit, string>>;
  /** Words in a list of weekdays, and between the first and last of a row of them. */
  and: string;
  upTo: string;
  dates: Table<DateAction>;
  /** Words that are read in the person's own language only, as they mean something else in another. */
  homeDates?: Table<DateAction>;
  /** Forms that need a keyword such as 'due' or the end of a part, since they are too short to be sure. */
  shortDates: Table<DateAction>;
  /** Forms that always need a keyword. */
  keywordDates: Table<DateAction>;
  repeats: Table<RepeatAction>;
  clauses: Table<ClauseAction>;
}
