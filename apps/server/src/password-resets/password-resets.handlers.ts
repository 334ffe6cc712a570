// New passwords by a link: an administrator makes it or a mail brings it, its holder looks at it and uses it.
import type { Api } from '@app/contract';
import type { Handlers } from '#endpoints/context.ts';
import { mailsResets } from '#password-resets/mail-reset.ts';
import { makeLink } from '#password-resets/make-link.ts';
import { openReset } from '#password-resets/open-reset.ts';
import { requestLink } from '#password-resets/request-link.ts';
import { useLink } from '#password-resets/use-link.ts';

export const passwordResets: Handlers<Api['passwordResets']> = {
  options: async ({ config }) => ({ byMail: mailsResets(config) }),

  create: ({ db, actor, config, address, params, body }) => makeLink({ db, actor, config, address }, params.userId, body.mail),

  async request({ body, ...circumstances }) {
    await requestLink(circumstances, body.account);
    return { success: true };
  },

  look: ({ db, body }) => openReset(db, body.token),

  use: ({ body, ...circumstances }) => useLink(body, circumstances),
};
