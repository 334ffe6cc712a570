// The open streams of an instance. One reader of the log serves all of them and filters the events of each in memory.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Actor } from '@app/contract/access.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import { live, thresholds } from '@app/contract/limits.ts';
import type { Database } from '#db/connect.ts';
import { codeOf } from '#db/failures.ts';
import { listen } from '#db/listen.ts';
import { concurrencyLimit } from '#endpoints/concurrency-limit.ts';
import type { LiveEvents, LiveReader } from '#endpoints/context.ts';
import { ApiError } from '#endpoints/errors.ts';
import { CallerChanged, hasRightsOf } from '#endpoints/principal.ts';
import { findStreamCredentials } from '#endpoints/stream-credentials.ts';
import { accessChanged, eventsAfter, type LogPlace } from '#events/events.sql.ts';
import { findLogPlace, type LogRead, readLogAfter } from '#events/live.sql.ts';
import { type LiveStream, openStream } from '#events/live-stream.ts';
import { notifier } from '#events/notify-instances.ts';
import { parsePlace, placeText } from '#events/place.ts';
import { byIds, contentOf, peopleNamed, visibleEvents } from '#events/visible-events.ts';
import { presenceHub } from '#presence/presence-hub.ts';

interface Options {
  database: Database;
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
export function liveHub({ database, log, streams: limit = live.streams, presenceTick }: Options): LiveHub {
  const { db } = database;
  const instance = randomUUID();
  const others = database.kind === 'postgres' ? notifier(db, instance, log) : undefined;
  const streams = new Set<LiveStream>();
  const presence = presenceHub({ database, log, streams, tick: presenceTick });
  const resumeTurn = concurrencyLimit(live.resumes, { waiting: limit.perInstance });
  /** The position up to which every stream has its events; undefined while there is no stream. */
  let place: LogPlace | undefined;
  let starting: Promise<void> | undefined;
  let endReading: (() => Promise<void>) | undefined;
  let reading: Promise<void> | undefined;
  let readAgain = false;
  let isStopping = false;

  /** Starts to read the log with the first stream. */
  function start(): Promise<void> {
    starting ??= begin().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  }

  async function begin(): Promise<void> {
    place = await findLogPlace(db);
    const timers = [
      setInterval(() => (streams.size === 0 ? void endReading?.().catch(warn) : wake()), live.readInterval),
      setInterval(sendHeartbeats, live.heartbeat),
      setInterval(() => void checkRights().catch(warn), live.sweep),
    ];
    for (const timer of timers) timer.unref();
    const onNotification = (sender?: string) => {
      if (sender !== instance) wake();
    };
    const listening = database.kind === 'postgres' ? listen(database, live.channel, onNotification, log) : undefined;
    endReading = async () => {
      for (const timer of timers) clearInterval(timer);
      [place, starting, endReading] = [undefined, undefined, undefined];
      await Promise.all([listening?.stop(), presence.pause()]);
    };
    await presence.start();
  }

  /** Reads new events; concurrent calls share one further read after it. */
  function wake(): void {
    readAgain = true;
    reading ??= readUntilCurrent()
      .catch(warn)
      .finally(() => {
        reading = undefined;
      });
  }

  async function readUntilCurrent(): Promise<void> {
    while (readAgain && place && streams.size > 0) {
      readAgain = false;
      await readFrom(place);
      if (readAgain) await sleep(live.readPause);
    }
  }

  async function readFrom(from: LogPlace): Promise<void> {
    const found = await readLogAfter(db, from.snapshot);
    if (place !== from) return;
    const { epoch, snapshot, events } = found;
    place = { epoch, snapshot };
    const isResync = epoch !== from.epoch || events.length > thresholds.eventsPerResponse;
    if (!isResync && events.length === 0) return;
    const changed = isResync
      ? undefined
      : new Set(events.flatMap(({ type, audience }) => (type === accessChanged ? audience : [])));
    // Streams whose reader lost a right end before any event is sent; if the check fails, the streams in question end.
    await checkRights(changed).catch((error: unknown) => {
      warn(error);
      for (const stream of streamsOf(changed)) stream.end(live.retry.usual);
    });
    await presence.applyLog(isResync ? undefined : found);
    if (isResync) for (const stream of streams) stream.send(message({ epoch, snapshot }, [resync()]));
    else send(found);
  }

  /** Sends each stream the events that it may read; readers with the same rights share one text. */
  function send(read: LogRead): void {
    const { epoch, snapshot } = read;
    const changed = byIds(read);
    const texts = new Map<string, Buffer>();
    const textFor = (reader: Actor): Buffer | undefined => {
      const visible = visibleEvents(changed, reader);
      if (visible.length === 0) return undefined;
      const name = contentOf(visible, reader);
      const text = texts.get(name) ?? Buffer.from(message({ epoch, snapshot }, visible));
      texts.set(name, text);
      return text;
    };
    const named = peopleNamed(read);
    const byRights = new Map<string, Buffer | undefined>();
    for (const { reader, rights, send: sendText } of streams) {
      const isKnown = !named.has(reader.id) && byRights.has(rights);
      const text = isKnown ? byRights.get(rights) : textFor(reader);
      if (!named.has(reader.id)) byRights.set(rights, text);
      if (text) sendText(text);
    }
  }

  function streamsOf(people: ReadonlySet<number> | undefined): LiveStream[] {
    return [...streams].filter(({ reader }) => !people || people.has(reader.id));
  }

  /** Closes the streams, of these people or of all, whose session or token has ended or whose reader's rights have changed. */
  async function checkRights(people?: ReadonlySet<number>): Promise<void> {
    const concerned = streamsOf(people);
    if (concerned.length === 0) return;
    const current = await withCurrentRights(concerned);
    for (const stream of concerned) if (!current.has(stream)) stream.end(live.retry.changed);
  }

  /** Returns those streams whose session is valid and whose reader still has the rights of the stream. */
  async function withCurrentRights(concerned: readonly LiveStream[]): Promise<Set<LiveStream>> {
    const ids = [...new Set(concerned.map(({ sessionId }) => sessionId))];
    const sessions = new Map((await findStreamCredentials(db, ids)).map((row) => [row.sessionId, row]));
    return new Set(
      concerned.filter(({ sessionId, reader }) => {
        const row = sessions.get(sessionId);
        return row && !row.expired && !row.deleted && hasRightsOf(row, reader);
      }),
    );
  }

  function sendHeartbeats(): void {
    if (!place) return;
    const text = Buffer.from(message(place, []));
    for (const stream of streams) stream.send(text);
  }

  function warn(error: unknown): void {
    log.warn({ err: error }, 'events could not be read');
  }

  /** Returns the first message of a stream: the events since its position, if one is given. */
  async function firstMessage({ actor, after }: LiveReader, now: LogPlace): Promise<string> {
    if (after === undefined) return message(now, []);
    const from = parsePlace(after);
    if (from?.epoch !== now.epoch) return message(now, [resync()]);
    const past = await resumeTurn(() => eventsAfter(db, actor, from.snapshot)).catch((error: unknown) => {
      if (codeOf(error) === '22P02') return undefined;
      throw error;
    });
    if (!past?.events || past.epoch !== now.epoch || past.events.length > thresholds.eventsPerResponse)
      return message(past ?? now, [resync()]);
    return message(past, past.events);
  }

  function refuse({ actor }: LiveReader): void {
    if (isStopping || streams.size >= limit.perInstance) throw new ApiError(503, 'unavailable', 'errors.busy', {}, 2);
    if (streamsOf(new Set([actor.id])).length >= limit.perPerson)
      throw new ApiError(429, 'too_many', 'errors.tooManyStreams', {}, 30);
  }

  return {
    async open(reader) {
      refuse(reader);
      const stream = openStream(reader.actor, reader.sessionId, (closed) => streams.delete(closed));
      // The stream gets live events from here on, before its past is read and its rights are checked, so that no event is lost between.
      streams.add(stream);
      try {
        await start();
        if (!(await withCurrentRights([stream])).has(stream)) throw new CallerChanged();
        if (!place) throw new ApiError(503, 'unavailable', 'errors.busy', {}, 2);
        const first = await firstMessage(reader, place);
        presence.addStream(stream);
        return { stream: (out) => stream.attach(out, first) };
      } catch (error) {
        streams.delete(stream);
        throw error;
      }
    },
    wrote() {
      wake();
      others?.notify();
    },
    count: () => streams.size,
    reportPlace: presence.reportPlace,
    forgetPlaces: presence.forgetPlaces,
    async stop() {
      isStopping = true;
      const { least, perStream, most: longest } = live.retry.restart;
      const spread = Math.min(longest, streams.size * perStream);
      for (const stream of streams) stream.end(Math.round(least + Math.random() * spread));
      await endReading?.();
      await reading;
      await others?.stop();
      await presence.stop();
    },
  };
}

function message(place: LogPlace, events: readonly Event[]): string {
  return `id: ${placeText(place)}\ndata: ${JSON.stringify(events)}\n\n`;
}

function resync(): Event {
  return { id: 0, type: 'resync', taskId: null, workspaceId: null, userId: null, timestamp: Date.now() };
}
