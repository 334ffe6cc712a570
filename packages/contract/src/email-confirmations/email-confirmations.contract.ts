// Links that confirm an e-mail address or revert its change.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { ResponseEmail, Success, textKey } from '#fields.ts';
import { User } from '#users/users.contract.ts';

/** 32 random bytes in base64url. It is sent only in bodies, so that no log of URLs contains it. */
const token = z.string('emailConfirmations.notFound').check(z.regex(/^[\w-]{43}$/, textKey('emailConfirmations.notFound')));
export const EmailLinkToken = z.object({ token });

/** The data that the holder of a link may see. */
export const OpenEmailLink = z.object({ kind: z.enum(['confirm', 'revert']), email: ResponseEmail, username: z.string() });
export type OpenEmailLink = z.output<typeof OpenEmailLink>;

/** `resetToken` opens the page for the new password, which the person must now choose. */
const RevertedChange = z.object({ email: ResponseEmail, username: z.string(), resetToken: z.string() });

export const emailConfirmations = {
  look: endpoint({
    method: 'POST',
    path: '/api/email-confirmations/look',
    access: 'public',
    effect: 'none',
    summary: 'Returns the effect of a link about an e-mail address, for its holder',
    body: EmailLinkToken,
    response: OpenEmailLink,
    noReplay: true,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/email-confirmations/confirm',
    access: 'public',
    summary: "Confirms an address; a changed address becomes the account's address",
    body: EmailLinkToken,
    response: OpenEmailLink,
  }),
  revert: endpoint({
    method: 'POST',
    path: '/api/email-confirmations/revert',
    access: 'public',
    summary: 'Reverts a change of the address, ends all sessions and requires a new password',
    body: EmailLinkToken,
    response: RevertedChange,
    ownTransaction: true,
    noReplay: true,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/email-confirmations',
    access: 'user',
    whileWaiting: "the caller's own address",
    summary: "Sends the confirmation link for the caller's current or pending address again",
    response: Success,
    ownTransaction: true,
    locksCaller: true,
    noReplay: true,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/email-confirmations',
    access: 'user',
    whileWaiting: "the caller's own address",
    summary: "Cancels an unconfirmed change of the caller's address",
    response: User,
    locksCaller: true,
  }),
};
