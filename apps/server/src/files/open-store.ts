// Opens the store in which an installation keeps the contents of files.
import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { FileStore } from '#endpoints/files/file-store.ts';
import { localStore } from '#files/local-store.ts';
import { s3Store } from '#files/s3-store.ts';

/** Returns the store of an installation. */
export function fileStore({ dataDir, filesUrl }: Pick<Config, 'dataDir' | 'filesUrl'>): FileStore {
  const folder = join(dataDir, 'files');
  return filesUrl === undefined ? localStore(folder) : s3Store(filesUrl, join(folder, 'incoming'));
}
