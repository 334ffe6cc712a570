// The open streams of an instance. One reader of the log serves all of them and filters the events of each in memory.
import { randomUUID } from 'node:crypto';
import { live } from '@app/contract/limits.ts';
import type { Database } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import type { LiveEvents, LiveReader, StreamAnswer } from '#endpoints/context.ts';
import { ApiError } from '#endpoints/errors.ts';
import { CallerChanged } from '#endpoints/principal.ts';
import type { Lifetime } from '#endpoints/sessions.sql.ts';
import { accessChanged, type LogPosition } from '#events/events.sql.ts';
import { followLog } from '#events/follow-log.ts';
import type { LogRead } from '#events/live.sql.ts';
import { openStream } from '#events/live-stream.ts';
import { notifier } from '#events/notify-instances.ts';
import { eventsMessage, firstMessages, resyncMessage, sendEvents } from '#events/stream-messages.ts';
import { streamRegistry } from '#events/stream-registry.ts';
import { presenceHub } from '#presence/presence-hub.ts';

interface Options {
  database: Database;
  config: Lifetime;
  log: { warn(line: object, message: string): void };
  streams?: { perPerson: number; perInstance: number };
  presenceTick?: number | undefined;
}

export interface LiveHub extends LiveEvents {
  /** Returns the number of open streams. */
  count(): number;
  /** Closes all streams, with retry delays spread so that their clients do not reconnect at once, and opens no more. */
  stop(): Promise<void>;
}

/** Returns the hub of an instance. It reads the log only while there are streams. */
export function liveHub({ database, config, log, streams: limit = live.streams, presenceTick }: Options): LiveHub {
  const { db } = database;
  const instance = randomUUID();
  const others = database.kind === 'postgres' ? notifier(db, instance, log) : undefined;
  const registry = streamRegistry(db, config, limit);
  const { streams } = registry;
  const presence = presenceHub({ database, log, streams, tick: presenceTick });
  const follower = followLog({ db, isNeeded: () => streams.size > 0, onEvents, onGap, warn });
  const firstMessage = firstMessages(db, limit.perInstance);
  let starting: Promise<void> | undefined;
  let pause: (() => Promise<void>) | undefined;
  let isStopping = false;

  /** Begins to follow the log with the first stream. */
  function start(): Promise<void> {
    starting ??= begin().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  }

  async function begin(): Promise<void> {
    await follower.begin();
    const timers = [
      setInterval(() => (streams.size === 0 ? void pause?.().catch(warn) : follower.wake()), live.readInterval),
      setInterval(sendHeartbeats, live.heartbeat),
      setInterval(() => void registry.endWithoutRights().catch(warn), live.sweep),
    ];
    for (const timer of timers) timer.unref();
    const onNotification = (sender?: string) => {
      if (sender !== instance) follower.wake();
    };
    const listening = database.kind === 'postgres' ? listen(database, live.channel, onNotification, log) : undefined;
    pause = async () => {
      for (const timer of timers) clearInterval(timer);
      follower.end();
      [starting, pause] = [undefined, undefined];
      await Promise.all([listening?.stop(), presence.pause()]);
    };
    await presence.start();
  }

  async function onEvents(read: LogRead): Promise<void> {
    await endBeforeEvents(new Set(read.events.flatMap(({ type, audience }) => (type === accessChanged ? audience : []))));
    await presence.applyLog(read);
    sendEvents(streams, read);
  }

  async function onGap(position: LogPosition): Promise<void> {
    await endBeforeEvents();
    await presence.applyLog(undefined);
    registry.send(resyncMessage(position));
  }

  /** Streams whose reader lost a right end before any event is sent; if the check fails, the streams in question end. */
  async function endBeforeEvents(people?: ReadonlySet<number>): Promise<void> {
    await registry.endWithoutRights(people).catch((error: unknown) => {
      warn(error);
      registry.end(people, () => live.retry.usual);
    });
  }

  function sendHeartbeats(): void {
    const position = follower.position();
    if (position) registry.send(eventsMessage(position, []));
  }

  function warn(error: unknown): void {
    log.warn({ err: error }, 'events could not be read');
  }

  async function open(reader: LiveReader): Promise<StreamAnswer> {
    if (isStopping) throw busy();
    registry.assertRoomFor(reader.actor.id);
    const stream = openStream(reader.actor, reader.sessionId, (closed) => streams.delete(closed));
    // The stream gets live events from here on, before its past is read and its rights are checked, so that no event is lost between.
    streams.add(stream);
    try {
      await start();
      if (!(await registry.withRights([stream])).has(stream)) throw new CallerChanged();
      const position = follower.position();
      if (!position) throw busy();
      const first = await firstMessage(reader, position);
      presence.addStream(stream);
      return { stream: (out) => stream.attach(out, first) };
    } catch (error) {
      streams.delete(stream);
      throw error;
    }
  }

  return {
    open,
    wrote() {
      follower.wake();
      others?.notify();
    },
    count: () => streams.size,
    reportPlace: presence.reportPlace,
    forgetPlaces: presence.forgetPlaces,
    async stop() {
      isStopping = true;
      const { least, perStream, most: longest } = live.retry.restart;
      const spread = Math.min(longest, streams.size * perStream);
      registry.end(undefined, () => Math.round(least + Math.random() * spread));
      await pause?.();
      await follower.idle();
      await others?.stop();
      await presence.stop();
    },
  };
}

function busy(): ApiError {
  return new ApiError(503, 'unavailable', 'errors.busy', {}, 2);
}
