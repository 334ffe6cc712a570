// Creates a data folder with a new, seeded database before the first test; test servers start with a copy of it.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, hashOfSources } from '../../scripts/install-build.mjs';
import { newServer, seededFolderVariable } from './server.ts';

const folders = join(cache, 'screens-data');
/** Sources that determine tables and first rows. */
const sources = [
  'apps/server/migrations',
  'apps/server/src',
  'packages/contract/src',
  'packages/texts/src',
  'packages/language/src',
  'package-lock.json',
];

/** Passes the folder to the workers by an environment variable; creates it once per version of the sources. */
export default async function prepare(): Promise<void> {
  const folder = join(folders, hashOfSources(sources));
  process.env[seededFolderVariable] = folder;
  if (existsSync(folder)) return;
  rmSync(folders, { recursive: true, force: true });
  delete process.env[seededFolderVariable];
  const server = await newServer();
  try {
    await server.stop();
    cpSync(server.data, `${folder}.new`, { recursive: true });
    renameSync(`${folder}.new`, folder);
  } finally {
    await server.remove();
  }
  process.env[seededFolderVariable] = folder;
}
