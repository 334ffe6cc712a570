// Before the first test: a data folder with a new, seeded database, which the servers of the tests begin with a copy of.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, hashOfSources } from '../scripts/install-build.mjs';
import { newServer, preparedFolder } from './server.ts';

const folders = join(cache, 'screens-data');
/** What decides about the tables and the first rows, and what writes them. */
const sources = ['apps/server/migrations', 'apps/server/src', 'packages/contract/src', 'package-lock.json'];

/** Names the folder in the environment of the workers; made once for these sources. */
export default async function prepare(): Promise<void> {
  const folder = join(folders, hashOfSources(sources));
  process.env[preparedFolder] = folder;
  if (existsSync(folder)) return;
  rmSync(folders, { recursive: true, force: true });
  delete process.env[preparedFolder];
  const server = await newServer();
  try {
    await server.stop();
    cpSync(server.data, `${folder}.new`, { recursive: true });
    renameSync(`${folder}.new`, folder);
  } finally {
    await server.remove();
  }
  process.env[preparedFolder] = folder;
}
