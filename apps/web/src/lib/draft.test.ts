import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createdTasks, withServerIds } from '#lib/created-tasks.ts';
import { clearDrafts, keepDraftsOf, readDraft, removeDraft, writeDraft } from '#lib/draft.ts';

/** A session storage with its own properties, as the browser's has. */
function storage(): Record<string, unknown> {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods);
}

beforeEach(() => vi.stubGlobal('sessionStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

describe('a draft', () => {
  it('is read as it was written, until it is removed', () => {
    expect(readDraft('task-1', null)).toBeNull();
    writeDraft('task-1', { title: 'Half a sent', people: [1, 2] });
    expect(readDraft('task-1', null)).toEqual({ title: 'Half a sent', people: [1, 2] });
    removeDraft('task-1');
    expect(readDraft('task-1', null)).toBeNull();
  });

  it('of a task that has got its id is found under both', () => {
    writeDraft('comment-2000000007', 'Half');
    createdTasks.set(new Map([[2_000_000_001, 12]]));
    expect(withServerIds('/workspace/3?task=2000000001&view=list')).toBe('/workspace/3?task=12&view=list');
    writeDraft('comment-2000000001', 'Half a sent');
    expect(readDraft('comment-12', '')).toBe('Half a sent');
    expect(readDraft('comment-2000000001', '')).toBe('Half a sent');
    expect(readDraft('comment-2000000007', '')).toBe('Half');
    removeDraft('comment-2000000001');
    expect(readDraft('comment-12', '')).toBe('');
    createdTasks.set(new Map());
  });

  it('that cannot be read is none', () => {
    sessionStorage.setItem('draft:task-1', '{"title":');
    expect(readDraft('task-1', 'nothing')).toBe('nothing');
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    writeDraft('task-1', 'text');
    removeDraft('task-1');
    clearDrafts();
    expect(readDraft('task-1', 'nothing')).toBe('nothing');
  });
});

describe('the drafts of a person', () => {
  it('stay when the same person comes back', () => {
    keepDraftsOf(1);
    writeDraft('comment-4', 'I think that');
    keepDraftsOf(1);
    expect(readDraft('comment-4', '')).toBe('I think that');
  });

  it('are gone when somebody else comes, and what is no draft stays', () => {
    keepDraftsOf(1);
    writeDraft('comment-4', 'I think that');
    sessionStorage.setItem('other', 'kept');
    keepDraftsOf(2);
    expect(readDraft('comment-4', '')).toBe('');
    expect(sessionStorage.getItem('other')).toBe('kept');
  });

  it('are all forgotten at once', () => {
    writeDraft('comment-4', 'one');
    writeDraft('create-task', { title: 'two' });
    clearDrafts();
    expect(readDraft('comment-4', '')).toBe('');
    expect(readDraft('create-task', null)).toBeNull();
  });
});
