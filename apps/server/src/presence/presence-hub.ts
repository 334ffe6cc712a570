// Where the people at work are: what tabs report to this instance and to others, and what events change of it.
import { randomUUID } from 'node:crypto';
import { presenceLimits } from '@app/contract/limits.ts';
import type { Database } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import type { LiveEvents, ReportedPlace } from '#endpoints/context.ts';
import type { LogRead } from '#events/live.sql.ts';
import { applyTasks, changedPeople, changesAllPlaces } from '#presence/apply-log.ts';
import { applyChanges, placeExchange, readChanges } from '#presence/exchange-places.ts';
import { type KnownPlace, knownPlaces } from '#presence/known-places.ts';
import { findFacts, type Ids } from '#presence/presence.sql.ts';
import { type PresenceStream, presenceSender } from '#presence/send-presence.ts';

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

/** Returns the hub of an instance. It knows places also while there is no stream, and then reads nothing. */
export function presenceHub<Stream extends PresenceStream>({
  database,
  log,
  streams,
  tick: interval = presenceLimits.tick,
}: Options<Stream>): PresenceHub<Stream> {
  const { db } = database;
  const instance = randomUUID();
  const places = knownPlaces();
  const sender = presenceSender(streams, places, interval);
  const exchange = database.kind === 'postgres' ? placeExchange({ db, instance, log, interval }) : undefined;
  let expiring: NodeJS.Timeout | undefined;
  let expiredAt = 0;
  let listening: { stop(): Promise<void> } | undefined;
  let isStarted = false;
  let receiving: Promise<void> = Promise.resolve();

  /** Removes expired places, when the last time is long enough ago. */
  function expire(): void {
    if (Date.now() - expiredAt < interval) return;
    expiredAt = Date.now();
    if (places.expire()) sender.addAll();
  }

  function tellGone(gone: readonly KnownPlace[]): void {
    if (gone.length === 0) return;
    // Every instance drops what it knows by itself, but what came from here may still be on its way to the others.
    for (const { userId, tab, isOwn } of gone) if (isOwn) exchange?.send({ userId, tab, place: undefined });
    sender.addAll();
  }

  /** Reads the facts of these ids anew. If that fails, nobody is shown until they report again. */
  async function refresh(ids: Ids): Promise<void> {
    try {
      tellGone(places.setFacts(await findFacts(db, ids), ids));
    } catch (error) {
      log.warn({ err: error }, 'it could not be read who may see where people are');
      places.clear();
    }
    sender.addAll();
  }

  async function receive(message: string | undefined): Promise<void> {
    const { isNew, unknown } = applyChanges(places, message === undefined ? [] : readChanges(message, instance));
    if (unknown) await refresh(unknown);
    else if (isNew) sender.addAll();
  }

  function receiveInOrder(message: string | undefined): void {
    receiving = receiving
      .then(() => receive(message))
      .catch((error: unknown) => log.warn({ err: error }, 'a message about presence could not be read'));
  }

  function forgetTab(userId: number, tab: string): void {
    const place = places.remove(userId, tab);
    if (place) tellGone([{ ...place, isOwn: true }]);
  }

  function storePlace(userId: number, tab: string, { departmentKey, task, ...place }: ReportedPlace): void {
    if (place.workspaceId !== null && departmentKey !== undefined) places.workspaces.set(place.workspaceId, departmentKey);
    if (place.taskId !== null) places.tasks.set(place.taskId, task);
    const tabPlace = { userId, tab, ...place };
    exchange?.send({ userId, tab, place: tabPlace });
    if (places.put(tabPlace, true)) sender.addAll();
  }

  return {
    reportPlace(userId, tab, place) {
      expire();
      if (place) storePlace(userId, tab, place);
      else forgetTab(userId, tab);
    },
    forgetPlaces(userId) {
      for (const { tab } of places.of(userId)) forgetTab(userId, tab);
    },
    async start() {
      isStarted = true;
      expire();
      expiring = setInterval(expire, interval * 5).unref();
      if (exchange) listening = listen(database, presenceLimits.channel, receiveInOrder, log);
      if (places.people().length > 0) await refresh(places.ids());
    },
    addStream: sender.add,
    async applyLog(read) {
      if (!isStarted) return;
      if (!read || changesAllPlaces(read)) return refresh(places.ids());
      if (applyTasks(read, places)) sender.addAll();
      const people = changedPeople(read, places);
      if (people.length > 0) await refresh({ tasks: [], workspaces: [], people });
    },
    async pause() {
      isStarted = false;
      clearInterval(expiring);
      sender.pause();
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
