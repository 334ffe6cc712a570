// The triggers of notifications, and their messages in every language.
import { dateFormats, type Language, languages } from '@app/contract/limits.ts';
import type { NotificationKind } from '@app/contract/notifications/notifications.rules.ts';
import { english } from '@app/texts/english/english.ts';
import { type NotificationDetails, notificationMessage } from '@app/texts/sentences/notification-messages.ts';

interface Recipients {
  /** The recipients; without it everybody concerned with the task. */
  people?: readonly number[];
  /** People who get another notification about the same event. */
  except?: readonly number[];
}

type Change<K extends 'moved' | 'due_changed'> = Pick<NotificationDetails[K], 'from' | 'to'>;

/** A change to a task that notifies people. */
export type Trigger = Recipients &
  (
    | { kind: 'assigned' | 'commented' | 'mentioned' | 'mentioned_in_task' }
    | { kind: 'moved'; change: Change<'moved'> }
    | { kind: 'due_changed'; change: Change<'due_changed'> }
  );

/** The placeholder for the title in a message; the statement that reads the task fills it in. */
export const titleSlot = '\u0001';

/** Messages that depend only on the kind of the trigger and on the name of the person who caused it. */
const knownMessages = new Map<string, Record<Language, string>>();
const maxKnownMessages = 500;

/** Returns the message of a single trigger, by language. */
export function messagesOfTrigger(trigger: Trigger, actor: { id: number; fullName: string }): Record<Language, string> {
  const by = [{ id: actor.id, name: actor.fullName }];
  const details = { title: titleSlot, by, count: 1 };
  if ('change' in trigger) return messagesOf(trigger.kind, { ...details, ...trigger.change });
  const key = `${trigger.kind} ${actor.fullName}`;
  const messages = knownMessages.get(key) ?? messagesOf(trigger.kind, details);
  if (knownMessages.size >= maxKnownMessages) knownMessages.clear();
  knownMessages.set(key, messages);
  return messages;
}

/** Returns the values before and after, if the trigger is such a change. */
export function changeOf(trigger: Trigger): object {
  return 'change' in trigger ? trigger.change : {};
}

/** The date format of the stored message; readers get it in their own format. */
const usualFormat = dateFormats[0];

/** Returns the message of a notification, by language. */
export function messagesOf(kind: NotificationKind, details: object): Record<Language, string> {
  const messages = languages.map((language) => [
    language,
    notificationMessage(kind, details, { language, dateFormat: usualFormat }) ?? english.notifications.title,
  ]);
  return Object.fromEntries(messages) as Record<Language, string>;
}
