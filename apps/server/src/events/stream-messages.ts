// The messages of event streams: which text each reader gets.
import type { Actor } from '@app/contract/access.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import { live, thresholds } from '@app/contract/limits.ts';
import type { Db } from '#db/connect.ts';
import { codeOf } from '#db/failures.ts';
import type { LiveReader } from '#endpoints/context.ts';
import { concurrencyLimit } from '#endpoints/limits/concurrency-limit.ts';
import { eventsAfter, type LogPosition } from '#events/events.sql.ts';
import type { LogRead } from '#events/live.sql.ts';
import type { LiveStream } from '#events/live-stream.ts';
import { parsePosition, positionText } from '#events/log-position.ts';
import { byIds, contentOf, peopleNamed, visibleEvents } from '#events/visible-events.ts';

/** Returns a message that takes its reader to a position in the log. */
export function eventsMessage(position: LogPosition, events: readonly Event[]): string {
  return `id: ${positionText(position)}\ndata: ${JSON.stringify(events)}\n\n`;
}

/** Returns the message to readers who must load everything anew. */
export function resyncMessage(position: LogPosition): string {
  return eventsMessage(position, [
    { id: 0, type: 'resync', taskId: null, workspaceId: null, userId: null, timestamp: Date.now() },
  ]);
}

/** Sends each stream the events that its reader may read; readers with the same rights share one text. */
export function sendEvents(streams: Iterable<LiveStream>, read: LogRead): void {
  const changed = byIds(read);
  const texts = new Map<string, Buffer>();
  const textFor = (reader: Actor): Buffer | undefined => {
    const visible = visibleEvents(changed, reader);
    if (visible.length === 0) return undefined;
    const content = contentOf(visible, reader);
    const text = texts.get(content) ?? Buffer.from(eventsMessage(read, visible));
    texts.set(content, text);
    return text;
  };
  const named = peopleNamed(read);
  const byRights = new Map<string, Buffer | undefined>();
  for (const { reader, rights, send } of streams) {
    const isShared = !named.has(reader.id);
    const text = isShared && byRights.has(rights) ? byRights.get(rights) : textFor(reader);
    if (isShared) byRights.set(rights, text);
    if (text) send(text);
  }
}

/** Returns the function that makes the first message of a stream: the events since its position, if one is given. */
export function firstMessages(db: Db, streams: number): (reader: LiveReader, now: LogPosition) => Promise<string> {
  const resumeTurn = concurrencyLimit(live.resumes, { waiting: streams });
  return async ({ actor, after }, now) => {
    if (after === undefined) return eventsMessage(now, []);
    const from = parsePosition(after);
    if (from?.epoch !== now.epoch) return resyncMessage(now);
    const past = await resumeTurn(() => eventsAfter(db, actor, from.snapshot)).catch((error: unknown) => {
      // The database knows no such snapshot.
      if (codeOf(error) === '22P02') return undefined;
      throw error;
    });
    if (!past?.events || past.epoch !== now.epoch || past.events.length > thresholds.eventsPerResponse)
      return resyncMessage(past ?? now);
    return eventsMessage(past, past.events);
  };
}
