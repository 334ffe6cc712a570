// Starts the server: reads the environment, opens the database, brings it up to date, listens; and stops it in order.
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError, readConfig } from '#config.ts';
import { type Database, openDatabase } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { StartError } from '#db/start-error.ts';
import { withSecretKey } from '#http/secret-key.ts';
import type { Delivery } from '#jobs/deliver-mails.ts';
import type { Reminding } from '#jobs/send-reminders.ts';
import { mainText } from '#main.text.ts';

const webRoot = join(import.meta.dirname, '../../web/dist');
/** How long requests under way may take once the server is to stop, and the process once everything is closed. */
const patience = { requests: 10_000, process: 2_000 };
/** One Ctrl+C may arrive twice, from the terminal and from npm. */
const sameSignal = 500;

// V8 can wait for ever at the end of a process for a compilation in the background (Node 24.21); seen with large queries.
setFlagsFromString('--no-concurrent-sparkplug');

try {
  await start();
} catch (error) {
  fail(error);
}

async function start() {
  const given = readConfig(process.env);
  // The database opens in its thread while this one reads the application.
  const [database, { buildApp }, { seed }, { startDelivery }, { startReminders }] = await Promise.all([
    openDatabase({ databaseUrl: given.databaseUrl, dataDir: given.dataDir }),
    import('#app.ts'),
    import('#seed/seed.ts'),
    import('#jobs/deliver-mails.ts'),
    import('#jobs/send-reminders.ts'),
  ]);
  try {
    for (const warning of database.warnings) process.stderr.write(`${warning}\n`);
    await migrate(database);
    const { config, warning } = await withSecretKey(given, database);
    if (warning !== undefined) process.stderr.write(`${warning}\n`);
    const { adminPassword } = await seed(database.db, config);
    if (adminPassword !== undefined) say(mainText.password(config.adminUsername, adminPassword));
    const app = await buildApp({ config, database, webRoot });
    const url = await listen(app, config);
    const mails = startDelivery({ config, database, log: app.log });
    const reminding = startReminders({ db: database.db, log: app.log });
    stopOnSignal(app, [mails, reminding], database);
    say(mainText.ready(url, config.publicUrl));
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Config) {
  const { level } = app.log;
  // Our own line says it, and says it to people.
  app.log.level = 'warn';
  try {
    await app.listen({ host, port });
  } catch (error) {
    await app.close();
    throw listenFailure(error, host, port);
  }
  app.log.level = level;
  const { address, port: actual } = app.server.address() as AddressInfo;
  const name = ['0.0.0.0', '::'].includes(address) ? 'localhost' : address;
  return `http://${name.includes(':') ? `[${name}]` : name}:${actual}`;
}

function listenFailure(error: unknown, host: string, port: number) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new StartError(mainText.portInUse(port, host), { cause: error });
  if (code === 'EACCES') return new StartError(mainText.portForbidden(port), { cause: error });
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return new StartError(mainText.noSuchHost(host), { cause: error });
  return error;
}

type Job = Delivery | Reminding;

function stopOnSignal(app: FastifyInstance, jobs: readonly Job[], database: Database) {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  function once() {
    for (const signal of signals) process.off(signal, once).on(signal, ignore);
    // From here on a signal has its usual effect: it ends the process at once. Everything acknowledged is stored.
    setTimeout(() => signals.map((signal) => process.off(signal, ignore)), sameSignal).unref();
    void stop(app, jobs, database);
  }
  for (const signal of signals) process.on(signal, once);
}

function ignore() {}

/** Readiness goes off, requests, mails and reminders under way end, the database closes, and with nothing left to do the process ends. */
async function stop(app: FastifyInstance, jobs: readonly Job[], database: Database) {
  process.stderr.write(`${mainText.stopping}\n`);
  const late = setTimeout(() => app.server.closeAllConnections(), patience.requests);
  await Promise.all([app.close(), ...jobs.map((job) => job.stop())]);
  clearTimeout(late);
  await database.close();
  setTimeout(() => process.exit(), patience.process).unref();
}

function fail(error: unknown) {
  if (error instanceof ConfigError) process.stderr.write(`${error.problems.join('\n')}\n`);
  else if (error instanceof StartError) process.stderr.write(`${error.message}\n`);
  else console.error(error);
  process.exit(1);
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
