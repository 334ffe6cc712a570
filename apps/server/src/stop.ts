// Stops the server in order when the system or a person says so.
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#db/connect.ts';
import { mainText } from '#main.text.ts';

interface Running {
  app: FastifyInstance;
  jobs: readonly { stop(): Promise<void> }[];
  database: Database;
  /** Between the moment in which readiness goes off and the one in which no more connections are taken (milliseconds). */
  delay: number;
}

/** How long requests under way may take once no more are taken, everything together, and the process once all is closed. */
const patience = { requests: 8_000, all: 12_500, process: 2_000 };
/** One Ctrl+C may arrive twice, from the terminal and from npm. */
const sameSignal = 500;

/** SIGTERM stops in order, SIGINT too but without the delay: a person at a terminal waits. A second signal ends the process. */
export function stopOnSignal(running: Running): void {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  function once(signal: NodeJS.Signals) {
    for (const name of signals) process.off(name, once).on(name, ignore);
    // From here on a signal has its usual effect: it ends the process at once. Everything acknowledged is stored.
    setTimeout(() => signals.map((name) => process.off(name, ignore)), sameSignal).unref();
    void stop(signal === 'SIGINT' ? { ...running, delay: 0 } : running);
  }
  for (const signal of signals) process.on(signal, once);
}

function ignore() {}

/**
 * Readiness goes off first, and who asks for it has the delay to send no more. Each answer meanwhile closes its connection, so
 * that no client sends on one that is about to be cut. Then requests, mails and reminders under way end, and the database closes.
 */
async function stop({ app, jobs, database, delay }: Running): Promise<void> {
  process.stderr.write(`${mainText.stopping}\n`);
  const tooLate = setTimeout(() => {
    process.stderr.write(`${mainText.stoppedLate}\n`);
    process.exit(1);
  }, delay + patience.all).unref();
  app.startStopping();
  const ended = Promise.allSettled(jobs.map((job) => job.stop()));
  await sleep(delay);
  const late = setTimeout(() => app.server.closeAllConnections(), patience.requests);
  await Promise.allSettled([app.close(), ended]);
  clearTimeout(late);
  await database.close();
  clearTimeout(tooLate);
  setTimeout(() => process.exit(), patience.process).unref();
}
