// The context in which the assistant reads a person's text: language, day, and the names that they see.
import {
  assistantLimits,
  type Catalogue,
  calendarDate,
  type DateFormat,
  type Language,
  parseLanguage,
  preferredLanguage,
  shortDate,
  statuses,
  zoneOf,
} from '@app/contract';
import { answersTexts } from '@app/contract/assistant/answers.rules.ts';
import type { AnswersText } from '@app/contract/assistant/answers.text.ts';
import type { Command } from '@app/contract/assistant/command/read-command.rules.ts';
import type { NameContext } from '@app/contract/assistant/parse/names.rules.ts';
import { fold } from '@app/contract/assistant/parse/tokens.rules.ts';
import { usernamesIn } from '@app/contract/assistant/parse/usernames.rules.ts';
import { catalogues } from '@app/contract/languages/catalogues.ts';
import { namesFor } from '#assistant/assistant.sql.ts';
import { peopleNamed, peopleWithIds } from '#assistant/question.sql.ts';
import type { Db } from '#db/connect.ts';
import type { Principal } from '#endpoints/principal.ts';
import type { WorkspaceRow } from '#workspaces/workspaces.sql.ts';

export interface Understanding {
  language: Language;
  dateFormat: DateFormat;
  today: string;
  zone: string;
  names: NameContext;
  /** The texts of answers, and the catalogue, in the language of the answer. */
  answers: AnswersText;
  catalogue: Catalogue;
  date(date: string): string;
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
}

/** Reads the names that a text may contain. */
export async function understandingOf(
  db: Db,
  actor: Principal,
  text: string,
  asked: string | null | undefined,
): Promise<Understanding> {
  const language = asked ? (parseLanguage(asked) ?? preferredLanguage([asked])) : actor.language;
  const zone = zoneOf(actor.timezone);
  const today = calendarDate(new Date(), zone);
  const [names, people, marked] = await Promise.all([
    namesFor(db, actor, false),
    peopleNamed(db, actor, wordsOf(text), usernamesIn(text.slice(0, assistantLimits.question))),
    peopleMarked(db, actor, text),
  ]);
  const { dateFormat } = actor;
  return {
    language,
    dateFormat,
    today,
    zone,
    names: { ...names, columns: [...names.columns, ...statuses], people: [...people, ...marked] },
    answers: answersTexts[language],
    catalogue: catalogues[language],
    date: (date) => shortDate(date, { language, dateFormat }, today),
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
