// What is past its time goes: expired sessions, old answers, finished windows of attempts, events that nobody asks for any more, old invitations, tasks deleted long ago.
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/connect.ts';
import { deleteOldEvents } from '#events/events.sql.ts';
import { deleteOldAttempts } from '#http/attempts.sql.ts';
import { deleteOldKeys } from '#http/idempotency.sql.ts';
import { deleteExpiredSessions } from '#http/sessions.sql.ts';
import { deleteOldInvitations } from '#invitations/invitations.sql.ts';
import { purgeDeletedTasks } from '#tasks/task-writes.sql.ts';

const every = 3_600_000;

/** Cleans up every hour while the application runs. */
export function keepHouse(app: FastifyInstance, db: Db): void {
  async function clean() {
    for (const remove of [
      deleteExpiredSessions,
      deleteOldKeys,
      deleteOldAttempts,
      deleteOldEvents,
      deleteOldInvitations,
      purgeDeletedTasks,
    ])
      await remove(db);
  }
  const timer = setInterval(() => clean().catch((error: unknown) => app.log.warn({ err: error }, 'housekeeping failed')), every);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
