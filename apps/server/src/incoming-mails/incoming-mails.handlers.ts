// Incoming mails for administrators: how they come in, what became of them, and the addresses of boards.
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { incomingMessagesTexts } from '@app/texts/sentences/incoming-mails.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { recordDepartmentUpdated } from '#events/events.sql.ts';
import { addressOf } from '#incoming-mails/addresses-of-boards.ts';
import {
  findMailAddress,
  incomingMailsPage,
  lastReading,
  mailAddresses,
  storeMailAddress,
} from '#incoming-mails/incoming-mails.sql.ts';
import { newMailSecret } from '#incoming-mails/mail-addresses.ts';
import { findWorkspace } from '#workspaces/workspaces.sql.ts';

export const incomingMails: Handlers<Api['incomingMails']> = {
  async setup({ db, actor, config }) {
    const { mailIn } = config;
    const boards = (await mailAddresses(db)).map((row) => addressOf(mailIn, row));
    const { checkedAt, failure } = await lastReading(db);
    const words = catalogues[actor.language].email.failures;
    return {
      isConfigured: mailIn !== undefined,
      smtp: mailIn?.smtp ? { host: mailIn.smtp.host, port: mailIn.smtp.port } : null,
      mailbox: mailIn?.imapUrl === undefined ? null : { checkedAt, failure: failure && words[failure] },
      authenticationServer: mailIn?.authServer ?? null,
      boards,
    };
  },

  async list({ db, actor, query }) {
    const { limit: size = incomingMailLimits.page, ...filter } = query;
    const found = await incomingMailsPage(db, { ...filter, limit: size + 1 });
    const { reasons } = incomingMessagesTexts[actor.language];
    const mails = found.slice(0, size).map((mail) => ({ ...mail, reasonText: mail.reason && reasons[mail.reason] }));
    return { mails, next: found.length > size ? (mails.at(-1)?.id ?? null) : null };
  },

  async setAddress({ db, actor, config, params, body, address }) {
    const { workspaceId } = params;
    const { isOn, newSecret } = body;
    const workspace = requireFound(await findWorkspace(db, workspaceId), 'workspaces.notFound');
    await storeMailAddress(db, { workspaceId, isOn, secret: newMailSecret(), renew: newSecret });
    const row = requireFound(await findMailAddress(db, workspaceId), 'workspaces.notFound');
    const details = { name: row.workspaceName, isOn: isOn ? 'on' : 'off', secret: newSecret ? 'new' : 'same' };
    await recordAudit(db, {
      ...{ by: actor, action: 'mail_address_changed', target: auditTarget('workspace', workspaceId), details, address },
    });
    await recordDepartmentUpdated(db, actor, workspace.departmentKey, []);
    return addressOf(config.mailIn, row);
  },
};
