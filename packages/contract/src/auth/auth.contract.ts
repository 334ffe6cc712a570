// Sign-in, sign-out, the current user, and change of password.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, isCleanText, Success, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { UsedCredential } from '#passkeys/credentials.contract.ts';
import { Code, SecondStep, StepAnswer } from '#second-factors/second-step.contract.ts';
import { User } from '#users/users.contract.ts';

export const Credentials = z.object({
  username: z.string('auth.usernameRequired').check(z.minLength(1, textKey('auth.usernameRequired'))),
  password: z.string('auth.passwordRequired').check(z.minLength(1, textKey('auth.passwordRequired'))),
});
export type Credentials = z.output<typeof Credentials>;

export const Permissions = z.object({ isAdmin: z.boolean(), canAccessCompanyView: z.boolean() });
export type Permissions = z.output<typeof Permissions>;

export const CurrentUser = z.object({
  authenticated: z.literal(true),
  user: User,
  permissions: Permissions,
  /** For administrators: whether the first screen has the card of the set-up, which has its room there before it has loaded. */
  showsSetup: z.optional(z.boolean()),
  /** There if the person has to set up a second step: from when on nothing else is open to them. */
  secondFactorDue: z.optional(z.object({ dueAt: Instant, isDue: z.boolean() })),
  /** The name of the company's directory, if the person's password is there and cannot be changed here. */
  directory: z.optional(z.string()),
  /** How long a session lasts without use, and at most. */
  session: z.optional(z.object({ idleHours: z.number(), maxDays: z.number() })),
});
export type CurrentUser = z.output<typeof CurrentUser>;

/** Who is signed in now; with a second step that is still to be taken only `secondFactor`, and no session. */
export const LoginAnswer = z.object({
  authenticated: z.boolean(),
  user: z.optional(User),
  permissions: z.optional(Permissions),
  showsSetup: CurrentUser.shape.showsSetup,
  secondFactorDue: CurrentUser.shape.secondFactorDue,
  directory: CurrentUser.shape.directory,
  session: CurrentUser.shape.session,
  secondFactor: z.optional(SecondStep),
});
export type LoginAnswer = z.output<typeof LoginAnswer>;

export const PasswordChange = z.object({
  currentPassword: z.string('auth.passwordRequired').check(z.minLength(1, textKey('auth.passwordRequired'))),
  newPassword: z
    .string('auth.newPasswordShort')
    .check(
      z.minLength(limits.password.min, textKey('auth.newPasswordShort')),
      z.maxLength(limits.password.max, textKey('auth.passwordLong')),
      z.refine(isCleanText, textKey('errors.badCharacters')),
    ),
});
export type PasswordChange = z.output<typeof PasswordChange>;

/** The password, a code of the second step or the use of a passkey: one of them. */
export const Reauthentication = z
  .object({
    password: z.optional(z.string('auth.passwordRequired').check(z.minLength(1, textKey('auth.passwordRequired')))),
    code: z.optional(Code),
    credential: z.optional(UsedCredential),
  })
  .check(z.refine((given) => Object.keys(given).length === 1, textKey('auth.passwordRequired')));
export type Reauthentication = z.output<typeof Reauthentication>;

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary: 'Signs in and starts a session',
    body: Credentials,
    response: LoginAnswer,
    ownTransaction: true,
    session: true,
    noReplay: true,
  }),
  secondFactor: endpoint({
    method: 'POST',
    path: '/api/auth/second-factor',
    access: 'public',
    summary: 'Takes the second step of a sign-in and starts a session',
    body: StepAnswer,
    response: LoginAnswer,
    ownTransaction: true,
    session: true,
    noReplay: true,
  }),
  currentUser: endpoint({
    method: 'GET',
    path: '/api/auth/current-user',
    access: 'user',
    whileWaiting: "the caller's own account",
    via: ['token'],
    scope: 'tasks:read',
    summary: 'Returns the signed-in person and their permissions',
    response: CurrentUser,
    withoutSecondFactor: true,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'public',
    effect: 'passing',
    summary: 'Ends the session, if there is one',
    response: z.extend(Success, {
      /** Where the browser ends its session at the provider of single sign-on, too. */
      location: z.optional(z.string()),
    }),
    ownTransaction: true,
    session: true,
  }),
  reauthenticate: endpoint({
    method: 'POST',
    path: '/api/auth/reauthenticate',
    access: 'user',
    whileWaiting: "the caller's own account",
    summary: 'Proves again who the caller is, for what an open session alone does not allow',
    body: Reauthentication,
    response: Success,
    ownTransaction: true,
    session: true,
    noReplay: true,
    withoutSecondFactor: true,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'user',
    whileWaiting: "the caller's own password",
    summary: "Changes the caller's password and ends all other sessions",
    body: PasswordChange,
    response: Success,
    ownTransaction: true,
    session: true,
    locksCaller: true,
  }),
};
