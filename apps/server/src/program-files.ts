// Where the files of the program are. The sources and their build (`dist`, from build.mjs) lie side by side, and the build has all its
// modules in one folder, so these paths are right in both.
import { readFileSync } from 'node:fs';
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
/** The entry point of the command line. */
export const commandLineFile = join(import.meta.dirname, 'cli.mjs');
/** The entry point of the thread of the embedded database. */
export const databaseWorker = new URL(`./db/pglite/worker${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** The entry point of the thread that parses incoming mails. */
export const mailParser = new URL(`./incoming-mails/mail-parser${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** The version of the server. */
export const { version } = JSON.parse(readFileSync(join(serverFolder, 'package.json'), 'utf8')) as { version: string };
