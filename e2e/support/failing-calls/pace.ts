// Waits for the calls of a page with a stopped clock, and lets its time pass.
import { expect, type Page, type Request } from '@playwright/test';

/** Waits for the calls of a page and lets its time pass. */
export interface Pace {
  /** Waits until the page has had no pending call or script for a while; loaded scripts may call the API. */
  quiet(milliseconds: number): Promise<void>;
  /** Waits until no call of the page has begun or ended for a while; some may be held. */
  settled(milliseconds: number): Promise<void>;
  /** Lets this time of the page pass in steps, and waits for the responses of each: they take real time. */
  pass(milliseconds: number): Promise<void>;
}

/** The stream of events stays open for as long as the page does. */
const stream = '/api/stream';
/** Less than the 20 s after which a failed call is repeated. A shorter step would wait for more responses of the other calls. */
export const step = 15_000;

export function paceOf(page: Page): Pace {
  const open = new Set<Request>();
  let last = Date.now();
  const over = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    last = Date.now();
    if (new URL(request.url()).pathname !== stream) open.add(request);
  });
  page.on('requestfailed', over);
  page.on('requestfinished', over);
  /** Returns once the page has no work left that it can do without time or the network. */
  const worked = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
    );
  async function quiet(milliseconds: number): Promise<void> {
    last = Date.now();
    const isQuiet = async () => {
      if (open.size > 0 || Date.now() - last < milliseconds) return false;
      await worked();
      return open.size === 0;
    };
    await expect.poll(isQuiet, { message: 'calls of the page do not end', timeout: 30_000, intervals: [20] }).toBe(true);
  }
  async function settled(milliseconds: number): Promise<void> {
    last = Date.now();
    await expect
      .poll(() => Date.now() - last, { message: 'the page calls on and on', intervals: [20] })
      .toBeGreaterThan(milliseconds);
    await worked();
  }
  async function pass(milliseconds: number): Promise<void> {
    for (let left = milliseconds; left > 0; left -= step) {
      await page.clock.fastForward(Math.min(step, left));
      await worked();
      if (open.size > 0) await quiet(20);
    }
  }
  return { quiet, settled, pass };
}
