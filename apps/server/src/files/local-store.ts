// Files in a folder: each content is a file of its own, in folders by the beginning of its name.
import { randomBytes } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertKey, type ByteRange, type FileStore } from '#endpoints/files/file-store.ts';

/** Returns the store in that folder, which is made with the first file. */
export function localStore(folder: string): FileStore {
  const incoming = join(folder, 'incoming');

  function pathOf(key: string): string {
    assertKey(key);
    return join(folder, key.slice(0, 2), key);
  }

  async function put(key: string, path: string): Promise<void> {
    const target = pathOf(key);
    const unfinished = join(incoming, `${randomBytes(8).toString('hex')}.unfinished`);
    await makeFolder(incoming);
    await makeFolder(dirname(target));
    try {
      await copyFile(path, unfinished, constants.COPYFILE_FICLONE);
      await sync(unfinished);
      await rename(unfinished, target);
      await sync(dirname(target));
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  return {
    incoming,
    put,
    async read(key: string, range?: ByteRange) {
      const file = await open(pathOf(key)).catch(unlessMissing);
      return file && createReadStream('', { fd: file, ...range });
    },
    async size(key) {
      const found = await stat(pathOf(key)).catch(unlessMissing);
      return found?.size;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async check() {
      await makeFolder(incoming);
      const path = join(incoming, `${randomBytes(8).toString('hex')}.unfinished`);
      try {
        await writeFile(path, 'test', { flush: true });
      } finally {
        await rm(path, { force: true });
      }
    },
  };
}

async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    // Some systems cannot synchronize a folder.
    if (!['EISDIR', 'EPERM', 'EINVAL'].includes(String((error as { code?: unknown }).code))) throw error;
  } finally {
    await handle.close();
  }
}

function unlessMissing(error: unknown): undefined {
  if ((error as { code?: unknown }).code === 'ENOENT') return undefined;
  throw error;
}
