// Receives one large file of a multipart form into a folder, a piece at a time. What is cut off leaves nothing.
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '#endpoints/errors.ts';
import { storeError } from '#endpoints/files/file-store.ts';
import type { ReceivedFile } from '#endpoints/files/upload.ts';
import { kindOf, sentName } from '#http/files/upload.ts';

interface Options {
  folder: string;
  /** The upload ends if its file does not begin for so many milliseconds, or nothing of it arrives. */
  stalled: number;
}

/** Receives the file of that field; throws 413 if it is too large, 400 if it is missing, empty or cut off, 507 if the disk is full. */
export async function receiveFile(request: FastifyRequest, name: string, { folder, stalled }: Options): Promise<ReceivedFile> {
  const { bytes, tooLarge, missing } = kindOf(name);
  const part = await firstFile(request, bytes, stalled);
  if (!part || part.fieldname !== name) throw new ApiError(400, 'validation', missing);
  const path = join(folder, `${randomBytes(8).toString('hex')}.unfinished`);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 }).catch(throwStoreError);
    const { size, hash } = await write(request, part, path, stalled);
    // The parser truncates at the limit.
    if (part.file.truncated || size >= bytes) throw new ApiError(413, 'too_large', tooLarge);
    if (size === 0) throw new ApiError(400, 'validation', 'attachments.empty');
    return { path, size, hash, fileName: sentName(part.filename) };
  } catch (error) {
    part.file.resume();
    await rm(path, { force: true });
    throw error;
  }
}

/** Returns the first file of the form, or undefined; throws 400 if it does not begin in time. */
async function firstFile(request: FastifyRequest, fileSize: number, stalled: number): Promise<MultipartFile | undefined> {
  const arriving = request.file({ limits: { fileSize } }).catch(() => undefined);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(interrupted()), stalled);
  });
  try {
    return await Promise.race([arriving, late]);
  } catch (error) {
    void arriving.then((part) => part?.file.resume());
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function write({ raw }: FastifyRequest, { file }: MultipartFile, path: string, stalled: number) {
  const hash = createHash('sha256');
  let size = 0;
  let failure: unknown;
  const cut = () => {
    if (!raw.complete) file.destroy(interrupted());
  };
  const timer = setTimeout(() => file.destroy(interrupted()), stalled);
  raw.once('close', cut);
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  target.once('error', (error) => {
    failure = error;
  });
  try {
    await pipeline(
      file,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          timer.refresh();
          hash.update(piece);
          size += piece.length;
          yield piece;
        }
      },
      target,
    );
    return { size, hash: hash.digest('hex') };
  } catch (error) {
    // Whatever is no failure of the disk is one of the form or of the connection.
    throw failure ? storeError(failure) : error instanceof ApiError ? error : interrupted();
  } finally {
    clearTimeout(timer);
    raw.off('close', cut);
  }
}

function interrupted(): ApiError {
  return new ApiError(400, 'validation', 'attachments.interrupted');
}

function throwStoreError(error: unknown): never {
  throw storeError(error);
}
