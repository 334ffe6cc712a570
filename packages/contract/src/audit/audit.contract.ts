// The audit log: sign-ins, what protects accounts, actions of administrators, and refused attempts.
import * as z from 'zod/mini';
import { askedKinds, auditActions, auditOutcomes } from '#audit/audit.rules.ts';
import { endpoint } from '#endpoint.ts';
import { DayInput, digits, Instant, ResponseId, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { adminVias } from '#principals.ts';

export const AuditEntry = z.object({
  id: z.int(),
  /** One of `auditActions`, or an action that a later version has recorded. */
  action: z.string(),
  outcome: z.string(),
  /** The person who did or attempted it; null if nobody was signed in. */
  userId: z.nullable(ResponseId),
  /** The current name; null for nobody and for a deleted person. */
  userName: z.nullable(z.string()),
  /** The affected row, such as `department:3`. */
  target: z.nullable(z.string()),
  /** The current name of a person; the name at that time of anything else. */
  targetName: z.nullable(z.string()),
  /** Parameters of the action, such as a role or a department. */
  details: z.record(z.string(), z.unknown()),
  address: z.nullable(z.string()),
  createdAt: Instant,
});
export type AuditEntry = z.output<typeof AuditEntry>;

const day = DayInput.check(
  z.refine((value) => {
    const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T00:00:00Z`) : undefined;
    return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && value >= '1000';
  }, textKey('errors.badDate')),
);

const filter = {
  userId: z.optional(digits(1, limits.id.max)),
  kind: z.optional(z.enum(askedKinds, 'errors.invalid')),
  action: z.optional(z.enum(auditActions, 'errors.invalid')),
  outcome: z.optional(z.enum(auditOutcomes, 'errors.invalid')),
  /** Calendar dates in the caller's zone, both inclusive. */
  from: z.optional(day),
  to: z.optional(day),
};

export const audit = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary: 'Returns a page of the audit log, newest first',
    query: z.object({
      /** Returns entries older than the entry with this id. */
      before: z.optional(digits(1, Number.MAX_SAFE_INTEGER)),
      limit: z.optional(digits(1, limits.audit.page)),
      ...filter,
    }),
    response: z.array(AuditEntry),
  }),
  exportAll: endpoint({
    method: 'GET',
    path: '/api/admin/audit/export',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary: 'Returns the entries of the audit log that match as CSV, newest first',
    query: z.object(filter),
    response: z.unknown(),
    file: 'text/csv; charset=utf-8',
    reauthentication: true,
    audit: 'audit_exported',
  }),
};
