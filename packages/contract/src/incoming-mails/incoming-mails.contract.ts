// Mails that become tasks and comments: the addresses of boards, and the log of what came in.
import * as z from 'zod/mini';
import { endpoint } from '#endpoint.ts';
import { digits, Instant, PathId, ResponseId, textKey } from '#fields.ts';
import { incomingMailLimits, incomingMailReasons, incomingMailStates } from '#incoming-mails/incoming-mails.limits.ts';

/** The address of a board. */
export const BoardAddress = z.object({
  workspaceId: ResponseId,
  workspaceName: z.string(),
  /** Null until an administrator switches it on for the first time, and without mail in. */
  address: z.nullable(z.string()),
  isOn: z.boolean(),
});
export type BoardAddress = z.output<typeof BoardAddress>;

/** How mails come in. Both ways are undefined settings of the operator until they are set. */
export const IncomingMailSetup = z.object({
  /** Whether the operator has set an address and a way for mails to come in. */
  isConfigured: z.boolean(),
  /** Mails that a mail server sends to this server. */
  smtp: z.nullable(z.object({ host: z.string(), port: z.int() })),
  /** A mailbox that this server reads. `checkedAt` is the last reading, `failure` why it failed, in the reader's language. */
  mailbox: z.nullable(z.object({ checkedAt: z.nullable(Instant), failure: z.nullable(z.string()) })),
  /** The mail server whose results about senders are believed; null if none is. */
  authenticationServer: z.nullable(z.string()),
  boards: z.array(BoardAddress),
});
export type IncomingMailSetup = z.output<typeof IncomingMailSetup>;

/** A mail in the log. */
export const IncomingMail = z.object({
  id: ResponseId,
  state: z.enum(incomingMailStates),
  way: z.enum(['smtp', 'mailbox']),
  /** The address that the mail claims to come from; null if it has none. */
  sender: z.nullable(z.string()),
  fullName: z.nullable(z.string()),
  /** The board that it was sent to; null for an answer and for an unknown address. */
  workspaceName: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  taskId: z.nullable(ResponseId),
  reason: z.nullable(z.enum(incomingMailReasons)),
  /** The text of the reason in the reader's language. */
  reasonText: z.nullable(z.string()),
  createdAt: Instant,
});
export type IncomingMail = z.output<typeof IncomingMail>;

/** `newSecret` replaces the secret part: the old address stops working at once. */
export const BoardAddressChange = z.object({
  isOn: z.boolean('errors.invalid'),
  newSecret: z._default(z.boolean('errors.invalid'), false),
});

const workspace = z.object({ workspaceId: PathId });

export const incomingMails = {
  setup: endpoint({
    method: 'GET',
    path: '/api/incoming-mails/setup',
    access: 'admin',
    summary: 'Returns how mails come in, and the addresses of all boards',
    response: IncomingMailSetup,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/incoming-mails',
    access: 'admin',
    summary: 'Returns a page of the log of incoming mails, newest first',
    query: z.object({
      state: z.optional(z.enum(incomingMailStates, textKey('errors.invalid'))),
      /** `next` of the previous page. */
      before: z.optional(PathId),
      limit: z.optional(digits(1, incomingMailLimits.page)),
    }),
    response: z.object({ mails: z.array(IncomingMail), next: z.nullable(ResponseId) }),
  }),
  setAddress: endpoint({
    method: 'PUT',
    path: '/api/workspaces/:workspaceId/mail-address',
    access: 'admin',
    audit: 'mail_address_changed',
    summary: "Switches a board's address on or off, or replaces its secret part",
    params: workspace,
    body: BoardAddressChange,
    response: BoardAddress,
  }),
};
