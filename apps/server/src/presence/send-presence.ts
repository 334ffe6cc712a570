// Sends streams where other people are: at most once in an interval, and only what has changed for their readers.
import type { Actor } from '@app/contract/access.ts';
import { presenceLimits } from '@app/contract/limits.ts';
import type { KnownPlaces } from '#presence/known-places.ts';

/** A stream with its reader. */
export interface PresenceStream {
  reader: Actor;
  send(text: string): void;
}

export interface PresenceSender<Stream> {
  /** Sends a stream what its reader sees. */
  add(stream: Stream): void;
  /** Sends all streams what may have changed. */
  addAll(): void;
  /** Sends nothing more until the next `add`. */
  pause(): void;
}

const nobody = '[]';

/** Returns the sender; `interval` is in milliseconds. */
export function presenceSender<Stream extends PresenceStream>(
  streams: ReadonlySet<Stream>,
  places: KnownPlaces,
  interval: number,
): PresenceSender<Stream> {
  /** The last message of each stream. */
  const lastSent = new WeakMap<Stream, string>();
  /** The streams for which something may have changed. */
  const waiting = new Set<Stream>();
  let timer: NodeJS.Timeout | undefined;
  let sentAt = 0;

  function sendSoon(): void {
    if (waiting.size === 0) return;
    timer ??= setTimeout(sendSome, Math.max(0, sentAt + interval - Date.now())).unref();
  }

  function sendSome(): void {
    timer = undefined;
    sentAt = Date.now();
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
    sendSoon();
  }

  return {
    add(stream) {
      waiting.add(stream);
      sendSoon();
    },
    addAll() {
      for (const stream of streams) waiting.add(stream);
      sendSoon();
    },
    pause() {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
