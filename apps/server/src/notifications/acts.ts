// What people are told of, and the sentence of it in every language.
import { dateFormats, english, type Language, languages, type NotificationKind } from '@app/contract';
import { type NotificationDetails, notificationMessage } from '@app/contract/notifications/notification-messages.rules.ts';

interface To {
  /** Those who are told; without it everybody whom the task concerns. */
  people?: readonly number[];
  /** Those who are told something else of the same act. */
  except?: readonly number[];
}

type Change<K extends 'moved' | 'due_changed'> = Pick<NotificationDetails[K], 'from' | 'to'>;

/** Something that somebody has done to a task. */
export type Act = To &
  (
    | { kind: 'assigned' | 'commented' | 'mentioned' | 'mentioned_in_task' }
    | { kind: 'moved'; change: Change<'moved'> }
    | { kind: 'due_changed'; change: Change<'due_changed'> }
  );

/** Stands in a sentence for the title, which is filled in by the statement that reads the task. */
export const titleSlot = '\u0001';

/** The sentence of an act alone, by language. */
export function messagesOfAct(act: Act, actor: { id: number; fullName: string }): Record<Language, string> {
  const by = [{ id: actor.id, name: actor.fullName }];
  return messagesOf(act.kind, { title: titleSlot, by, count: 1, ...changeOf(act) });
}

/** What a task was before and is afterwards, where the act is such a change. */
export function changeOf(act: Act): object {
  return 'change' in act ? act.change : {};
}

/** Of dates in the sentence that is stored; who reads it gets it in a format of their own. */
const usualFormat = dateFormats[0];

/** The sentence of a notification, by language. */
export function messagesOf(kind: NotificationKind, details: object): Record<Language, string> {
  const said = languages.map((language) => [
    language,
    notificationMessage(kind, details, { language, dateFormat: usualFormat }) ?? english.notifications.title,
  ]);
  return Object.fromEntries(said) as Record<Language, string>;
}
