// Tests what a page leaves to the next one when it ends, and when it is killed.
import { storageKeys } from '@app/contract/limits.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  forgetLeft,
  forgetWrite,
  type NewWrite,
  noteSent,
  noteWrite,
  type PageSnapshot,
  watchPageEnd,
} from '#lib/unanswered-writes.ts';

const page = new EventTarget();
const local = new Map<string, string>();
const session = new Map<string, string>();
const write: NewWrite = { name: 'tasks.move', taskId: 7, title: 'Plan', body: { columnId: 3 } };
const comment: NewWrite = { name: 'comments.create', taskId: 7, title: 'Plan', body: { content: 'Yes' }, draft: 'comment-7' };

/** What pages have left, as the next one reads it. */
const left = (): PageSnapshot[] => [...local.values()].map((text) => JSON.parse(text));

const storage = (stored: Map<string, string>) => ({
  setItem: (name: string, text: string) => stored.set(name, text),
  getItem: (name: string) => stored.get(name) ?? null,
  removeItem: (name: string) => stored.delete(name),
});

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', storage(local));
  vi.stubGlobal('sessionStorage', storage(session));
  watchPageEnd(() => 5);
});
afterEach(() => {
  forgetLeft();
  local.clear();
  session.clear();
  vi.unstubAllGlobals();
});

it('stores its writes until they have an answer, as those of a page that is over once it ends', () => {
  noteWrite(write);
  expect(left()).toMatchObject([{ isOver: false, writes: [{ taskId: 7, userId: 5 }] }]);
  noteWrite(comment);
  noteSent(write, 'a key');
  expect(left()).toMatchObject([{ isOver: false, writes: [{ key: 'a key', sentAt: expect.any(Number) }, { taskId: 7 }] }]);
  forgetWrite(write);
  expect(left()).toMatchObject([{ writes: [{ name: 'comments.create' }] }]);

  page.dispatchEvent(new Event('pagehide'));
  expect(left()).toMatchObject([{ isOver: true }]);
  // Back shows the page as it was.
  page.dispatchEvent(new Event('pageshow'));
  expect(left()).toMatchObject([{ isOver: false }]);
  forgetWrite(comment);
  expect(left()).toEqual([]);
});

it('ends the page that the tab had before, which was killed, and takes its text out of the field', () => {
  const killed = `${storageKeys.leftWrites}killed`;
  const before: PageSnapshot = { isOver: false, at: 1, writes: [], drafts: ['comment-7'] };
  local.set(killed, JSON.stringify(before));
  session.set(storageKeys.leftWrites, killed);
  session.set('draft:comment-7', '"Yes"');
  session.set('draft:comment-8', '"No"');
  watchPageEnd(() => 5);
  expect(left()).toEqual([{ ...before, isOver: true }]);
  expect([...session.keys()]).toEqual([storageKeys.leftWrites, 'draft:comment-8']);
});
