// Creates a data folder with a new, seeded database before the first test; test servers start with a copy of it.
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cache, hashOfSources } from '../../scripts/install-build.mjs';
import { adminPassword, newServer, seededFolderVariable } from './server.ts';

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
    await dismissSetup(server.url);
    await server.stop();
    cpSync(server.data, `${folder}.new`, { recursive: true });
    renameSync(`${folder}.new`, folder);
  } finally {
    await server.remove();
  }
  process.env[seededFolderVariable] = folder;
}

/** The card of the set-up is on the first screen of the first administrator, and nearly no test is about it. */
async function dismissSetup(url: string): Promise<void> {
  const headers = { 'content-type': 'application/json', origin: url };
  const credentials = JSON.stringify({ username: 'admin', password: adminPassword });
  const signedIn = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: credentials });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0])
    .join('; ');
  const body = JSON.stringify({ dismissed: true });
  const answer = await fetch(`${url}/api/admin/setup`, { method: 'PUT', headers: { ...headers, cookie }, body });
  if (!answer.ok) throw new Error(`The set-up was not dismissed: ${answer.status} ${await answer.text()}`);
}
