// Writes of this page that have no answer yet: they are stored from the press on, so that the next page sends them, with their keys,
// whichever way this one ends.
import type { Comment } from '@app/contract/comments/comments.contract.ts';
import { storageKeys } from '@app/contract/limits.ts';
import type { Task, TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import { removeDraft } from '#lib/draft.ts';
import { randomKey } from '#lib/idempotency-keys.ts';
import { removeLocal } from '#lib/local-storage.ts';

/** The endpoints whose writes can wait. */
type WaitingName = 'tasks.create' | 'tasks.move' | 'tasks.update' | 'comments.create';

/** A write as it is kept: what is sent, and what the screens show meanwhile. */
export interface NewWrite {
  name: WaitingName;
  /** The task; a task that is created while no server answers has a local id. */
  taskId: number;
  /** The task's title, for the list of what waits. */
  title: string;
  body: object;
  /** What changes on cards and in the open task; a new task is whole. */
  card?: Partial<TaskCard> | undefined;
  task?: Partial<Task> | undefined;
  comment?: Comment | undefined;
  /** The body differs from the one that was sent at once, so it needs a key of its own. */
  differs?: boolean | undefined;
  /** The draft with the same text, which is deleted if the page ends before the answer. */
  draft?: string | undefined;
}

export interface WaitingWrite extends Omit<NewWrite, 'differs' | 'draft'> {
  userId: number;
  /** Its place in the order of all writes. */
  place: number;
  key: string;
  /** When it was first sent, in milliseconds; its outcome is unknown since then. */
  sentAt?: number | undefined;
  /** The server has refused it. It waits for the person. */
  refused?: { reason: string; current?: Task | undefined } | undefined;
}

/** What a page leaves in the browser's storage. */
export interface PageSnapshot {
  /** False: the page may still be there, or it was killed. */
  isOver: boolean;
  /** When it last stored them, in milliseconds. */
  at: number;
  writes: Omit<WaitingWrite, 'place' | 'refused'>[];
  drafts: string[];
}

interface Noted {
  /** Who has made it; undefined if nobody is signed in. */
  userId: number | undefined;
  /** The key under which it is sent now. */
  key: string;
  /** The key under which it is sent later; another one if the body differs then. */
  laterKey: string;
  sentAt?: number | undefined;
}

const noted = new Map<NewWrite, Noted>();
/** Each page has an entry of its own, so that two that end at once keep both. */
const entry = storageKeys.leftWrites + randomKey();
let person: () => number | undefined = () => undefined;
let isStored = false;
/** The page has ended. */
let isOver = false;

/** Starts watching the end of the page. Call it once, at the start, with a function that returns who is signed in. */
export function watchPageEnd(whoIsIn: () => number | undefined): void {
  person = whoIsIn;
  endPageBefore();
  addEventListener('pagehide', () => {
    isOver = true;
    if (store()) removeDrafts(draftsOfNoted());
  });
  // Back has brought the page as it was: it gets its answers itself.
  addEventListener('pageshow', () => {
    isOver = false;
    store();
  });
}

/** The page that this tab had before has ended, also if it was killed and could not say so. */
function endPageBefore(): void {
  try {
    const before = sessionStorage.getItem(storageKeys.leftWrites) ?? '';
    sessionStorage.setItem(storageKeys.leftWrites, entry);
    const left = readLeft(before);
    if (!left || left.isOver) return;
    localStorage.setItem(before, JSON.stringify({ ...left, isOver: true } satisfies PageSnapshot));
    removeDrafts(left.drafts);
  } catch {
    // The browser stores nothing.
  }
}

/** What is left to the next page must not stand in a field there, to be sent once more. */
function removeDrafts(drafts: readonly string[]): void {
  for (const draft of drafts) removeDraft(draft);
}

function draftsOfNoted(): string[] {
  return [...noted.keys()].flatMap(({ draft }) => draft ?? []);
}

/** Notes a write before it is sent; writes are left in this order. */
export function noteWrite(write: NewWrite): Readonly<Noted> {
  const key = randomKey();
  const note = noted.get(write) ?? { userId: person(), key, laterKey: write.differs ? randomKey() : key };
  noted.set(write, note);
  store();
  addEventListener('beforeunload', askIfFull);
  return note;
}

/** Notes under which key a write is sent. */
export function noteSent(write: NewWrite, key: string): void {
  const note = noted.get(write);
  if (!note) return;
  Object.assign(note, { key, sentAt: Date.now() } satisfies Partial<Noted>);
  store();
}

/** Forgets a write: it has its answer, or it waits in the queue. */
export function forgetWrite(write: NewWrite): void {
  noted.delete(write);
  if (noted.size === 0) removeEventListener('beforeunload', askIfFull);
  store();
}

/** Whether the next page sends what goes out under this key, should this page end before the answer. */
export function isNoted(key: string): boolean {
  return [...noted.values()].some((note) => note.key === key);
}

/** Returns the names of what pages have left in the browser's storage, except this one. */
export function namesOfLeft(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(storageKeys.leftWrites) && name !== entry);
  } catch {
    return [];
  }
}

/** Returns what a page has left under a name. */
export function readLeft(name: string): PageSnapshot | undefined {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? 'null') as PageSnapshot | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns how many writes of this person have no answer yet, in all tabs. */
export function countUnanswered(): number {
  const left = namesOfLeft().flatMap((name) => readLeft(name)?.writes ?? []);
  return noted.size + left.filter(({ userId }) => userId === person()).length;
}

/** Deletes what all pages have left; what this one still sends is not left any more. */
export function forgetLeft(): void {
  noted.clear();
  store();
  for (const name of namesOfLeft()) removeLocal(name);
}

/** Stores what has no answer yet; returns whether anything is stored. */
function store(): boolean {
  const writes = [...noted].flatMap(([{ differs, draft: _draft, ...write }, { userId, key, laterKey, sentAt }]) =>
    userId === undefined ? [] : { ...write, userId, ...(differs ? { key: laterKey } : { key, sentAt }) },
  );
  if (noted.size === 0) {
    if (isStored) removeLocal(entry);
    isStored = false;
    return false;
  }
  try {
    localStorage.setItem(
      entry,
      JSON.stringify({ isOver, at: Date.now(), writes, drafts: draftsOfNoted() } satisfies PageSnapshot),
    );
    isStored = true;
  } catch {
    return false;
  }
  return true;
}

/** The browser has no room for them: it asks before the page ends. */
function askIfFull(event: BeforeUnloadEvent): void {
  if (!store()) event.preventDefault();
}
