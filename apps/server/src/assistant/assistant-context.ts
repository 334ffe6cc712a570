// The context in which the assistant reads a person's text: language, day, and the names that they see.

import { shortDate } from '@app/contract/dates/dates.rules.ts';
import { calendarDate, toCalendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import { parseLanguage, preferredLanguage } from '@app/contract/languages/languages.rules.ts';
import { assistantLimits, type DateFormat, type Language, statuses, type Weekday } from '@app/contract/limits.ts';
import { fold } from '@app/contract/names/folded-names.rules.ts';
import type { Command } from '@app/language/command/command.rules.ts';
import type { NameContext } from '@app/language/line/names.rules.ts';
import { usernamesIn } from '@app/language/line/usernames.rules.ts';
import type { Title } from '@app/language/reading/likeness.rules.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import type { AnswersText } from '@app/texts/english/assistant/answers.ts';
import { answersTexts } from '@app/texts/sentences/answers.ts';
import { namesFor } from '#assistant/assistant.sql.ts';
import { peopleNamed, peopleWithIds } from '#assistant/question.sql.ts';
import type { StoredAct } from '#assistant/stored-acts.ts';
import { titlesNamed } from '#assistant/titles-named.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import { firstDayOf } from '#users/first-day.ts';
import type { WorkspaceRow } from '#workspaces/workspaces.sql.ts';

/** The language of an answer, and the day on which it is given. */
export interface DayContext {
  language: Language;
  dateFormat: DateFormat;
  today: string;
  /** The weekday with which the person's weeks begin. */
  firstDay: Weekday;
  zone: string;
  /** The texts of answers, and the catalogue, in the language of the answer. */
  answers: AnswersText;
  catalogue: Catalogue;
  date(date: string): string;
}

export interface Understanding extends DayContext {
  names: NameContext;
  /** Visible tasks whose titles share a word with the text. */
  titles: readonly Title[];
}

export interface AskedCommand {
  /** The first line of the text. */
  sentence: string;
  /** The whole text, to send again with a choice. */
  text: string;
  command: Command;
  understanding: Understanding;
  board: WorkspaceRow | undefined;
  taskId: number | null | undefined;
  /** What the conversation named last. */
  earlier: readonly number[];
  /** The acts that the sentence has asked for before this command. */
  acts?: readonly StoredAct[];
}

interface GivenDay {
  today?: string | null | undefined;
  timezone?: string | null | undefined;
}

/** Returns the language and the day of a person, unless others are given. */
export function dayContextOf(actor: Principal, header: string | null | undefined = null, given: GivenDay = {}): DayContext {
  const language = header ? (parseLanguage(header) ?? preferredLanguage([header])) : actor.language;
  const zone = zoneOf(given.timezone ?? actor.timezone);
  const today = toCalendarDate(given.today ?? null, zone) ?? calendarDate(new Date(), zone);
  const { dateFormat } = actor;
  return {
    language,
    dateFormat,
    today,
    firstDay: firstDayOf(actor),
    zone,
    answers: answersTexts[language],
    catalogue: catalogues[language],
    date: (date) => shortDate(date, { language, dateFormat }, today),
  };
}

/** Reads the names that a text may contain. */
export async function understandingOf(
  db: Db,
  actor: Principal,
  text: string,
  header: string | null | undefined,
  given: GivenDay = {},
): Promise<Understanding> {
  const [names, people, marked, titles] = await Promise.all([
    namesFor(db, actor, false),
    peopleNamed(db, actor, wordsOf(text), usernamesIn(text.slice(0, assistantLimits.question))),
    peopleMarked(db, actor, text),
    titlesNamed(db, actor, wordsOf(text)),
  ]);
  return {
    ...dayContextOf(actor, header, given),
    titles,
    names: { ...names, columns: [...names.columns, ...statuses], people: [...people, ...marked] },
  };
}

/** Returns the words that may be names, without the genitive. */
export function wordsOf(text: string, most: number = assistantLimits.question): string[] {
  const words = fold(text.slice(0, most))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
  return [...new Set(words.flatMap((word) => (word.endsWith('s') ? [word, word.slice(0, -1)] : [word])))];
}

async function peopleMarked(db: Db, actor: Principal, text: string): Promise<{ id: number; fullName: string }[]> {
  const ids = [...text.slice(0, assistantLimits.question).matchAll(/@#(\d{1,9})/g)].map(([, id]) => Number(id));
  return ids.length === 0 ? [] : peopleWithIds(db, actor, ids);
}
