// Password reset links: an administrator creates one, or a person who forgot the password requests one by mail.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, isCleanText, PathId, ResponseLink, Success, textKey } from '#fields.ts';
import { limits } from '#limits.ts';

/** A link, which the server returns only once. It starts with `/` if PUBLIC_URL is not set. */
export const PasswordResetLink = z.object({ link: ResponseLink, expiresAt: Instant, mailed: z.boolean() });
export type PasswordResetLink = z.output<typeof PasswordResetLink>;

/** With `mail`, the server also mails the link to the person. */
export const NewPasswordReset = z.object({ mail: z._default(z.boolean(), false) });

/** `account` is a username or an e-mail address. */
export const PasswordResetRequest = z.object({
  account: z
    .string('passwordResets.accountRequired')
    .check(
      z.trim(),
      z.minLength(1, textKey('passwordResets.accountRequired')),
      z.maxLength(limits.email.max, textKey('passwordResets.accountRequired')),
      z.refine(isCleanText, textKey('errors.badCharacters')),
    ),
});
export type PasswordResetRequest = z.output<typeof PasswordResetRequest>;

/** 32 random bytes in base64url. It is sent only in bodies, so that no log of URLs contains it. */
const token = z.string('passwordResets.notFound').check(z.regex(/^[\w-]{43}$/, textKey('passwordResets.notFound')));
export const PasswordResetToken = z.object({ token });

const password = z
  .string('auth.passwordShort')
  .check(
    z.minLength(limits.password.min, textKey('auth.passwordShort')),
    z.maxLength(limits.password.max, textKey('auth.passwordLong')),
    z.refine(isCleanText, textKey('errors.badCharacters')),
  );

export const PasswordReset = z.object({ token, password });
export type PasswordReset = z.output<typeof PasswordReset>;

/** The form's fields: without the token, with the repeated password. */
export const PasswordResetForm = z
  .object({ password, confirmPassword: z.string().check(z.minLength(1, textKey('auth.confirmRequired'))) })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: textKey('auth.passwordsDiffer'),
    }),
  );
export type PasswordResetForm = z.input<typeof PasswordResetForm>;

/** The data that the holder of a link may see: the username, which is needed to sign in. */
const OpenPasswordReset = z.object({ username: z.string() });

export const passwordResets = {
  options: endpoint({
    method: 'GET',
    path: '/api/password-resets/options',
    access: 'public',
    summary: 'Returns whether this server can mail password reset links',
    /** `directory` is the name of the one in which people change their password, if there is one. */
    response: z.object({ byMail: z.boolean(), directory: z.optional(z.string()) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/users/:userId/password-reset',
    access: 'admin',
    summary: 'Creates a password reset link for another person and returns it once',
    params: z.object({ userId: PathId }),
    body: NewPasswordReset,
    response: PasswordResetLink,
    status: 201,
    noReplay: true,
    audit: 'password_reset_link',
    reauthentication: true,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/password-resets',
    access: 'public',
    summary: 'Mails a link to the address of an account; the response is the same without an account',
    body: PasswordResetRequest,
    response: Success,
    ownTransaction: true,
    noReplay: true,
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/password-resets/look',
    access: 'public',
    effect: 'none',
    summary: 'Returns the username of a link, for its holder',
    body: PasswordResetToken,
    response: OpenPasswordReset,
    noReplay: true,
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/password-resets/use',
    access: 'public',
    summary: 'Sets the new password and ends all sessions of the person and the link',
    body: PasswordReset,
    response: OpenPasswordReset,
    ownTransaction: true,
  }),
};
