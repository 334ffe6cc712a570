// Shuts the server down in order on a signal.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/connect.ts';
import { mainText } from '#main.text.ts';

interface Running {
  app: FastifyInstance;
  jobs: readonly { stop(): Promise<void> }[];
  database: Database;
  /** The time between the end of readiness and the end of new connections, in milliseconds. */
  delay: number;
}

/** Shutdown timeouts: for running requests, for everything together, and for the process once all is closed. */
const timeouts = { requests: 8_000, all: 12_500, process: 2_000 };
/** One Ctrl+C may arrive twice, from the terminal and from npm. */
const sameSignal = 500;

/**
 * SIGTERM shuts down in order, SIGINT too but without the delay, because a person at a terminal waits. A second signal ends the
 * process.
 */
export function stopOnSignal(running: Running): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  function once(signal: NodeJS.Signals) {
    for (const name of signals) process.off(name, once).on(name, ignore);
    // From here on a signal has its default effect: it ends the process at once. Everything acknowledged is stored.
    setTimeout(() => signals.map((name) => process.off(name, ignore)), sameSignal).unref();
    void stop(signal === 'SIGINT' ? { ...running, delay: 0 } : running);
  }
  for (const signal of signals) process.on(signal, once);
}

function ignore() {}

/**
 * Readiness ends first, and the load balancer has the delay to stop sending. Each answer meanwhile closes its connection, so that
 * no client sends on a connection that is about to close. Then running requests, mails and reminders finish, and the database
 * closes.
 */
async function stop({ app, jobs, database, delay }: Running): Promise<void> {
  process.stderr.write(`${mainText.stopping}\n`);
  const tooLate = setTimeout(() => {
    process.stderr.write(`${mainText.stoppedLate}\n`);
    process.exit(1);
  }, delay + timeouts.all).unref();
  app.startStopping();
  const ended = Promise.allSettled(jobs.map((job) => job.stop()));
  await sleep(delay);
  const late = setTimeout(() => app.server.closeAllConnections(), timeouts.requests);
  await Promise.allSettled([app.close(), ended]);
  clearTimeout(late);
  await database.close();
  clearTimeout(tooLate);
  setTimeout(() => process.exit(), timeouts.process).unref();
}
