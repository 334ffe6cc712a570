// The mail server that administrators set on a screen.
import type { Api } from '@app/contract/api.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { conflictError } from '#endpoints/errors.ts';
import { applyMailServer, changeMailServer, mailServerForAdmin } from '#mail-server/mail-settings.ts';

export const mailServer: Handlers<Api['mailServer']> = {
  get: ({ db, config }) => mailServerForAdmin(db, config),

  async set({ db, config, actor, body, address, transaction }) {
    const changed = await transaction(async (tx) => {
      if (!(await changeMailServer(tx, config, body)))
        throw conflictError('mailServer.changed', await mailServerForAdmin(tx, config));
      const stored = await mailServerForAdmin(tx, config);
      const { host, port, security, user, companyName, senderEmail, address: linkUrl } = stored;
      const details = { host, port, security, user, companyName, senderEmail, address: linkUrl };
      await recordAudit(tx, { by: actor, action: 'mail_server_changed', details, address });
      return stored;
    });
    await applyMailServer(config, db);
    return changed;
  },
};
