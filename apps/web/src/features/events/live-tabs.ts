// One stream of events for all tabs of a browser: the tab that holds the lock reads it, and the others hear of it from that tab.
import { api, type Event } from '@app/contract';

/** What one tab tells the others: a message of the stream, that the stream is lost, or that a new tab wants to know. */
type Told = { place: string; events: readonly Event[] } | 'lost' | 'hello';

interface Handlers {
  /** The stream is open; `missed` where this tab cannot have heard everything until now. */
  onOpen(missed: boolean): void;
  /** Events came, or a sign of life without any. */
  onEvents(events: readonly Event[]): void;
  onLost(): void;
  /** The server has refused the stream; it is tried again, more and more rarely. */
  onRefused(): void;
}

/** The stream sends something every 20 s; whoever has heard nothing for `silence` takes over. In milliseconds. */
const usualPace = { silence: 45_000, retryFirst: 1_000, retryMost: 30_000 };

/** Takes part in the stream of a person until the returned function is called. */
export function joinStream(userId: number, handlers: Handlers, pace = usualPace): () => void {
  const name = `tasklane-live-${userId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let place = '';
  let heardAt = 0;
  let aliveAt = Date.now();
  let isOpen = false;
  let isAsleep = false;
  let reading: { stop(): void; reopen(): void; isOpen(): boolean } | undefined;

  function heard(message: { place: string; events: readonly Event[] }): void {
    const now = Date.now();
    const missed = now - heardAt > pace.silence;
    [heardAt, aliveAt, place] = [now, now, message.place];
    if (missed || !isOpen) {
      isOpen = true;
      handlers.onOpen(missed);
    }
    handlers.onEvents(message.events);
  }

  function lost(): void {
    if (!isOpen) return;
    isOpen = false;
    handlers.onLost();
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data === 'hello') {
      if (reading?.isOpen()) channel.postMessage({ place, events: [] } satisfies Told);
    } else if (reading) return;
    else if (data === 'lost') lost();
    else heard(data);
  });

  /** Reads the stream until it is stopped. */
  function read(): Promise<void> {
    return new Promise((resolve) => {
      let source: EventSource | undefined;
      let again: ReturnType<typeof setTimeout> | undefined;
      let refusals = 0;

      function open(): void {
        const after = place && `?after=${encodeURIComponent(place)}`;
        source = new EventSource(api.events.stream.path + after);
        source.addEventListener('message', ({ data, lastEventId }: MessageEvent<string>) => {
          refusals = 0;
          const message = { place: lastEventId, events: JSON.parse(data) as Event[] };
          channel.postMessage(message satisfies Told);
          heard(message);
        });
        source.addEventListener('error', () => {
          tellLost();
          // After a break the browser comes back by itself, after a refusal never.
          if (source?.readyState !== EventSource.CLOSED) return;
          if (refusals === 0) handlers.onRefused();
          again = setTimeout(open, Math.min(pace.retryMost, pace.retryFirst * 2 ** refusals) * (0.5 + Math.random()));
          refusals++;
        });
      }
      function close(): void {
        clearTimeout(again);
        source?.close();
      }
      reading = {
        stop() {
          close();
          reading = undefined;
          resolve();
        },
        reopen() {
          close();
          open();
        },
        isOpen: () => source?.readyState === EventSource.OPEN,
      };
      open();
    });
  }

  function tellLost(): void {
    channel.postMessage('lost' satisfies Told);
    lost();
  }

  /** Waits to be the one who reads; with `steal` it takes the stream from a tab that sleeps. */
  function queue(steal: boolean): void {
    if (leaving.signal.aborted || isAsleep) return;
    const options = steal ? { steal } : { signal: leaving.signal };
    navigator.locks
      .request(name, options, () => (isAsleep || leaving.signal.aborted ? undefined : read()))
      // It was taken from this tab, which stands in line again.
      .catch(() => {
        reading?.stop();
        queue(false);
      });
  }

  /** Where there are no locks, as without HTTPS, each tab in sight has a stream of its own. */
  function followSight(): void {
    if (document.hidden) reading?.stop();
    else if (!reading && !isAsleep) void read();
  }

  function fallAsleep(): void {
    isAsleep = true;
    reading?.stop();
  }
  function wakeUp(): void {
    if (!isAsleep) return;
    isAsleep = false;
    start();
  }
  function offline(): void {
    reading?.reopen();
    if (reading) tellLost();
    else lost();
  }

  function start(): void {
    aliveAt = Date.now();
    channel.postMessage('hello' satisfies Told);
    if ('locks' in navigator) queue(false);
    else followSight();
  }

  const { signal } = leaving;
  document.addEventListener('freeze', fallAsleep, { signal });
  document.addEventListener('resume', wakeUp, { signal });
  addEventListener('pagehide', fallAsleep, { signal });
  addEventListener('pageshow', wakeUp, { signal });
  addEventListener('offline', offline, { signal });
  addEventListener('online', () => reading?.reopen(), { signal });
  if (!('locks' in navigator)) document.addEventListener('visibilitychange', followSight, { signal });
  const watch = setInterval(() => {
    if (Date.now() - aliveAt <= pace.silence) return;
    aliveAt = Date.now();
    if (reading) {
      tellLost();
      reading.reopen();
    } else if (!document.hidden) {
      lost();
      if ('locks' in navigator) queue(true);
    }
  }, pace.silence / 3);
  start();

  return () => {
    leaving.abort();
    clearInterval(watch);
    reading?.stop();
    channel.close();
  };
}
