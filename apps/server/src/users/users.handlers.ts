// People: registration, cards, the caller's own profile and settings.

import { canEditUser } from '@app/contract/access.ts';
import type { Api } from '@app/contract/api.ts';
import { followsBrowser } from '@app/contract/dates/zones.rules.ts';
import { definedFields } from '@app/contract/defined-fields.rules.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { sql } from 'drizzle-orm';
import type { Handlers } from '#endpoints/context.ts';
import { assertAllowed, requireFound } from '#endpoints/errors.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { activityOf } from '#users/activity.sql.ts';
import { adminUsers, searchedPeople } from '#users/admin-users.sql.ts';
import { createServiceAccount } from '#users/create-service-account.ts';
import { deleteUser } from '#users/delete-user.ts';
import { inOrder, peoplePage } from '#users/people-pages.sql.ts';
import { personPlace } from '#users/people-places.ts';
import { findPicture, removePicture } from '#users/pictures.sql.ts';
import { registerUser } from '#users/register-user.ts';
import { setPicture } from '#users/set-picture.ts';
import { setUserActive } from '#users/set-user-active.ts';
import { setUserRole } from '#users/set-user-role.ts';
import { timezoneChange } from '#users/timezone-change.ts';
import { updateProfile } from '#users/update-profile.ts';
import { cardsOf, findCard, findUser, updateUser } from '#users/users.sql.ts';

export const users: Handlers<Api['users']> = {
  register: ({ body, ...context }) => registerUser(body, context),

  list: ({ db, actor }) => cardsOf(db, actor),

  get: async ({ db, actor, params }) => requireFound(await findCard(db, actor, params.userId), 'users.notFound'),

  async update({ db, actor, params, body, config, transaction }) {
    assertAllowed(canEditUser(actor, params.userId), 'users.notYours');
    return updateProfile(actor, body, { db, config, transaction });
  },

  async updateSettings({ db, actor, body: { timezone, browserTimezone, ...body } }) {
    const isOtherLanguage = body.language !== undefined && body.language !== actor.language;
    const zone = timezone ?? (followsBrowser(actor.timezone) ? browserTimezone : undefined);
    await updateUser(db, actor.id, {
      // A region belongs to the language for which a browser has reported it.
      ...(isOtherLanguage && { region: null }),
      ...definedFields(body),
      ...(zone !== undefined && zone !== actor.timezone && (await timezoneChange(db, zone))),
    });
    // Every instance and the person's other tabs learn of it from the event.
    if (body.sharePresence !== undefined) await recordUserUpdated(db, actor.id);
    return requireFound(await findUser(db, actor.id), 'users.notFound');
  },

  async setPicture({ actor, params, upload, transaction }) {
    assertAllowed(canEditUser(actor, params.userId), 'users.notYours');
    return setPicture(actor.id, upload, { transaction });
  },

  async removePicture({ db, actor, params }) {
    assertAllowed(canEditUser(actor, params.userId), 'users.notYours');
    await removePicture(db, actor.id);
    await recordUserUpdated(db, actor.id);
    return { success: true };
  },

  async picture({ db, actor, params }) {
    const file = requireFound(await findPicture(db, actor, params.hash), 'users.avatar.notFound');
    return { file, etag: `"${params.hash}"`, cacheControl: 'private, max-age=31536000, immutable' };
  },

  activity: ({ db, actor }) => activityOf(db, actor, new Date()),

  adminList: ({ db }) => adminUsers(db),

  async adminPage({ db, actor, query }) {
    const { search, role, waiting } = query;
    const after = personPlace(query.after);
    const where = [
      ...(role === undefined ? [] : [sql`p.role = ${role}`]),
      ...(waiting === undefined ? [] : [sql`(p.waiting or not exists (select from every where waiting))`]),
    ];
    const { departments } = catalogues[actor.language].names;
    const page = await peoplePage(db, searchedPeople(departments), { search, after, where, language: actor.language });
    return inOrder(page, await adminUsers(db, page.ids), ({ id }) => id);
  },

  createService: ({ db, actor, address, body }) => createServiceAccount(db, { actor, address }, body),

  setRole: ({ db, actor, address, params, body }) => setUserRole(db, { actor, address }, params.userId, body.role),

  setActive: ({ db, actor, address, params, body }) => setUserActive(db, { actor, address }, params.userId, body.active),

  async remove({ db, actor, address, params }) {
    await deleteUser(db, { actor, address }, params.userId);
    return { success: true };
  },
};
