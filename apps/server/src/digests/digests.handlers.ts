// Turns e-mail settings off through links in mails.
import type { Api } from '@app/contract/api.ts';
import { readToken } from '#digests/unsubscribe-link.ts';
import { unsubscribePage } from '#digests/unsubscribe-page.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { findUser, updateUser } from '#users/users.sql.ts';

export const digests: Handlers<Api['digests']> = {
  async unsubscribePage({ db, actor, params, config }) {
    const subscription = await readToken(db, config, params.token);
    const user = subscription && (await findUser(db, subscription.userId));
    if (!user) return { file: unsubscribePage(config, { language: actor?.language ?? 'english' }) };
    const { toggle } = subscription;
    return { file: unsubscribePage(config, { language: user.language, toggle, off: !user[toggle] }) };
  },

  async unsubscribe({ db, params, config }) {
    const { userId, toggle } = requireFound(await readToken(db, config, params.token), 'errors.notFound');
    await updateUser(db, userId, { [toggle]: false });
    const { language } = requireFound(await findUser(db, userId), 'errors.notFound');
    return { file: unsubscribePage(config, { language, toggle, off: true }) };
  },
};
