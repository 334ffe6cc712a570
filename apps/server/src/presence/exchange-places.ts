// Exchanges places between instances with NOTIFY: ids only, what changed within a second in as few messages as possible.

import { presenceLimits } from '@app/contract/limits.ts';
import { type PresenceField, presenceFields } from '@app/contract/presence/presence.contract.ts';
import type { Db } from '#db/connect.ts';
import type { KnownPlaces, TabPlace } from '#presence/known-places.ts';
import { type Ids, notifyPresence } from '#presence/presence.sql.ts';

/** A change of the place of a tab; without a place it has none any more. */
export interface PlaceChange {
  userId: number;
  tab: string;
  place: TabPlace | undefined;
}

export interface Exchange {
  send(change: PlaceChange): void;
  stop(): Promise<void>;
}

interface Options {
  db: Db;
  instance: string;
  log: { warn(line: object, message: string): void };
  /** The least time between two messages, in milliseconds. */
  interval: number;
}

export function placeExchange({ db, instance, log, interval }: Options): Exchange {
  const waiting = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();

  function send(): void {
    timer = undefined;
    const messages = messagesOf(instance, [...waiting.values()]);
    waiting.clear();
    sending = notifyPresence(db, messages).catch((error: unknown) =>
      log.warn({ err: error }, 'presence was not sent to other instances'),
    );
  }

  return {
    send(change) {
      waiting.set(`${change.userId}/${change.tab}`, lineOf(change));
      timer ??= setTimeout(() => void sending.then(send), interval).unref();
    },
    async stop() {
      clearTimeout(timer);
      await sending;
    },
  };
}

function lineOf({ userId, tab, place }: PlaceChange): string {
  if (!place) return `${tab} ${userId}`;
  const field = place.editing === null ? '' : presenceFields.indexOf(place.editing);
  return `${tab} ${userId} ${place.workspaceId ?? ''},${place.taskId ?? ''},${field}`;
}

/** Returns the messages that hold these lines, each with its sender and not longer than a notification may be. */
export function messagesOf(instance: string, lines: readonly string[]): string[] {
  const messages: string[] = [];
  let message = instance;
  for (const line of lines) {
    if (message.length + line.length + 1 > presenceLimits.message) {
      messages.push(message);
      message = instance;
    }
    message += `\n${line}`;
  }
  return lines.length === 0 ? [] : [...messages, message];
}

/** Reads a message of another instance; returns nothing for an own one. */
export function readChanges(message: string, instance: string): PlaceChange[] {
  const [sender, ...lines] = message.split('\n');
  if (sender === instance) return [];
  return lines.map((line) => {
    const [tab = '', person, rest] = line.split(' ');
    const userId = Number(person);
    if (rest === undefined) return { userId, tab, place: undefined };
    const [workspaceId, taskId, field] = rest.split(',').map((part) => (part === '' ? null : Number(part)));
    const editing: PresenceField | null = field == null ? null : (presenceFields[field] ?? null);
    return { userId, tab, place: { userId, tab, workspaceId: workspaceId ?? null, taskId: taskId ?? null, editing } };
  });
}

/** Takes over the changes of another instance; returns whether one is new, and the tasks and boards of which nothing is known yet. */
export function applyChanges(places: KnownPlaces, changes: readonly PlaceChange[]): { isNew: boolean; unknown: Ids | undefined } {
  const tasks = new Set<number>();
  const workspaces = new Set<number>();
  let isNew = false;
  for (const { userId, tab, place } of changes) {
    if (!place) {
      if (places.remove(userId, tab)) isNew = true;
      continue;
    }
    if (place.taskId !== null && !places.tasks.has(place.taskId)) tasks.add(place.taskId);
    if (place.workspaceId !== null && !places.workspaces.has(place.workspaceId)) workspaces.add(place.workspaceId);
    if (places.put(place, false)) isNew = true;
  }
  return { isNew, unknown: tasks.size + workspaces.size > 0 ? { tasks, workspaces, people: [] } : undefined };
}
