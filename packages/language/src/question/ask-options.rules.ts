// What is known when a text is read: who types it, when, and the names that they see.
import type { DateFormat, Language, Weekday } from '@app/contract/limits.ts';
import type { NameContext } from '#line/names.rules.ts';
import type { Title } from '#reading/likeness.rules.ts';

export interface AskOptions {
  language: Language;
  dateFormat?: DateFormat | undefined;
  /** The calendar date in the person's zone. */
  today: string;
  /** The weekday with which the person's weeks begin; Monday if it is not known. */
  firstDay?: Weekday | undefined;
  names: NameContext;
  /** Whether a task is open, which 'it' means. */
  hasTask?: boolean | undefined;
  /** Titles of visible tasks that the text may name. */
  titles?: readonly Title[] | undefined;
}
