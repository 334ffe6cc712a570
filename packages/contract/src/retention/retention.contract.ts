// How long each kind of record is kept: chosen by administrators.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { textKey } from '#fields.ts';
import { type RetentionKind, retentionBounds } from '#retention/retention.limits.ts';

function daysOf(kind: RetentionKind) {
  const { least, most } = retentionBounds[kind];
  return z.int('errors.invalid').check(z.gte(least, textKey('errors.invalid')), z.lte(most, textKey('errors.invalid')));
}

/** Days by kind. */
export const Retention = z.object({
  audit: daysOf('audit'),
  signIns: daysOf('signIns'),
  /** Null keeps them as long as the account. */
  notifications: z.nullable(daysOf('notifications')),
  /** Deleted tasks, views and task templates. */
  trash: daysOf('trash'),
  mails: daysOf('mails'),
  mailTexts: daysOf('mailTexts'),
  incomingMails: daysOf('incomingMails'),
  modelCalls: daysOf('modelCalls'),
});
export type Retention = z.output<typeof Retention>;

/** Kinds that are left out stay. */
export const RetentionChange = z.partial(Retention);
export type RetentionChange = z.output<typeof RetentionChange>;

export const retention = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/retention',
    access: 'admin',
    summary: 'Returns how many days each kind of record is kept',
    response: Retention,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/retention',
    access: 'admin',
    audit: 'retention_changed',
    summary: 'Chooses how many days each kind of record is kept',
    body: RetentionChange,
    response: Retention,
    reauthentication: true,
  }),
};
