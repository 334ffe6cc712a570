// Links that confirm an e-mail address, or take the change of one back.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { Success, textKey } from '#fields.ts';
import { User } from '#users/users.contract.ts';

/** 32 random bytes in base64url; it travels in bodies only, so that no log of addresses ever holds it. */
const token = z.string('emailConfirmations.notFound').check(z.regex(/^[\w-]{43}$/, textKey('emailConfirmations.notFound')));
export const EmailLinkToken = z.object({ token });

/** What the holder of a link may know: what it does, with which address, of which account. */
export const OpenEmailLink = z.object({ kind: z.enum(['confirm', 'revert']), email: z.string(), username: z.string() });
export type OpenEmailLink = z.output<typeof OpenEmailLink>;

/** What became of it; `resetToken` opens the page for the new password that has to be chosen now. */
const RevertedChange = z.object({ email: z.string(), username: z.string(), resetToken: z.string() });

export const emailConfirmations = {
  look: endpoint({
    method: 'POST',
    path: '/api/email-confirmations/look',
    access: 'public',
    summary: 'What a link about an e-mail address does, for its holder',
    body: EmailLinkToken,
    response: OpenEmailLink,
    unkept: true,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/email-confirmations/confirm',
    access: 'public',
    summary: 'Confirms an address; a new one is the address of the account from then on',
    body: EmailLinkToken,
    response: OpenEmailLink,
  }),
  revert: endpoint({
    method: 'POST',
    path: '/api/email-confirmations/revert',
    access: 'public',
    summary: 'Takes a change of the address back, ends all sessions and asks for a new password',
    body: EmailLinkToken,
    response: RevertedChange,
    account: true,
    unkept: true,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/email-confirmations',
    access: 'user',
    summary: "Mails the link that confirms the caller's address, or the one it is to become, once more",
    response: Success,
    account: true,
    changesCaller: true,
    unkept: true,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/api/email-confirmations',
    access: 'user',
    summary: "Gives up a change of the caller's address that is not confirmed yet",
    response: User,
    changesCaller: true,
  }),
};
