// What is past its time goes: expired sessions, old answers, finished windows of attempts, events that nobody asks for any more,
// tasks deleted long ago, mails sent long ago, old invitations and links for new passwords and addresses, and what the audit log no longer has to remember.
import type { Db } from '#db/connect.ts';
import type { Outage } from '#db/outage.ts';
import { purgeOutbox } from '#email/outbox.sql.ts';
import { deleteOldEmailLinks } from '#email-confirmations/email-confirmations.sql.ts';
import { deleteOldAttempts } from '#endpoints/attempts.sql.ts';
import { deleteOldAudit } from '#endpoints/audit.sql.ts';
import { deleteOldKeys } from '#endpoints/idempotency.sql.ts';
import { deleteExpiredSessions } from '#endpoints/sessions.sql.ts';
import { deleteOldEvents } from '#events/events.sql.ts';
import { deleteOldInvitations } from '#invitations/invitations.sql.ts';
import { deleteOldResets } from '#password-resets/password-resets.sql.ts';
import { purgeDeletedTasks } from '#tasks/task-writes.sql.ts';

const every = 3_600_000;

/** Cleans up every hour, and returns what ends it. */
export function keepHouse(db: Db, log: Outage['log']): () => void {
  async function clean() {
    const removals = [
      deleteExpiredSessions,
      deleteOldKeys,
      deleteOldAttempts,
      deleteOldEvents,
      purgeDeletedTasks,
      deleteOldAudit,
      purgeOutbox,
      deleteOldInvitations,
      deleteOldResets,
      deleteOldEmailLinks,
    ];
    for (const remove of removals) await remove(db);
  }
  const timer = setInterval(() => clean().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed')), every);
  timer.unref();
  return () => clearInterval(timer);
}
