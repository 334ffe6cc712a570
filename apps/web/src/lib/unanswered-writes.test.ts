// Tests what a page leaves to the next one when it ends, and when it is only hidden.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetWrite, type Left, type NewWrite, noteWrite, watchPageEnd } from '#lib/unanswered-writes.ts';

const page = new EventTarget();
const shown = Object.assign(new EventTarget(), { hidden: false });
const stored = new Map<string, string>();
const write: NewWrite = { name: 'tasks.move', taskId: 7, title: 'Plan', body: { columnId: 3 } };

/** What the page has left, as the next one reads it. */
const left = (): Left[] => [...stored.values()].map((text) => JSON.parse(text));

function setHidden(isHidden: boolean): void {
  shown.hidden = isHidden;
  shown.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', shown);
  vi.stubGlobal('localStorage', {
    setItem: (name: string, text: string) => stored.set(name, text),
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('leaves its writes as those of a page that is over, although the browser hides it afterwards', () => {
  watchPageEnd(() => 5);
  noteWrite(write);
  expect(left()).toEqual([]);

  setHidden(true);
  expect(left()).toMatchObject([{ isOver: false, writes: [{ taskId: 7, userId: 5 }] }]);
  setHidden(false);

  page.dispatchEvent(new Event('pagehide'));
  setHidden(true);
  expect(left()).toMatchObject([{ isOver: true }]);

  // Back shows the page as it was.
  setHidden(false);
  page.dispatchEvent(new Event('pageshow'));
  expect(left()).toEqual([]);
  setHidden(true);
  expect(left()).toMatchObject([{ isOver: false }]);
  forgetWrite(write);
  expect(left()).toEqual([]);
});
