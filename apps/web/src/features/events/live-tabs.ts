// One stream of events for all tabs of a browser: the tab that holds the lock reads the stream and passes its messages to the other tabs.
import type { PersonPresent } from '@app/contract/presence/presence.contract.ts';
import type { StreamMessage } from '#features/events/event-stream.ts';
import { type StreamHandlers, streamOfTab } from '#features/events/stream-of-tab.ts';
import { streamReader } from '#features/events/stream-reader.ts';

/**
 * What a tab sends to the others: a message of the stream, the other people that it sent, that the stream is lost, or that the
 * tab is new and asks for the position.
 */
type TabMessage = StreamMessage | { present: readonly PersonPresent[] } | 'lost' | 'hello';

/** The stream sends something every 20 s. After `silence` without a message a visible tab takes the stream over. In milliseconds. */
const defaultTiming = { silence: 45_000, retry: { first: 1_000, most: 30_000 } };

/** Joins the stream of a person until the returned function is called. */
export function joinStream(userId: number, handlers: StreamHandlers, timing = defaultTiming): () => void {
  const name = `tasklane-live-${userId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let canLock = 'locks' in navigator;
  let isFrozen = false;

  const send = (message: TabMessage) => channel.postMessage(message);
  const tab = streamOfTab(handlers, timing.silence);
  const reader = streamReader(tab, {
    retry: timing.retry,
    onRefused: handlers.onRefused,
    tellMessage: send,
    tellPresent: (present) => send({ present }),
    tellLost: () => send('lost'),
  });

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'hello') reader.repeat();
    else if (reader.isReading()) return;
    else if (data === 'lost') tab.lose();
    else if ('present' in data) handlers.onPresent(data.present);
    else tab.receive(data);
  });

  function isAway(): boolean {
    return isFrozen || leaving.signal.aborted;
  }

  /** Waits for the lock and reads the stream; with `steal` it takes the lock from a tab that does not respond. */
  function requestLock(steal: boolean): void {
    if (isAway()) return;
    navigator.locks
      .request(name, steal ? { steal } : { signal: leaving.signal }, () => (isAway() ? undefined : reader.read()))
      .catch((error: unknown) => {
        reader.stop();
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
    if (document.hidden) reader.stop();
    else if (!reader.isReading() && !isAway()) void reader.read();
  }

  function freeze(): void {
    isFrozen = true;
    reader.stop();
  }
  function resume(): void {
    if (!isFrozen) return;
    isFrozen = false;
    start();
  }

  function start(): void {
    tab.startWaiting();
    send('hello');
    if (canLock) requestLock(false);
    else readIfVisible();
  }

  function checkSilence(): void {
    if (!tab.isSilent()) return;
    tab.startWaiting();
    if (reader.isReading()) reader.reconnect();
    else if (!document.hidden) {
      tab.lose();
      if (canLock) requestLock(true);
    }
  }

  const { signal } = leaving;
  document.addEventListener('freeze', freeze, { signal });
  document.addEventListener('resume', resume, { signal });
  document.addEventListener('visibilitychange', readIfVisible, { signal });
  addEventListener('pagehide', freeze, { signal });
  addEventListener('pageshow', resume, { signal });
  addEventListener('offline', () => (reader.isReading() ? reader.reconnect() : tab.lose()), { signal });
  addEventListener('online', reader.reopen, { signal });
  const watch = setInterval(checkSilence, timing.silence / 3);
  start();

  return () => {
    leaving.abort();
    clearInterval(watch);
    reader.stop();
    channel.close();
  };
}
