// The last hours of the server, for the charts of administrators.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant } from '#fields.ts';
import { adminVias } from '#principals.ts';

export const MonitoringPoint = z.object({
  /** The end of the minute. */
  at: Instant,
  requests: z.int(),
  /** Answers with a status from 500. */
  errors: z.int(),
  /** The time in which 95 of 100 requests were answered, in milliseconds; null without requests. */
  p95: z.nullable(z.number()),
  /** Open event streams. */
  streams: z.int(),
  /** Mails that wait; null if the database did not answer. */
  mails: z.nullable(z.int()),
  /** Memory of the process in bytes. */
  memory: z.int(),
});
export type MonitoringPoint = z.output<typeof MonitoringPoint>;

export const monitoring = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/monitoring',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary: 'Returns one point per minute of the last six hours of the process that answers, oldest first',
    response: z.object({ points: z.array(MonitoringPoint) }),
  }),
};
