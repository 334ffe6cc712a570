// Counts what happens in this process: answered requests, mails, webhooks and jobs.
import { jobNames } from '@app/contract/monitoring/jobs.limits.ts';
import type { OpenMetricsContentType, Registry } from 'prom-client';
import type { Measurements } from '#monitoring/measurements.ts';

type Library = typeof import('prom-client');

const mailResults = ['sent', 'kept', 'queued', 'skipped', 'failed'];
const receivedResults = ['task', 'comment', 'duplicate', 'dropped', 'refused', 'later'];

/** A request takes between a millisecond and the longest timeout. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Adds the counters to a registry, and counts from now on. */
export function countMeasurements(
  { Counter, Histogram }: Library,
  registry: Registry<OpenMetricsContentType>,
  measurements: Measurements,
): void {
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of answered requests by method, route and status; without event streams.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const endedStreams = new Counter({ name: 'app_event_streams_total', help: 'Event streams that have ended.', registers });
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const mails = counter('app_mail_total', 'Attempts to send a mail by result.', 'result');
  const webhooks = counter('app_webhook_deliveries_total', 'Attempts to deliver a webhook by result.', 'result');
  const received = counter('app_mail_in_total', 'Mails that came in by what became of them.', 'result');
  const jobs = counter('app_jobs_total', 'Runs of repeated jobs by name and result.', 'job', 'result');
  // An alert on the first failure compares with what was before.
  for (const result of mailResults) mails.inc({ result }, 0);
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
}
