// Opens the store in which an installation keeps the contents of files.
import { join } from 'node:path';
import type { Config } from '#config.ts';
import type { FileStore } from '#endpoints/files/file-store.ts';
import { localStore } from '#files/local-store.ts';

/** Returns the store of an installation. */
export function fileStore({ dataDir }: Pick<Config, 'dataDir'>): FileStore {
  return localStore(join(dataDir, 'files'));
}
