// Sends the streams of an instance where other people are: at most once a second, and only what changed for them.
import { randomUUID } from 'node:crypto';
import type { Actor } from '@app/contract/access.ts';
import { presenceLimits } from '@app/contract/limits.ts';
import type { Database } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import type { LiveEvents } from '#endpoints/context.ts';
import type { LogRead } from '#events/live.sql.ts';
import { placeExchange, readChanges } from '#presence/exchange-places.ts';
import { type KnownPlace, knownPlaces } from '#presence/known-places.ts';
import { findFacts, type Ids } from '#presence/presence.sql.ts';

interface Reader {
  reader: Actor;
  send(text: string): void;
}

interface Options<Stream> {
  database: Database;
  log: { warn(line: object, message: string): void };
  streams: ReadonlySet<Stream>;
  /** The least time between two messages on a stream, and between two messages to other instances (milliseconds). */
  tick?: number | undefined;
}

export interface PresenceHub<Stream> extends Pick<LiveEvents, 'reportPlace' | 'forgetPlaces'> {
  /** Called with the first stream: what was known may be out of date. */
  start(): Promise<void>;
  /** Sends a new stream where people are. */
  addStream(stream: Stream): void;
  /** Takes over what events changed; undefined if events were missed. */
  applyLog(read: LogRead | undefined): Promise<void>;
  /** Called after the last stream. */
  pause(): Promise<void>;
  stop(): Promise<void>;
}

const nobody = '[]';

export function presenceHub<Stream extends Reader>({
  database,
  log,
  streams,
  tick: interval = presenceLimits.tick,
}: Options<Stream>): PresenceHub<Stream> {
  const { db } = database;
  const instance = randomUUID();
  const places = knownPlaces();
  const exchange = database.kind === 'postgres' ? placeExchange({ db, instance, log, interval }) : undefined;
  /** The last message of each stream. */
  const lastSent = new WeakMap<Stream, string>();
  /** The streams for which something may have changed. */
  const waiting = new Set<Stream>();
  let ticking: NodeJS.Timeout | undefined;
  let tickedAt = 0;
  let expiring: NodeJS.Timeout | undefined;
  let expiredAt = 0;
  let listening: { stop(): Promise<void> } | undefined;
  let isStarted = false;
  let receiving: Promise<void> = Promise.resolve();

  function changed(): void {
    for (const stream of streams) waiting.add(stream);
    tickSoon();
  }

  function tickSoon(): void {
    if (waiting.size === 0) return;
    ticking ??= setTimeout(tick, Math.max(0, tickedAt + interval - Date.now())).unref();
  }

  function tick(): void {
    ticking = undefined;
    tickedAt = Date.now();
    const peopleFor = places.reading();
    for (const stream of [...waiting].slice(0, presenceLimits.perTick)) {
      waiting.delete(stream);
      if (!streams.has(stream)) continue;
      const text = JSON.stringify(peopleFor(stream.reader));
      if (text === (lastSent.get(stream) ?? nobody)) continue;
      lastSent.set(stream, text);
      // Without an id, so that the position in the log stays.
      stream.send(`event: presence\ndata: ${text}\n\n`);
    }
    tickSoon();
  }

  /** Removes expired places, when the last time is long enough ago. */
  function expire(): void {
    if (Date.now() - expiredAt < interval) return;
    expiredAt = Date.now();
    if (places.expire()) changed();
  }

  function drop(gone: readonly KnownPlace[]): void {
    if (gone.length === 0) return;
    // Every instance drops what it knows by itself, but what came from here may still be on its way to the others.
    for (const { userId, tab, isOwn } of gone) if (isOwn) exchange?.send({ userId, tab, place: undefined });
    changed();
  }

  /** Reads the facts of these ids anew. If that fails, nobody is shown until they report again. */
  async function refresh(ids: Ids): Promise<void> {
    try {
      drop(places.setFacts(await findFacts(db, ids), ids));
    } catch (error) {
      log.warn({ err: error }, 'it could not be read who may see where people are');
      places.clear();
    }
    changed();
  }

  async function receive(message: string | undefined): Promise<void> {
    const changes = message === undefined ? [] : readChanges(message, instance);
    const unknown = { tasks: new Set<number>(), workspaces: new Set<number>(), people: [] };
    let isNew = false;
    for (const { userId, tab, place } of changes) {
      if (!place) {
        if (places.remove(userId, tab)) isNew = true;
        continue;
      }
      if (place.taskId !== null && !places.tasks.has(place.taskId)) unknown.tasks.add(place.taskId);
      if (place.workspaceId !== null && !places.workspaces.has(place.workspaceId)) unknown.workspaces.add(place.workspaceId);
      if (places.put(place, false)) isNew = true;
    }
    if (unknown.tasks.size + unknown.workspaces.size > 0) await refresh(unknown);
    else if (isNew) changed();
  }

  return {
    reportPlace(userId, tab, place) {
      expire();
      if (!place) {
        const gone = places.remove(userId, tab);
        if (gone) drop([{ ...gone, isOwn: true }]);
        return;
      }
      const { departmentKey, task, ...where } = place;
      if (where.workspaceId !== null && departmentKey !== undefined) places.workspaces.set(where.workspaceId, departmentKey);
      if (where.taskId !== null) places.tasks.set(where.taskId, task);
      const shown = { userId, tab, ...where };
      exchange?.send({ userId, tab, place: shown });
      if (places.put(shown, true)) changed();
    },
    forgetPlaces(userId) {
      const gone = places.of(userId);
      for (const { tab } of gone) places.remove(userId, tab);
      drop(gone.map((place) => ({ ...place, isOwn: true })));
    },
    async start() {
      isStarted = true;
      expire();
      expiring = setInterval(expire, interval * 5).unref();
      if (exchange)
        listening = listen(
          database,
          presenceLimits.channel,
          (message) => {
            receiving = receiving
              .then(() => receive(message))
              .catch((error: unknown) => log.warn({ err: error }, 'a message about presence could not be read'));
          },
          log,
        );
      if (places.people().length > 0) await refresh(places.ids());
    },
    addStream(stream) {
      waiting.add(stream);
      tickSoon();
    },
    async applyLog(read) {
      if (!isStarted) return;
      if (!read || read.events.some(({ type }) => type === 'department_updated')) return refresh(places.ids());
      const touched = read.events.flatMap(({ type, taskId }) =>
        taskId !== null && type !== 'notification_created' && places.isTaskOf(taskId) ? [taskId] : [],
      );
      if (touched.length > 0) {
        const present = new Map(
          read.tasks.map(({ taskId, createdBy, assigneeId, assignees, workspaceId, departmentKeys }) => [
            taskId,
            { createdBy, assigneeId, assignees, workspaceId, departmentKeys },
          ]),
        );
        for (const taskId of touched) places.tasks.set(taskId, present.get(taskId));
        changed();
      }
      const known = new Set(places.people());
      const people = new Set(
        read.events.flatMap(({ type, userId, audience }) =>
          type === 'access_changed' ? audience : type === 'user_updated' && userId !== null ? [userId] : [],
        ),
      );
      const concerned = [...people].filter((id) => known.has(id));
      if (concerned.length > 0) await refresh({ tasks: [], workspaces: [], people: concerned });
    },
    async pause() {
      isStarted = false;
      clearInterval(expiring);
      clearTimeout(ticking);
      ticking = undefined;
      waiting.clear();
      const ending = listening;
      listening = undefined;
      await ending?.stop();
      await receiving;
    },
    async stop() {
      await exchange?.stop();
    },
  };
}
