// Deletes expired data: sessions, stored answers, rate-limit windows, old events, histories and notifications beyond their bounds, words
// that no text has, tasks deleted long ago and their files, mails and webhooks sent long ago, the log of incoming mails, old
// invitations, old links for new passwords and addresses, old sign-ins, second steps and ways to providers, expired tokens of the API and of SCIM, old proposals, records of backups, uploaded files that
// were not imported, conversations and calls of the model, choices of done tasks, deleted views and task templates, and audit entries.
// For how long is a choice of administrators, where they have one (`retention`).
import { deleteOldProposals } from '#assistant/proposals.sql.ts';
import { deleteOldAudit } from '#audit/audit.sql.ts';
import { forgetReceivers } from '#audit-delivery/audit-queue.sql.ts';
import { deleteOldRuns } from '#backups/backup-runs.sql.ts';
import { deleteOldConversations } from '#conversations/conversations.sql.ts';
import type { Db } from '#db/connect.ts';
import { reasonOf } from '#db/failures.ts';
import type { Outage } from '#db/outage.ts';
import { purgeOutbox } from '#email/outbox.sql.ts';
import { deleteOldEmailLinks } from '#email-confirmations/email-confirmations.sql.ts';
import { deleteOldIdempotencyKeys } from '#endpoints/answers/idempotency.sql.ts';
import { deleteOldAttempts } from '#endpoints/attempts.sql.ts';
import type { FileStore } from '#endpoints/files/file-store.ts';
import { deleteExpiredSessions, type Lifetime } from '#endpoints/sessions.sql.ts';
import { deleteOldEvents } from '#events/events.sql.ts';
import { sweepFiles } from '#files/sweep-files.ts';
import { thinHistories } from '#history/history.sql.ts';
import { deleteOldFlows } from '#identity-providers/identity-providers.sql.ts';
import { deleteOldImports } from '#imports/imports.sql.ts';
import { deleteOldIncomingMails } from '#incoming-mails/incoming-mails.sql.ts';
import { deleteOldInvitations } from '#invitations/invitations.sql.ts';
import { deleteOldCalls, endLostCalls } from '#models/models.sql.ts';
import { deleteOldMarks } from '#my-work/marks.sql.ts';
import { deleteOldNotifications } from '#notifications/notifications.sql.ts';
import { deleteOldPasskeyChallenges } from '#passkeys/passkeys.sql.ts';
import { deleteOldResets } from '#password-resets/password-resets.sql.ts';
import { deleteOldScimTokens } from '#scim-tokens/scim-tokens.sql.ts';
import { deleteUnusedWords } from '#search/search.sql.ts';
import { deleteOldChallenges } from '#second-factors/second-factors.sql.ts';
import { deleteOldSignIns } from '#sign-ins/sign-ins.sql.ts';
import { deleteOldTaskTemplates } from '#task-templates/task-templates.sql.ts';
import { purgeDeletedTasks } from '#tasks/task-writes.sql.ts';
import { deleteOldTokens } from '#tokens/tokens.sql.ts';
import { deleteOldViews } from '#views/views.sql.ts';
import { purgeDeliveries } from '#webhooks/webhook-queue.sql.ts';

const every = 3_600_000;

/** Runs one after the other, also after one that fails; then throws what failed. */
export async function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 1) throw new AggregateError(failures, failures.map(reasonOf).join(' | '));
  if (failures.length > 0) throw failures[0];
}

/** Deletes the rows that have expired. A deletion that fails stops no other; then throws what failed. */
export async function deleteExpired(db: Db, config: Lifetime): Promise<void> {
  const deletions = [
    (tx: Db) => deleteExpiredSessions(tx, config),
    deleteOldIdempotencyKeys,
    deleteOldAttempts,
    deleteOldEvents,
    thinHistories,
    deleteOldNotifications,
    deleteUnusedWords,
    purgeDeletedTasks,
    deleteOldAudit,
    forgetReceivers,
    purgeOutbox,
    purgeDeliveries,
    deleteOldIncomingMails,
    deleteOldImports,
    deleteOldRuns,
    deleteOldInvitations,
    deleteOldResets,
    deleteOldEmailLinks,
    deleteOldTokens,
    deleteOldScimTokens,
    deleteOldSignIns,
    deleteOldChallenges,
    deleteOldPasskeyChallenges,
    deleteOldFlows,
    deleteOldProposals,
    deleteOldConversations,
    deleteOldCalls,
    deleteOldMarks,
    deleteOldViews,
    deleteOldTaskTemplates,
    endLostCalls,
  ];
  await runAll(deletions.map((deletion) => () => deletion(db)));
}

/** Runs the cleanup every hour; returns the function that stops it. */
export function startCleanup(
  { db, config, files, log }: { db: Db; config: Lifetime; files: FileStore; log: Outage['log'] },
  ended: (result: 'done' | 'failed') => void,
): () => void {
  async function clean() {
    await runAll([() => deleteExpired(db, config), () => sweepFiles(db, files)]);
  }
  const timer = setInterval(
    () =>
      clean().then(
        () => ended('done'),
        (error: unknown) => {
          ended('failed');
          log.warn({ err: error }, 'cleanup failed');
        },
      ),
    every,
  );
  timer.unref();
  return () => clearInterval(timer);
}
