// One stream of events for all tabs of a browser: the tab that holds the lock reads the stream and passes its messages to the other tabs.
import type { Event } from '@app/contract/events/events.contract.ts';
import type { PersonPresent } from '@app/contract/presence/presence.contract.ts';
import { type EventStream, openEventStream, type StreamMessage } from '#features/events/event-stream.ts';

/**
 * What a tab sends to the others: a message of the stream, the other people that it sent, that the stream is lost, or that the
 * tab is new and asks for the position.
 */
type TabMessage = StreamMessage | { present: readonly PersonPresent[] } | 'lost' | 'hello';

interface Handlers {
  /** The stream is open; `missed` if this tab may have missed events until now. */
  onOpen(missed: boolean): void;
  /** Receives the events of a message; a heartbeat has none. */
  onEvents(events: readonly Event[]): void;
  /** Receives the other people near the places of this person's tabs; nobody while there is no stream. */
  onPresent(people: readonly PersonPresent[]): void;
  onLost(): void;
  /** The server has refused the stream; it is opened again, more and more rarely. */
  onRefused(): void;
}

/** The stream sends something every 20 s. After `silence` without a message a visible tab takes the stream over. In milliseconds. */
const defaultTiming = { silence: 45_000, retry: { first: 1_000, most: 30_000 } };

/** Joins the stream of a person until the returned function is called. */
export function joinStream(userId: number, handlers: Handlers, timing = defaultTiming): () => void {
  const name = `tasklane-live-${userId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let canLock = 'locks' in navigator;
  let position = '';
  let lastMessageAt = 0;
  let checkedAt = Date.now();
  let isOpen = false;
  let isFrozen = false;
  let present: readonly PersonPresent[] = [];
  let reading: { stream: EventStream; stop(): void } | undefined;

  function receive(message: StreamMessage): void {
    const now = Date.now();
    const missed = now - lastMessageAt > timing.silence;
    [lastMessageAt, checkedAt, position] = [now, now, message.position];
    if (missed || !isOpen) {
      isOpen = true;
      handlers.onOpen(missed);
    }
    handlers.onEvents(message.events);
  }

  function loseStream(): void {
    if (!isOpen) return;
    isOpen = false;
    handlers.onPresent([]);
    handlers.onLost();
  }

  function send(message: TabMessage): void {
    channel.postMessage(message);
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'hello') {
      if (!reading?.stream.isOpen()) return;
      send({ position, events: [] });
      send({ present });
    } else if (reading) return;
    else if (data === 'lost') loseStream();
    else if ('present' in data) handlers.onPresent(data.present);
    else receive(data);
  });

  function showPresent(people: readonly PersonPresent[]): void {
    present = people;
    send({ present });
    handlers.onPresent(people);
  }

  /** Reads the stream until it is stopped. */
  function read(): Promise<void> {
    return new Promise((resolve) => {
      // The people of an earlier stream may have left; this one sends anew where there is somebody.
      showPresent([]);
      const stream = openEventStream({
        position: () => position,
        retry: timing.retry,
        onMessage(message) {
          send(message);
          receive(message);
        },
        onPresent: showPresent,
        onLost: loseStreamOfAll,
        onRefused: handlers.onRefused,
      });
      reading = {
        stream,
        stop() {
          stream.close();
          reading = undefined;
          resolve();
        },
      };
    });
  }

  function loseStreamOfAll(): void {
    present = [];
    send('lost');
    loseStream();
  }

  function isAway(): boolean {
    return isFrozen || leaving.signal.aborted;
  }

  /** Waits for the lock and reads the stream; with `steal` it takes the lock from a tab that does not respond. */
  function requestLock(steal: boolean): void {
    if (isAway()) return;
    navigator.locks
      .request(name, steal ? { steal } : { signal: leaving.signal }, () => (isAway() ? undefined : read()))
      .catch((error: unknown) => {
        reading?.stop();
        if (isAway()) return;
        // Another tab has taken the lock.
        if (error instanceof DOMException && error.name === 'AbortError') return requestLock(false);
        // The browser does not allow locks here.
        canLock = false;
        readIfVisible();
      });
  }

  /** Without locks, for example without HTTPS, each visible tab has its own stream. */
  function readIfVisible(): void {
    if (canLock) return;
    if (document.hidden) reading?.stop();
    else if (!reading && !isAway()) void read();
  }

  function freeze(): void {
    isFrozen = true;
    reading?.stop();
  }
  function resume(): void {
    if (!isFrozen) return;
    isFrozen = false;
    start();
  }
  function goOffline(): void {
    reading?.stream.reopen();
    if (reading) loseStreamOfAll();
    else loseStream();
  }

  function start(): void {
    checkedAt = Date.now();
    send('hello');
    if (canLock) requestLock(false);
    else readIfVisible();
  }

  function checkSilence(): void {
    if (Date.now() - checkedAt <= timing.silence) return;
    checkedAt = Date.now();
    if (reading) {
      loseStreamOfAll();
      reading.stream.reopen();
    } else if (!document.hidden) {
      loseStream();
      if (canLock) requestLock(true);
    }
  }

  const { signal } = leaving;
  document.addEventListener('freeze', freeze, { signal });
  document.addEventListener('resume', resume, { signal });
  document.addEventListener('visibilitychange', readIfVisible, { signal });
  addEventListener('pagehide', freeze, { signal });
  addEventListener('pageshow', resume, { signal });
  addEventListener('offline', goOffline, { signal });
  addEventListener('online', () => reading?.stream.reopen(), { signal });
  const watch = setInterval(checkSilence, timing.silence / 3);
  start();

  return () => {
    leaving.abort();
    clearInterval(watch);
    reading?.stop();
    channel.close();
  };
}
