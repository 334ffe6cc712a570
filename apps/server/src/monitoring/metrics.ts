// The metrics of this process in the OpenMetrics format. The library is imported only where metrics are switched on.
import type { OpenMetricsContentType } from 'prom-client';
import { backupCondition } from '#backups/backup-warning.ts';
import type { Database } from '#db/connect.ts';
import type { Measurements } from '#monitoring/measurements.ts';
import { mailsWaiting, tasksByStatus } from '#monitoring/monitoring.sql.ts';
import { webhookHealth } from '#webhooks/webhook-queue.sql.ts';

export interface Metrics {
  contentType: string;
  /** Returns the text of all metrics. */
  text(): Promise<string>;
}

interface Options {
  database: Database;
  backupSchedule: string | undefined;
  measurements: Measurements;
  /** Returns the number of open event streams. */
  streams(): number;
}

const receivedResults = ['task', 'comment', 'duplicate', 'dropped', 'refused', 'later'];
const jobNames = ['reminders', 'recurring', 'archive', 'imports', 'backups', 'cleanup'];

/** How long counts of the database are kept, in milliseconds: several collectors may ask. */
const keepCounts = 15_000;
/** A request takes between a millisecond and the longest timeout. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Starts to count, and returns what a collector reads. */
export async function startMetrics({ database, backupSchedule, measurements, streams }: Options): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests by method, route and status; without event streams.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const endedStreams = new Counter({ name: 'app_event_streams_total', help: 'Event streams that have ended.', registers });
  const mails = new Counter({
    name: 'app_mail_total',
    help: 'Attempts to send a mail by result.',
    labelNames: ['result'],
    registers,
  });
  const webhooks = new Counter({
    name: 'app_webhook_deliveries_total',
    help: 'Attempts to deliver a webhook by result.',
    labelNames: ['result'],
    registers,
  });
  const received = new Counter({
    name: 'app_mail_in_total',
    help: 'Mails that came in by what became of them.',
    labelNames: ['result'],
    registers,
  });
  const jobs = new Counter({
    name: 'app_jobs_total',
    help: 'Runs of repeated jobs by name and result.',
    labelNames: ['job', 'result'],
    registers,
  });
  // An alert on the first failure compares with what was before.
  for (const result of ['sent', 'kept', 'queued', 'skipped', 'failed']) mails.inc({ result }, 0);
  for (const result of receivedResults) received.inc({ result }, 0);
  webhooks.inc({ result: 'delivered' }, 0);
  for (const job of jobNames) for (const result of ['done', 'failed']) jobs.inc({ job, result }, 0);
  measurements.listen({
    answered({ method, route, status, seconds, isStream }) {
      if (isStream) endedStreams.inc();
      else durations.observe({ method, route, status: String(status) }, seconds);
    },
    mail: (result) => mails.inc({ result }),
    webhook: (result) => webhooks.inc({ result }),
    received: (result) => received.inc({ result }),
    job: (job, result) => jobs.inc({ job, result }),
  });
  const counts = cached(() =>
    Promise.all([
      tasksByStatus(database.db),
      mailsWaiting(database.db),
      backupCondition(database.db, backupSchedule),
      webhookHealth(database.db),
    ]),
  );
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('app_events_clients', 'Open event streams of this process.', streams);
  gauge('app_database_connections', 'Open connections of the pool.', () => database.pool.totalCount);
  gauge('app_database_connections_idle', 'Idle connections of the pool.', () => database.pool.idleCount);
  gauge('app_database_waiting', 'Requests that wait for a connection.', database.waiting);
  const tasks = new Gauge({ name: 'app_tasks_total', help: 'Tasks by status.', labelNames: ['status'], registers });
  const waiting = new Gauge({ name: 'app_mails_waiting', help: 'Mails that are not sent yet.', registers });
  const oldest = new Gauge({
    name: 'app_mails_oldest_seconds',
    help: 'Since when the oldest mail has been due.',
    registers,
  });
  const backup = {
    at: new Gauge({
      name: 'app_backup_last_seconds',
      help: 'When the newest backup was begun, since 1970; 0 without one.',
      registers,
    }),
    bytes: new Gauge({ name: 'app_backup_bytes', help: 'Size of the newest backup.', registers }),
    seconds: new Gauge({ name: 'app_backup_duration_seconds', help: 'How long the newest backup took.', registers }),
    ok: new Gauge({ name: 'app_backup_ok', help: 'Whether backups are made in time and pass their tests: 1 or 0.', registers }),
  };
  const hooksWaiting = new Gauge({
    name: 'app_webhook_deliveries_waiting',
    help: 'Deliveries of webhooks that were not accepted yet.',
    registers,
  });
  const hooks = new Gauge({
    name: 'app_webhooks_failing',
    help: 'Webhooks by trouble: failing, or stopped by the server.',
    labelNames: ['state'],
    registers,
  });
  const up = new Gauge({ name: 'app_database_up', help: 'Whether the database answered the counts: 1 or 0.', registers });

  /** Without a database its counts are missing, and all other metrics are still read. */
  async function count(): Promise<void> {
    try {
      const [byStatus, mail, { lastAt, lastBytes, lastMs, warning }, hook] = await counts();
      tasks.reset();
      for (const { status, tasks: number } of byStatus) tasks.set({ status }, number);
      waiting.set(mail.waiting);
      oldest.set((mail.oldest ?? 0) / 1000);
      backup.at.set((lastAt ?? 0) / 1000);
      backup.bytes.set(lastBytes ?? 0);
      backup.seconds.set((lastMs ?? 0) / 1000);
      backup.ok.set(warning === null ? 1 : 0);
      hooksWaiting.set(hook.waiting);
      hooks.set({ state: 'failing' }, hook.failing);
      hooks.set({ state: 'stopped' }, hook.stopped);
      up.set(1);
    } catch {
      tasks.reset();
      up.set(0);
    }
  }

  return {
    contentType: registry.contentType,
    async text() {
      await count();
      return registry.metrics();
    },
  };
}

function cached<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined;
  return () => {
    if (kept && performance.now() - kept.at < keepCounts) return kept.value;
    const value = read();
    const mine = { at: performance.now(), value };
    kept = mine;
    value.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return value;
  };
}
