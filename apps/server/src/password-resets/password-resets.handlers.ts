// New passwords by a link: an administrator creates it or a mail brings it; its holder opens and uses it.
import type { Api } from '@app/contract/api.ts';
import { enabledDirectory } from '#directories/directory-settings.ts';
import type { Handlers } from '#endpoints/context.ts';
import { canMailLinks } from '#endpoints/public-link.ts';
import { createResetLink } from '#password-resets/create-reset-link.ts';
import { openReset } from '#password-resets/open-reset.ts';
import { requestResetLink } from '#password-resets/request-reset-link.ts';
import { resetPassword } from '#password-resets/reset-password.ts';

export const passwordResets: Handlers<Api['passwordResets']> = {
  async options({ db, config }) {
    const directory = await enabledDirectory(db, config);
    return { byMail: canMailLinks(config), ...(directory && { directory: directory.name }) };
  },

  create: ({ db, actor, config, address, params, body }) =>
    createResetLink({ db, actor, config, address }, params.userId, body.mail),

  async request({ body, ...context }) {
    await requestResetLink(context, body.account);
    return { success: true };
  },

  look: ({ db, body }) => openReset(db, body.token),

  use: ({ body, ...context }) => resetPassword(body, context),
};
