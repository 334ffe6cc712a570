// The interface of a store of files, and the names of the contents in it. The database knows what is there.
import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { StoreFailureKind } from '@app/contract/monitoring/monitoring.contract.ts';
import { ApiError } from '#endpoints/errors.ts';
import { storeFailure } from '#endpoints/files/store-failure.ts';

/** The bytes from the first to the last one, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface FileStore {
  /** The folder in which files are received before they are stored. */
  incoming: string;
  /** Stores the content of a file; when this returns, it survives a power failure. */
  put(key: string, path: string): Promise<void>;
  /** Opens a content, or a part of it; returns undefined if it is missing. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Returns the bytes of a content; undefined if it is missing. */
  size(key: string): Promise<number | undefined>;
  /** Deletes a content; one that is missing is fine. */
  remove(key: string): Promise<void>;
  /** Writes, reads and deletes a content, and throws if that fails. */
  check(): Promise<void>;
}

export interface StoreState {
  /** When the store did or refused something. */
  at: string;
  /** Null if it works; the kind of its failure, and a sentence for the operator. */
  failure: { kind: StoreFailureKind; text: string } | null;
}

export interface WatchedStore extends FileStore {
  /** Returns how it did last. What is older than a minute is tried anew first, once for all who ask. */
  state(): Promise<StoreState>;
}

/** Returns the name of a new content. Part of it is random, so that no name is used twice. */
export function newKey(hash: string): string {
  return `${hash}-${randomBytes(8).toString('hex')}`;
}

/** The name of a picture's preview beside its content. */
export function previewKey(key: string): string {
  return `${key}.webp`;
}

/** Throws unless the name was made by `newKey`: a name from a backup must not lead out of the store. */
export function assertKey(key: string): void {
  if (!/^[0-9a-f]{64}-[0-9a-f]{16}(\.webp)?$/.test(key)) throw new Error('this is no name of a stored file');
}

/** Turns a failure of the store into an answer: a full disk, or a store that cannot be reached. */
export function storeError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const { code } = error as { code?: unknown };
  if (code === 'ENOSPC' || code === 'EDQUOT') return new ApiError(507, 'storage_full', 'errors.storageFull', {}, 30);
  const answer = new ApiError(503, 'unavailable', 'attachments.storeFailed', {}, 5);
  // The log names it; the person is told to try again.
  answer.cause = storeFailure(error);
  return answer;
}
