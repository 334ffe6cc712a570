// Turns e-mail settings off through links in mails.
import type { Api } from '@app/contract/api.ts';
import { hasDashboardMail, removeDashboardMail } from '#dashboard-mails/dashboard-mails.sql.ts';
import type { Db } from '#db/connect.ts';
import { isSetting, readToken, sentBy } from '#digests/unsubscribe-link.ts';
import { unsubscribePage } from '#digests/unsubscribe-page.ts';
import type { Handlers } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { isScheduled, pauseScheduled } from '#scheduled-questions/scheduled-questions.sql.ts';
import { findUser, updateUser } from '#users/users.sql.ts';

export const digests: Handlers<Api['digests']> = {
  async unsubscribePage({ db, actor, params, config }) {
    const subscription = await readToken(db, config, params.token);
    const user = subscription && (await findUser(db, subscription.userId));
    if (!user) return { file: unsubscribePage(config, { language: actor?.language ?? 'english' }) };
    const { toggle } = subscription;
    const isOn = isSetting(toggle) ? user[toggle] : await isSent(db, user.id, toggle);
    return { file: unsubscribePage(config, { language: user.language, toggle, off: !isOn }) };
  },

  async unsubscribe({ db, params, config }) {
    const { userId, toggle } = requireFound(await readToken(db, config, params.token), 'errors.notFound');
    if (isSetting(toggle)) await updateUser(db, userId, { [toggle]: false });
    else await endSending(db, userId, toggle);
    const { language } = requireFound(await findUser(db, userId), 'errors.notFound');
    return { file: unsubscribePage(config, { language, toggle, off: true }) };
  },
};

type SentMail = Parameters<typeof sentBy>[0];

function isSent(db: Db, userId: number, toggle: SentMail): Promise<boolean> {
  const { kind, id } = sentBy(toggle);
  return kind === 'answer' ? isScheduled(db, userId, id) : hasDashboardMail(db, userId, id);
}

async function endSending(db: Db, userId: number, toggle: SentMail): Promise<void> {
  const { kind, id } = sentBy(toggle);
  await (kind === 'answer' ? pauseScheduled : removeDashboardMail)(db, userId, id);
}
