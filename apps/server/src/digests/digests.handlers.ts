// Turns e-mail settings off through links in mails.
import type { Api } from '@app/contract/api.ts';
import { hasDashboardMail, removeDashboardMail } from '#dashboard-mails/dashboard-mails.sql.ts';
import { boardOf, isSetting, readToken } from '#digests/unsubscribe-link.ts';
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
    const isOn = isSetting(toggle) ? user[toggle] : await hasDashboardMail(db, user.id, boardOf(toggle));
    return { file: unsubscribePage(config, { language: user.language, toggle, off: !isOn }) };
  },

  async unsubscribe({ db, params, config }) {
    const { userId, toggle } = requireFound(await readToken(db, config, params.token), 'errors.notFound');
    if (isSetting(toggle)) await updateUser(db, userId, { [toggle]: false });
    else await removeDashboardMail(db, userId, boardOf(toggle));
    const { language } = requireFound(await findUser(db, userId), 'errors.notFound');
    return { file: unsubscribePage(config, { language, toggle, off: true }) };
  },
};
