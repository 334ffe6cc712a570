// Where the files of the program are. The sources and their build (`dist`, from build.mjs) lie side by side, and the build has all its
// modules in one folder, so these paths are right in both.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const serverFolder = join(import.meta.dirname, '..');

/** The files of the web application that browsers load. */
export const webRoot = join(serverFolder, '../web/dist');
/** The source maps of the web application, which browsers do not get. */
export const sourceMaps = join(serverFolder, '../web/source-maps');
export const ownMigrations = join(serverFolder, 'migrations');
/** The examples of the API reference, one in a line. */
export const apiExamplesFile = join(serverFolder, 'openapi.examples.jsonl');
/** Passwords that are known from breaches, one in a line. */
export const commonPasswords = join(serverFolder, 'common-passwords.txt');
/** The entry point of the command line. */
export const commandLineFile = join(import.meta.dirname, 'cli.mjs');
/** An empty embedded database, which the build makes; the sources have none. */
export const preparedDatabase = join(import.meta.dirname, 'empty-database');
/** The entry point of the thread of the embedded database. */
export const databaseWorker = new URL(`./db/pglite/worker${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** The entry point of the thread that parses incoming mails. */
export const mailParser = new URL(`./incoming-mails/mail-parser${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** The version of the server, as in 1.2.0, and of a build the commit behind it, as in 1.2.0+0123456789. */
export const version = [versionIn(join(serverFolder, 'package.json')), commitIn(join(import.meta.dirname, 'commit'))]
  .filter(Boolean)
  .join('+');

function versionIn(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The sources, and a build outside a repository, have no commit. */
function commitIn(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}
