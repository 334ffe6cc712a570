// The state and the last hours of the server for administrators, and the end of the hold on mails.
import type { Api } from '@app/contract/api.ts';
import { mailHold, releaseMails } from '#email/mail-hold.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { conflictError } from '#endpoints/errors.ts';
import { serverStatus } from '#monitoring/server-status.ts';

export const monitoring: Handlers<Api['monitoring']> = {
  read: async ({ history }) => ({ points: history() }),

  status: ({ config, database, jobs, files }) => serverStatus({ config, database, jobs: jobs(), files }),

  async endMailHold({ db, actor, address, body }) {
    if (!(await mailHold(db)).held) throw conflictError('monitoring.notHeld');
    const { waiting } = await releaseMails(db, body.discard);
    const details = { mails: waiting, outcome: body.discard ? 'discarded' : 'released' };
    await recordAudit(db, { by: actor, action: 'mail_hold_ended', details, address });
    return { waiting };
  },
};
