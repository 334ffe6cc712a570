// Undo: the last step first, each once, and undoing offers no undo.
import { beforeEach, expect, test, vi } from 'vitest';
import { clearUndo, offerUndo, startUndoable, undoLast } from '#lib/undo.ts';

beforeEach(clearUndo);

test('the last step goes first, and then there is none', () => {
  const done: string[] = [];
  offerUndo(() => done.push('first'));
  offerUndo(() => done.push('second'));
  expect([undoLast(), undoLast(), undoLast()]).toEqual([true, true, false]);
  expect(done).toEqual(['second', 'first']);
});

test('what is taken back by its message is not taken back again', () => {
  const run = vi.fn();
  const { take } = offerUndo(run);
  take();
  expect(undoLast()).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a step that failed is forgotten', () => {
  const { forget } = offerUndo(() => undefined);
  forget();
  expect(undoLast()).toBe(false);
});

test('what is undone offers no way back of its own', () => {
  offerUndo(() => offerUndo(() => undefined));
  undoLast();
  expect(undoLast()).toBe(false);
});

test('what is undone offers no way back of its own after it has waited, either', async () => {
  let done: Promise<void> | undefined;
  offerUndo(() => {
    const change = startUndoable();
    done = Promise.resolve().then(() => void change.offer(() => undefined));
  });
  undoLast();
  await done;
  expect(undoLast()).toBe(false);
});

test('what the key has taken back is not taken back again by its message, which may stand longer', () => {
  const run = vi.fn();
  const { take } = offerUndo(run);
  undoLast();
  take();
  take();
  expect(run).toHaveBeenCalledTimes(1);
});
