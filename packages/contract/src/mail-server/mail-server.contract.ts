// The mail server that administrators set on a screen, with the sender and the address of links.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { text, textKey } from '#fields.ts';
import { limits } from '#limits.ts';
import { mailSecurities, mailServerLimits } from '#mail-server/mail-server.limits.ts';

const settings = {
  /** Null without a mail server: mails are kept in the outbox. */
  host: z.nullable(text(mailServerLimits.host)),
  port: z
    .int(textKey('mailServer.portInvalid'))
    .check(z.gte(1, textKey('mailServer.portInvalid')), z.lte(mailServerLimits.port, textKey('mailServer.portInvalid'))),
  security: z.enum(mailSecurities, textKey('errors.invalid')),
  /** Empty if the mail server asks for no sign-in. */
  user: text(mailServerLimits.user),
  /** The sender's name in mails. */
  companyName: text(limits.fullName.max),
  /** The sender's address; empty without a mail server. */
  senderEmail: text(limits.email.max),
  /** Links in mails begin with it, such as `https://tasks.example.com`; null if it is not known. */
  address: z.nullable(text(mailServerLimits.address)),
};

export const MailServer = z.object({
  ...settings,
  /** Whether a password is stored; it is never shown. */
  hasPassword: z.boolean(),
  /** Whether the stored password was encrypted with another SECRET_KEY, so that nothing is sent before it is given again. */
  passwordUnreadable: z.boolean(),
  /** What the environment sets and cannot be changed here: the mail server with its sender, the company's name, the address. */
  fromEnvironment: z.object({ server: z.boolean(), companyName: z.boolean(), address: z.boolean() }),
  /** Ascends with every change. */
  version: z.int(),
});
export type MailServer = z.output<typeof MailServer>;

export const MailServerChange = z.object({
  ...settings,
  /** Null deletes the password. Without it the stored one stays, unless server, port or user have changed. */
  password: z.optional(z.nullable(text(mailServerLimits.password))),
  /** The version that was read: if another one is stored now, nothing changes, and the answer is a conflict with the stored settings. */
  version: z.optional(z.int('errors.invalid')),
});
export type MailServerChange = z.output<typeof MailServerChange>;

export const mailServer = {
  get: endpoint({
    method: 'GET',
    path: '/api/admin/mail-server',
    access: 'admin',
    summary: 'Returns the mail server, the sender and the address of links, without the password',
    response: MailServer,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/admin/mail-server',
    access: 'admin',
    summary: 'Changes the mail server, the sender and the address of links',
    body: MailServerChange,
    response: MailServer,
    ownTransaction: true,
    noReplay: true,
    audit: 'mail_server_changed',
    reauthentication: true,
  }),
};
