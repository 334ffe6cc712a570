// People: registration, cards, the caller's own profile and settings.
import { type Api, canEditUser, initialsOf } from '@app/contract';
import type { Handlers } from '#http/context.ts';
import { allow, must } from '#http/errors.ts';
import { registerUser, takenName } from '#users/register-user.ts';
import { cardsOf, findCard, findUser, updateUser } from '#users/users.sql.ts';

export const users: Handlers<Api['users']> = {
  register: ({ body, ...circumstances }) => registerUser(body, circumstances),

  list: ({ db, actor }) => cardsOf(db, actor),

  get: async ({ db, actor, params }) => must(await findCard(db, actor, params.userId), 'users.notFound'),

  async update({ db, actor, params, body }) {
    allow(canEditUser(actor, params.userId), 'users.notYours');
    try {
      await updateUser(db, actor.id, { ...given(body), ...initialsAfter(body.fullName) });
    } catch (error) {
      throw takenName(error) ?? error;
    }
    return must(await findUser(db, actor.id), 'users.notFound');
  },

  async updateSettings({ db, actor, body }) {
    await updateUser(db, actor.id, given(body));
    return must(await findUser(db, actor.id), 'users.notFound');
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
