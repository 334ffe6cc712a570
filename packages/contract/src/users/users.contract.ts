// Users: the card that everybody sees, the account that only its owner sees, registration and settings.

import type { TextKey } from '@app/texts/catalogue.ts';
import * as z from 'zod/mini';
import { isTimezone } from '#dates/zones.rules.ts';
import { endpoint } from '#endpoint.ts';
import {
  bodyId,
  Instant,
  isCleanText,
  nameText,
  optionalName,
  PathId,
  ResponseEmail,
  ResponseId,
  ResponseLink,
  requiredText,
  Success,
  text,
  textKey,
} from '#fields.ts';
import { dateFormats, languages, limits, startScreens, themes, timezones, userRoles, weekStarts } from '#limits.ts';
import { adminVias, grantVias, taskVias } from '#principals.ts';
import { Activity } from '#users/activity.contract.ts';
import { peoplePage, peopleQuery } from '#users/people-pages.contract.ts';
import { botSuffix, isBotName, isPlainUsername } from '#users/users.rules.ts';

/** The fields of a person that everybody in the company sees; `email` is null for readers who may not see it. */
export const UserCard = z.object({
  id: ResponseId,
  fullName: z.string(),
  email: z.nullable(ResponseEmail),
  title: z.nullable(z.string()),
  role: z.string(),
  avatarInitials: z.nullable(z.string()),
  avatarColor: z.nullable(z.string()),
  profilePicture: z.nullable(ResponseLink),
  /** False while the account is deactivated: the person keeps their work, cannot sign in and is given nothing new. */
  active: z.optional(z.boolean()),
});
export type UserCard = z.output<typeof UserCard>;

/** The account as its owner sees it. */
export const User = z.extend(UserCard, {
  username: z.string(),
  email: ResponseEmail,
  /** Whether the owner confirmed the address by its link; an unconfirmed address gets no other mail. */
  emailConfirmed: z.boolean(),
  /** The new address that waits for confirmation, if any. */
  pendingEmail: z.nullable(ResponseEmail),
  departmentId: z.nullable(ResponseId),
  emailNotifications: z.boolean(),
  dailyDigest: z.boolean(),
  taskAssignmentNotifications: z.boolean(),
  taskReminders: z.boolean(),
  departmentTaskNotifications: z.boolean(),
  commentNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  theme: z.enum(themes),
  language: z.enum(languages),
  /** One of the fixed five, or the IANA zone of the browser. */
  timezone: z.string(),
  weekStart: z.enum(weekStarts),
  /** The region that the browser has reported for the language, 'GB'; null for the usual one of the language. */
  region: z.nullable(z.string()),
  /** The weekday with which the weeks of the owner begin, 0 is Sunday; follows from `weekStart`, region, language and date format. */
  firstDay: z.literal([0, 1, 2, 3, 4, 5, 6]),
  dateFormat: z.enum(dateFormats),
  compactView: z.boolean(),
  /** Whether cards and rows show the score. */
  showScores: z.boolean(),
  motion: z.boolean(),
  /** Whether single characters are shortcuts (WCAG 2.1.4). */
  singleKeyShortcuts: z.boolean(),
  dataCollection: z.boolean(),
  activityTracking: z.boolean(),
  /** Whether others see what the owner looks at, and the owner sees what they look at. */
  sharePresence: z.boolean(),
  /** What `/` shows: a board, or the owner's own tasks. */
  startScreen: z.enum(startScreens),
  /** Whether the owner uses the language model, if there is one. */
  useModel: z.boolean(),
  createdAt: Instant,
});
export type User = z.output<typeof User>;

const email = z
  .string('auth.emailInvalid')
  .check(
    z.trim(),
    z.maxLength(limits.email.max, textKey('auth.emailInvalid')),
    z.email(textKey('auth.emailInvalid')),
    z.refine(isCleanText, textKey('errors.badCharacters')),
  );

/** A person's name, which does not end like that of a service account. */
function personName(min: number, message: TextKey) {
  return nameText(min, limits.fullName.max, message).check(z.refine((name) => !isBotName(name), textKey('users.botName')));
}

const username = requiredText(limits.username.min, limits.username.max, 'auth.usernameShort').check(
  z.refine(isPlainUsername, textKey('auth.usernameCharacters')),
);

const jobTitle = optionalName(limits.jobTitle.max);

/** Registration (specification part 1, section 5). The server ignores `role` and other fields. */
export const Registration = z.object({
  username,
  password: z
    .string('auth.passwordShort')
    .check(
      z.minLength(limits.password.min, textKey('auth.passwordShort')),
      z.maxLength(limits.password.max, textKey('auth.passwordLong')),
      z.refine(isCleanText, textKey('errors.badCharacters')),
    ),
  fullName: personName(1, 'auth.fullNameRequired'),
  email,
  title: jobTitle,
  departmentId: bodyId('auth.departmentMissing', 'auth.departmentRequired'),
  avatarInitials: z.optional(z.nullable(text(limits.avatar.initials * 4))),
  avatarColor: z.optional(z.nullable(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, textKey('errors.invalid'))))),
});
export type Registration = z.output<typeof Registration>;

/** The form's fields: the registration with the repeated password. */
export const RegistrationForm = z
  .extend(z.omit(Registration, { departmentId: true, avatarColor: true, avatarInitials: true }), {
    confirmPassword: z.string().check(z.minLength(1, textKey('auth.confirmRequired'))),
    departmentId: z.string().check(z.regex(/^\d+$/, textKey('auth.departmentMissing'))),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: textKey('auth.passwordsDiffer'),
    }),
  );
export type RegistrationForm = z.input<typeof RegistrationForm>;

export const ProfileChange = z.object({
  fullName: z.optional(personName(limits.fullName.min, 'users.fullNameShort')),
  email: z.optional(
    z
      .string('users.emailInvalid')
      .check(z.trim(), z.maxLength(limits.email.max, textKey('users.emailInvalid')), z.email(textKey('users.emailInvalid'))),
  ),
  title: jobTitle,
  /** Required for a change of the e-mail address. */
  currentPassword: z.optional(text(limits.password.max, 'auth.currentPasswordWrong')),
});
export type ProfileChange = z.output<typeof ProfileChange>;

/** A person as administrators see them, with all departments including pending ones. */
export const AdminUser = z.extend(UserCard, {
  username: z.string(),
  email: ResponseEmail,
  createdAt: Instant,
  /** Programs act under such an account with its tokens; nobody signs in to it. */
  isService: z.boolean(),
  /** Whether a directory keeps the account over SCIM, and may write again what somebody changes. */
  isManaged: z.optional(z.boolean()),
  departments: z.array(z.object({ id: ResponseId, name: z.string(), role: z.string(), pending: z.boolean() })),
});
export type AdminUser = z.output<typeof AdminUser>;

/** A new service account; the server adds `[bot]` to its name. */
export const NewServiceAccount = z.object({
  fullName: nameText(1, limits.fullName.max - botSuffix.length, 'auth.fullNameRequired'),
  username,
  departmentId: bodyId('auth.departmentMissing', 'auth.departmentRequired'),
});
export type NewServiceAccount = z.output<typeof NewServiceAccount>;

export const RoleChange = z.object({ role: z.enum(userRoles, 'users.roleUnknown') });

export const ActiveChange = z.object({ active: z.boolean('errors.invalid') });

const toggle = z.optional(z.boolean());
/** One of the settings, which the reference names, or the IANA zone of a browser. */
const timezone = z.union(
  [z.enum(timezones), z.string().check(z.refine((zone) => zone.length <= limits.shortText && isTimezone(zone)))],
  'errors.invalid',
);

/** A change of some settings; the server ignores unknown keys. */
export const SettingsChange = z.object({
  emailNotifications: toggle,
  dailyDigest: toggle,
  taskAssignmentNotifications: toggle,
  taskReminders: toggle,
  departmentTaskNotifications: toggle,
  commentNotifications: toggle,
  pushNotifications: toggle,
  theme: z.optional(z.enum(themes)),
  language: z.optional(z.enum(languages)),
  timezone: z.optional(timezone),
  weekStart: z.optional(z.enum(weekStarts)),
  /** Where the browser is; the server ignores it for people who have chosen a fixed time zone. */
  browserTimezone: z.optional(timezone),
  /** The region of the browser's language: two letters or three figures. */
  region: z.optional(z.nullable(z.string('errors.invalid').check(z.regex(/^(?:[A-Z]{2}|\d{3})$/, textKey('errors.invalid'))))),
  dateFormat: z.optional(z.enum(dateFormats)),
  compactView: toggle,
  showScores: toggle,
  motion: toggle,
  singleKeyShortcuts: toggle,
  dataCollection: toggle,
  activityTracking: toggle,
  sharePresence: toggle,
  startScreen: z.optional(z.enum(startScreens)),
  useModel: toggle,
});
export type SettingsChange = z.output<typeof SettingsChange>;

const userId = z.object({ userId: PathId });
/** The SHA-256 of a picture, hexadecimal. */
const hash = z.object({ hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, textKey('errors.badId'))) });

export const users = {
  register: endpoint({
    method: 'POST',
    path: '/api/users',
    access: 'public',
    summary: 'Registers an account',
    body: Registration,
    response: UserCard,
    status: 201,
    ownTransaction: true,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users',
    access: 'user',
    whileWaiting: 'returns the caller alone',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns all people of the company as cards',
    largeResponse: true,
    response: z.array(UserCard),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/users/:userId',
    access: 'user',
    whileWaiting: 'returns the caller alone',
    via: taskVias,
    scope: 'tasks:read',
    summary: 'Returns one person as a card',
    params: userId,
    response: UserCard,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/users/:userId',
    access: 'user',
    whileWaiting: "the caller's own profile",
    summary: "Changes the caller's own profile",
    params: userId,
    body: ProfileChange,
    response: User,
    ownTransaction: true,
    locksCaller: true,
  }),
  updateSettings: endpoint({
    method: 'PATCH',
    path: '/api/users/settings',
    access: 'user',
    whileWaiting: "the caller's own settings",
    summary: "Changes the caller's own settings",
    body: SettingsChange,
    response: User,
    locksCaller: true,
  }),
  setPicture: endpoint({
    method: 'POST',
    path: '/api/users/:userId/profile-picture',
    access: 'user',
    whileWaiting: "the caller's own profile",
    summary: "Replaces the caller's own picture with an uploaded PNG, JPEG, WebP or GIF image",
    params: userId,
    upload: 'profilePicture',
    response: User,
    ownTransaction: true,
    locksCaller: true,
  }),
  removePicture: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId/profile-picture',
    access: 'user',
    whileWaiting: "the caller's own profile",
    summary: "Removes the caller's own picture",
    params: userId,
    response: Success,
    locksCaller: true,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/avatars/:hash',
    access: 'user',
    whileWaiting: "returns the caller's own picture alone",
    summary: 'Returns the picture of a person; its URL changes with the picture',
    params: hash,
    file: 'image/webp',
    response: z.unknown(),
  }),
  activity: endpoint({
    method: 'GET',
    path: '/api/users/activity',
    access: 'user',
    whileWaiting: "the caller's own profile",
    via: taskVias,
    scope: 'tasks:read',
    summary: "Returns the caller's numbers of tasks and latest actions",
    response: Activity,
  }),
  adminList: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary: 'Returns all people with the fields for administrators',
    largeResponse: true,
    response: z.array(AdminUser),
  }),
  adminPage: endpoint({
    method: 'GET',
    path: '/api/admin/users/page',
    access: 'admin',
    via: adminVias,
    scope: 'admin:read',
    summary:
      'Returns people with the fields for administrators in pages, by a search, their role or a department that they wait for',
    query: z.object({
      ...peopleQuery,
      role: z.optional(z.enum(userRoles, 'users.roleUnknown')),
      /** Only those who wait for a department, if there are any. */
      waiting: z.optional(z.enum(['1'], 'errors.invalid')),
    }),
    response: peoplePage(AdminUser),
    largeResponse: true,
  }),
  createService: endpoint({
    method: 'POST',
    path: '/api/admin/service-accounts',
    access: 'admin',
    summary: 'Creates an account for a program, without a password; administrators make its API tokens',
    body: NewServiceAccount,
    response: AdminUser,
    status: 201,
    audit: 'service_account_created',
  }),
  setRole: endpoint({
    method: 'PATCH',
    path: '/api/users/:userId/role',
    access: 'admin',
    via: grantVias,
    scope: 'admin:write',
    summary: 'Grants or removes the administrator role of another person',
    params: userId,
    body: RoleChange,
    response: AdminUser,
    audit: 'role_changed',
    reauthentication: true,
  }),
  setActive: endpoint({
    method: 'PATCH',
    path: '/api/users/:userId/active',
    access: 'admin',
    via: grantVias,
    scope: 'admin:write',
    summary: 'Deactivates the account of another person, or reactivates it',
    params: userId,
    body: ActiveChange,
    response: AdminUser,
    audit: 'user_deactivated',
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/users/:userId',
    access: 'admin',
    summary: 'Deletes the account of another person',
    params: userId,
    response: Success,
    audit: 'user_deleted',
    reauthentication: true,
  }),
};
