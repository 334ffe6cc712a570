// People: registration, cards, the caller's own profile and settings.
import { randomUUID } from 'node:crypto';
import { type Api, canEditUser, initialsOf, loginKey } from '@app/contract';
import { queueMail } from '#email/queue-mail.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import type { Handlers } from '#http/context.ts';
import { allow, must } from '#http/errors.ts';
import { endResets } from '#password-resets/password-resets.sql.ts';
import { activityOf } from '#users/activity.sql.ts';
import { adminUsers } from '#users/admin-users.sql.ts';
import { findPicture, removePicture } from '#users/pictures.sql.ts';
import { registerUser, takenName } from '#users/register-user.ts';
import { removeUser } from '#users/remove-user.ts';
import { setPicture } from '#users/set-picture.ts';
import { setRole } from '#users/set-role.ts';
import { cardsOf, findCard, findUser, updateUser } from '#users/users.sql.ts';

export const users: Handlers<Api['users']> = {
  register: ({ body, ...circumstances }) => registerUser(body, circumstances),

  list: ({ db, actor }) => cardsOf(db, actor),

  get: async ({ db, actor, params }) => must(await findCard(db, actor, params.userId), 'users.notFound'),

  async update({ db, actor, params, body }) {
    allow(canEditUser(actor, params.userId), 'users.notYours');
    const before = must(await findUser(db, actor.id), 'users.notFound');
    try {
      await updateUser(db, actor.id, { ...given(body), ...initialsAfter(body.fullName) });
    } catch (error) {
      throw takenName(error) ?? error;
    }
    await recordUserUpdated(db, actor.id);
    if (body.email !== undefined && loginKey(body.email) !== loginKey(before.email)) {
      // The old address hears of it, so that nobody loses an account in silence (decision D14).
      const notice = { kind: 'email_changed', dedupeKey: `email_changed:${randomUUID()}`, address: before.email } as const;
      await queueMail(db, { ...notice, userId: actor.id });
      // A link for a new password may stand in a mailbox that is not the person's any more.
      await endResets(db, actor.id);
    }
    return must(await findUser(db, actor.id), 'users.notFound');
  },

  async updateSettings({ db, actor, body }) {
    await updateUser(db, actor.id, given(body));
    return must(await findUser(db, actor.id), 'users.notFound');
  },

  async setPicture({ db, actor, params, upload, transaction }) {
    allow(canEditUser(actor, params.userId), 'users.notYours');
    return setPicture(actor.id, upload, { db, transaction });
  },

  async removePicture({ db, actor, params }) {
    allow(canEditUser(actor, params.userId), 'users.notYours');
    await removePicture(db, actor.id);
    await recordUserUpdated(db, actor.id);
    return { success: true };
  },

  async picture({ db, params }) {
    const file = must(await findPicture(db, params.hash), 'users.avatar.notFound');
    return { file, etag: `"${params.hash}"`, keep: 'private, max-age=31536000, immutable' };
  },

  activity: ({ db, actor }) => activityOf(db, actor, new Date()),

  adminList: ({ db }) => adminUsers(db),

  setRole: ({ db, actor, address, params, body }) => setRole(db, { actor, address }, params.userId, body.role),

  async remove({ db, actor, address, params }) {
    await removeUser(db, { actor, address }, params.userId);
    return { success: true };
  },
};

/** The initials follow the name. */
function initialsAfter(fullName: string | undefined) {
  return fullName === undefined ? {} : { avatarInitials: initialsOf(fullName) };
}

/** What was given: a key that is undefined was not. */
function given<T extends object>(change: T) {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}
