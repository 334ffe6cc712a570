// Lists sessions and ends them: one's own, and for administrators those of anybody.
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { deviceWords } from '@app/texts/sentences/devices.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound, unauthenticatedError } from '#endpoints/errors.ts';
import { endSessionsOf } from '#endpoints/sessions.sql.ts';
import { deleteTrust } from '#second-factors/second-factors.sql.ts';
import { endOtherSessions, endSession, listSessions } from '#sessions/sessions.sql.ts';
import { lockUser } from '#users/erase-user.sql.ts';
import { lockAdministration } from '#users/lock-administration.ts';

export const sessions: Handlers<Api['sessions']> = {
  async list({ db, config, actor, sessionId }) {
    const found = await listSessions(db, config, { userId: actor.id, sessionId });
    return found.map(({ userAgent, ...session }) => ({ ...session, device: deviceWords(userAgent, actor.language) }));
  },

  async end({ db, config, actor, params, address }) {
    requireFound((await endSession(db, config, actor.id, params.sessionId)) || undefined, 'users.sessionOver');
    await recordAudit(db, { by: actor, action: 'session_ended', target: auditTarget('user', actor.id), address });
    return { success: true };
  },

  async endOthers({ db, actor, sessionId, session, address }) {
    // Only a session gets here; without one none may be called the present one.
    if (sessionId === undefined) throw unauthenticatedError('session_missing');
    await endOtherSessions(db, actor.id, sessionId);
    await deleteTrust(db, actor.id, session.visitor.trustHash);
    await recordAudit(db, { by: actor, action: 'sessions_ended', target: auditTarget('user', actor.id), address });
    return { success: true };
  },

  async endOfUser({ db, actor, params, address }) {
    await lockAdministration(db, actor);
    requireFound(await lockUser(db, params.userId), 'users.notFound');
    await endSessionsOf(db, params.userId);
    await recordAudit(db, { by: actor, action: 'sessions_ended', target: auditTarget('user', params.userId), address });
    return { success: true };
  },
};
