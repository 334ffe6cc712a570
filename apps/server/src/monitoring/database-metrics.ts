// What the database says of tasks, mails, backups, webhooks and the audit log, as metrics.
import type { OpenMetricsContentType, Registry } from 'prom-client';
import { auditBacklog } from '#audit-delivery/audit-queue.sql.ts';
import { backupCondition } from '#backups/backup-warning.ts';
import type { Database } from '#db/connect.ts';
import { mailsWaiting, tasksByStatus } from '#monitoring/monitoring.sql.ts';
import { webhookHealth } from '#webhooks/webhook-queue.sql.ts';

type Library = typeof import('prom-client');

interface Options {
  database: Database;
  backupSchedule: string | undefined;
}

/** How long counts of the database are kept, in milliseconds: several collectors may ask. */
const keepCounts = 15_000;

/** Adds the metrics to a registry; returns the function that brings them up to date. */
export function databaseMetrics(
  { Gauge }: Library,
  registry: Registry<OpenMetricsContentType>,
  { database, backupSchedule }: Options,
): () => Promise<void> {
  const registers = [registry];
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const tasks = gauge('app_tasks_total', 'Tasks by status.', 'status');
  const mails = {
    waiting: gauge('app_mails_waiting', 'Mails that are not sent yet.'),
    oldest: gauge('app_mails_oldest_seconds', 'Since when the oldest mail has been due.'),
  };
  const backup = {
    at: gauge('app_backup_last_seconds', 'When the newest backup was begun, since 1970; 0 without one.'),
    bytes: gauge('app_backup_bytes', 'Size of the newest backup.'),
    seconds: gauge('app_backup_duration_seconds', 'How long the newest backup took.'),
    ok: gauge('app_backup_ok', 'Whether backups are made in time and pass their tests: 1 or 0.'),
  };
  const deliveries = gauge('app_webhook_deliveries_waiting', 'Deliveries of webhooks that were not accepted yet.');
  const webhooks = gauge('app_webhooks_failing', 'Webhooks by trouble: failing, or stopped by the server.', 'state');
  const audit = {
    waiting: gauge('app_audit_waiting', 'Records of the audit log that a receiver has not got yet.', 'receiver'),
    oldest: gauge('app_audit_oldest_seconds', 'Since when the oldest of them has been waiting.', 'receiver'),
  };
  const up = gauge('app_database_up', 'Whether the database answered the counts: 1 or 0.');
  const { db } = database;
  const counts = cached(() =>
    Promise.all([tasksByStatus(db), mailsWaiting(db), backupCondition(db, backupSchedule), webhookHealth(db), auditBacklog(db)]),
  );

  /** Without a database its counts are missing, and all other metrics are still read. */
  return async () => {
    try {
      const [byStatus, mail, { lastAt, lastBytes, lastMs, warning }, webhook, receivers] = await counts();
      tasks.reset();
      for (const { status, tasks: number } of byStatus) tasks.set({ status }, number);
      mails.waiting.set(mail.waiting);
      mails.oldest.set((mail.oldest ?? 0) / 1000);
      backup.at.set((lastAt ?? 0) / 1000);
      backup.bytes.set(lastBytes ?? 0);
      backup.seconds.set((lastMs ?? 0) / 1000);
      backup.ok.set(warning === null ? 1 : 0);
      deliveries.set(webhook.waiting);
      webhooks.set({ state: 'failing' }, webhook.failing);
      webhooks.set({ state: 'stopped' }, webhook.stopped);
      audit.waiting.reset();
      audit.oldest.reset();
      for (const { name: receiver, waiting, oldestSeconds } of receivers) {
        audit.waiting.set({ receiver }, waiting);
        audit.oldest.set({ receiver }, oldestSeconds);
      }
      up.set(1);
    } catch {
      tasks.reset();
      up.set(0);
    }
  };
}

function cached<T>(read: () => Promise<T>): () => Promise<T> {
  let latest: { at: number; value: Promise<T> } | undefined;
  return () => {
    if (latest && performance.now() - latest.at < keepCounts) return latest.value;
    const value = read();
    const mine = { at: performance.now(), value };
    latest = mine;
    value.catch(() => {
      if (latest === mine) latest = undefined;
    });
    return value;
  };
}
