// Requests that would end with the page: small bodies outlive it, and for other writes the browser asks before it leaves.

/** The browser lets bodies of 64 KiB in all outlive the page; a part stays free for what is not counted here. */
const quota = 60 * 1024;
/** What a request takes of it beside its body: the browser counts requests, addresses and headers, too. */
const overhead = 4 * 1024;
/** With less under way, a failure has another reason than the quota. */
const plenty = quota / 4;
/** A write without an answer for so long may be lost with the page although it was sent, in milliseconds. */
const slow = 2_000;

/** What outlives the page, in bytes. */
let bytes = 0;
/** From when on each write makes the browser ask. */
const asking = new Set<{ from: number }>();

/** Lets the browser ask before the page ends, at once or after some time, until the returned function is called. */
export function askBeforeLeaving(after = 0): () => void {
  const write = { from: performance.now() + after };
  asking.add(write);
  addEventListener('beforeunload', ask);
  return () => {
    asking.delete(write);
    // A page that listens is not kept for Back.
    if (asking.size === 0) removeEventListener('beforeunload', ask);
  };
}

function ask(event: BeforeUnloadEvent): void {
  const now = performance.now();
  if ([...asking].some(({ from }) => from <= now)) event.preventDefault();
}

/** A request that changes something, until its answer is there. */
interface UnderWay {
  /** Sends it as `fetch` does. */
  send: typeof fetch;
  end: () => void;
}

/** Begins a request. `asks`: the browser asks before the page ends with it. */
export function startRequest(body: RequestInit['body'], asks: boolean): UnderWay {
  const size = typeof body === 'string' ? new Blob([body]).size : body ? Number.POSITIVE_INFINITY : 0;
  const others = bytes;
  let own = 'keepalive' in Request.prototype && others + size + overhead <= quota ? size + overhead : 0;
  bytes += own;
  let stopAsking = asks ? askBeforeLeaving(own > 0 ? slow : 0) : undefined;
  return {
    async send(path, request) {
      try {
        return await fetch(path, { ...request, keepalive: own > 0 });
      } catch (error) {
        // The browser counts otherwise: with much under way, the failure may be that of its quota.
        if (own === 0 || others < plenty || !(error instanceof TypeError)) throw error;
        bytes -= own;
        own = 0;
        stopAsking?.();
        stopAsking = asks ? askBeforeLeaving() : undefined;
        return fetch(path, request);
      }
    },
    end() {
      bytes -= own;
      own = 0;
      stopAsking?.();
    },
  };
}
