// Reads the stream of events of this tab, and opens it again after a break, a refusal or an invalid message.
import * as api from '@app/contract/api.ts';
import type { Event } from '@app/contract/events/events.contract.ts';
import type { PersonPresent } from '@app/contract/presence/presence.contract.ts';

/** A message of the stream: its events, and the position in the log after them. */
export interface StreamMessage {
  position: string;
  events: readonly Event[];
}

export interface StreamOptions {
  /** The position to continue from, or an empty text. */
  position(): string;
  onMessage(message: StreamMessage): void;
  /** Receives the other people near the places of this person's tabs. */
  onPresent(people: readonly PersonPresent[]): void;
  onLost(): void;
  /** The first refusal since the last message; the stream is opened again, more and more rarely. */
  onRefused(): void;
  /** The delay before the stream is opened again: after the first failure and at most. In milliseconds. */
  retry: { first: number; most: number };
}

export interface EventStream {
  isOpen(): boolean;
  /** Connects again at once, from the current position. */
  reopen(): void;
  close(): void;
}

/** Opens the stream; it is kept open until it is closed. */
export function openEventStream({ position, onMessage, onPresent, onLost, onRefused, retry }: StreamOptions): EventStream {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function open(): void {
    const after = position() && `?after=${encodeURIComponent(position())}`;
    const opened = new EventSource(api.events.stream.path + after);
    source = opened;
    opened.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
      if (opened !== source) return;
      const events = readEvents(data);
      // Later messages would move the position beyond the events that could not be read.
      if (!events) return fail();
      failures = 0;
      onMessage({ position: lastEventId, events });
    });
    opened.addEventListener('presence', ({ data }: MessageEvent<string>) => {
      if (opened === source) onPresent((listIn(data) ?? []) as PersonPresent[]);
    });
    opened.addEventListener('error', () => {
      if (opened !== source) return;
      onLost();
      // After a break the browser reconnects by itself, after a refusal it does not.
      if (opened.readyState === EventSource.CLOSED) openLater();
    });
  }

  function fail(): void {
    source.close();
    onLost();
    openLater();
  }

  function openLater(): void {
    if (failures === 0) onRefused();
    clearTimeout(timer);
    timer = setTimeout(open, Math.min(retry.most, retry.first * 2 ** failures) * (0.5 + Math.random()));
    failures++;
  }

  function close(): void {
    clearTimeout(timer);
    source.close();
  }

  open();
  return {
    isOpen: () => source.readyState === EventSource.OPEN,
    reopen() {
      close();
      open();
    },
    close,
  };
}

function readEvents(text: string): Event[] | undefined {
  const events = listIn(text) as { type?: unknown }[] | undefined;
  return events?.every((event) => typeof event?.type === 'string') ? (events as Event[]) : undefined;
}

function listIn(text: string): unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined;
  }
}
