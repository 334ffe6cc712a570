// Links by which a person sets a new password: an administrator makes one, or a mail brings it to whoever has forgotten the password.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Instant, isCleanText, PathId, Success, textKey } from '#fields.ts';
import { limits } from '#limits.ts';

/** A link that is told this once; from `/` on where the server does not know its own address. */
export const PasswordResetLink = z.object({ link: z.string(), expiresAt: Instant, mailed: z.boolean() });
export type PasswordResetLink = z.output<typeof PasswordResetLink>;

/** What an administrator asks for besides the link: a mail with it to the person's address. */
export const NewPasswordReset = z.object({ mail: z._default(z.boolean(), false) });

/** Who has forgotten the password, by username or e-mail address. */
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

/** 32 random bytes in base64url; it travels in bodies only, so that no log of addresses ever holds it. */
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

/** The form of it: without the token, and the password once more. */
export const PasswordResetForm = z
  .object({ password, confirmPassword: z.string().check(z.minLength(1, textKey('auth.confirmRequired'))) })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      path: ['confirmPassword'],
      error: textKey('auth.passwordsDiffer'),
    }),
  );
export type PasswordResetForm = z.input<typeof PasswordResetForm>;

/** What the holder of a link may know: whose password it sets, as that name is needed to sign in. */
const OpenPasswordReset = z.object({ username: z.string() });

export const passwordResets = {
  options: endpoint({
    method: 'GET',
    path: '/api/password-resets/options',
    access: 'public',
    summary: 'Says whether this server can mail a link to whoever has forgotten the password',
    response: z.object({ byMail: z.boolean() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/users/:userId/password-reset',
    access: 'admin',
    summary: 'Makes a link by which somebody else sets a new password and answers with it, this once',
    params: z.object({ userId: PathId }),
    body: NewPasswordReset,
    response: PasswordResetLink,
    status: 201,
    unkept: true,
    audit: 'password_reset_link',
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/password-resets',
    access: 'public',
    summary: 'Mails a link to the address of an account; the answer is the same where there is none',
    body: PasswordResetRequest,
    response: Success,
    account: true,
    unkept: true,
  }),
  look: endpoint({
    method: 'POST',
    path: '/api/password-resets/look',
    access: 'public',
    summary: 'Whose password a link sets, for its holder',
    body: PasswordResetToken,
    response: OpenPasswordReset,
    unkept: true,
  }),
  use: endpoint({
    method: 'POST',
    path: '/api/password-resets/use',
    access: 'public',
    summary: 'Sets the new password, ends all sessions of the person and the link with them',
    body: PasswordReset,
    response: OpenPasswordReset,
    account: true,
  }),
};
