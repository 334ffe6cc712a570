// The audit log: what administrators did, and what others were refused.
import * as z from 'zod/mini';
import { auditActions, auditOutcomes } from '#audit/audit.rules.ts';
import { endpoint } from '#endpoint.ts';
import { Instant, ResponseId, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { adminVias } from '#principals.ts';

export const AuditEntry = z.object({
  id: z.int(),
  /** One of `auditActions`, or an act that a later version has recorded. */
  action: z.string(),
  outcome: z.string(),
  /** Whoever did or tried it; null where nobody was signed in. */
  userId: z.nullable(ResponseId),
  /** The name of today; null for nobody and for a deleted person. */
  userName: z.nullable(z.string()),
  /** What it was about, as `department:3`. */
  target: z.nullable(z.string()),
  /** Its name: a person's of today, anything else's of that time. */
  targetName: z.nullable(z.string()),
  /** What the act was made of besides: a role, a department. */
  details: z.record(z.string(), z.unknown()),
  address: z.nullable(z.string()),
  createdAt: Instant,
});
export type AuditEntry = z.output<typeof AuditEntry>;

const digits = (max: number) =>
  z.pipe(
    z
      .string(textKey('errors.invalid'))
      .check(z.refine((value) => /^[1-9]\d{0,15}$/.test(value) && Number(value) <= max, textKey('errors.invalid'))),
    z.transform((value) => Number(value)),
  );

const day = z.string(textKey('errors.badDate')).check(
  z.refine((value) => {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
    return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && value >= '1000';
  }, textKey('errors.badDate')),
);

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary: 'A page of the audit log, newest first',
    query: z.object({
      /** What comes after the entry of that number. */
      before: z.optional(digits(Number.MAX_SAFE_INTEGER)),
      limit: z.optional(digits(limits.audit.page)),
      userId: z.optional(digits(limits.id.max)),
      action: z.optional(z.enum(auditActions, 'errors.invalid')),
      outcome: z.optional(z.enum(auditOutcomes, 'errors.invalid')),
      /** Calendar dates in the caller's zone, both included. */
      from: z.optional(day),
      to: z.optional(day),
    }),
    response: z.array(AuditEntry),
  }),
};
