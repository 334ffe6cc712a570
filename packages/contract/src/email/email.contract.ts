// Mail delivery for administrators: connection test, test message, and the outbox with all mails.
import * as z from 'zod/mini';
import { mailFailures, mailKinds, mailSkipReasons, mailStates } from '#email/email.rules.ts';
import { endpoint } from '#endpoint.ts';
import { digits, Instant, isCleanText, PathId, ResponseEmail, ResponseId, requiredText, text, textKey } from '#fields.ts';
import { limits } from '#limits.ts';

/** `message` is in the reader's language and contains no text from the mail server; what that said is `answer`. */
export const EmailConnection = z.object({
  success: z.boolean(),
  message: z.string(),
  /** No mail server is configured, so mails stay in the outbox. */
  devMode: z.boolean(),
  /** The sign-in with OAuth failed and the server used the password; `message` explains what to do. */
  useFallback: z.boolean(),
  senderEmail: z.nullable(ResponseEmail),
  /** The reason for a failure or for the fallback; null without problems. */
  code: z.nullable(z.enum(mailFailures)),
  /** The mail server's own words about a failure, shortened; null without. */
  answer: z.optional(z.nullable(z.string())),
  /** State of the sign-in with OAuth; `off` means not configured. */
  oauth: z.enum(['off', 'connected', 'failed']),
});
export type EmailConnection = z.output<typeof EmailConnection>;

/** A test message (specification part 2, section 5). The error for an invalid one joins the messages of all fields. */
export const TestMail = z.object({
  recipient: z
    .string('email.recipientInvalid')
    .check(
      z.trim(),
      z.maxLength(limits.email.max, textKey('email.recipientInvalid')),
      z.email(textKey('email.recipientInvalid')),
      z.refine(isCleanText, textKey('errors.badCharacters')),
    ),
  subject: requiredText(1, limits.mail.subject, 'email.subjectRequired'),
  message: requiredText(1, limits.mail.message, 'email.messageRequired'),
});
export type TestMail = z.output<typeof TestMail>;

/** A mail in the list. */
export const OutboxMail = z.object({
  id: ResponseId,
  /** One of `mailKinds`. */
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  /** The address; null after the person is deleted. */
  recipient: z.nullable(z.string()),
  /** The recipient; null for an address without an account. */
  userId: z.nullable(ResponseId),
  fullName: z.nullable(z.string()),
  /** Null until the server composes it, which happens at sending, and after its retention. */
  subject: z.nullable(z.string()),
  /** Number of delivery attempts. */
  attempts: z.int(),
  /** The last failure, or the reason why it was skipped. */
  code: z.nullable(z.enum([...mailFailures, ...mailSkipReasons])),
  /** The text of the code in the reader's language. */
  reason: z.nullable(z.string()),
  createdAt: Instant,
  /** When the mail server accepted it; in development mode, when it was composed. */
  sentAt: z.nullable(Instant),
  /** The time of the next attempt; null if there is none. */
  nextAttemptAt: z.nullable(Instant),
});
export type OutboxMail = z.output<typeof OutboxMail>;

/** A mail with its content, which is null before the server composes it and after its retention. */
export const OutboxMailDetails = z.extend(OutboxMail, {
  /** The whole document, for a frame without scripts (`sandbox=""`). */
  html: z.nullable(z.string()),
  text: z.nullable(z.string()),
  messageId: z.nullable(z.string()),
  taskId: z.nullable(ResponseId),
});
export type OutboxMailDetails = z.output<typeof OutboxMailDetails>;

const mail = z.object({ mailId: PathId });

export const email = {
  testConnection: endpoint({
    method: 'GET',
    path: '/api/email/test-connection',
    access: 'admin',
    effect: 'passing',
    summary: 'Connects to the mail server and signs in',
    response: EmailConnection,
  }),
  sendTest: endpoint({
    method: 'POST',
    path: '/api/email/send-test',
    access: 'admin',
    audit: 'test_mail_sent',
    summary: 'Sends a test message through the outbox and waits for the mail server to take it',
    body: TestMail,
    joinErrors: true,
    response: z.object({ success: z.literal(true), message: z.string(), mailId: ResponseId, state: z.enum(mailStates) }),
    ownTransaction: true,
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/api/email/outbox',
    access: 'admin',
    summary: 'Returns a page of the outbox, newest first',
    query: z.object({
      state: z.optional(z.enum(mailStates, textKey('errors.invalid'))),
      /** A part of the address or of the person's name. */
      recipient: z.optional(text(limits.email.max)),
      /** `next` of the previous page. */
      before: z.optional(PathId),
      limit: z.optional(digits(1, limits.outbox.max)),
    }),
    /** `next` is the cursor of the next page, null on the last page. `waiting` and `failed` count the whole outbox. */
    response: z.object({ mails: z.array(OutboxMail), next: z.nullable(ResponseId), waiting: z.int(), failed: z.int() }),
  }),
  outboxMail: endpoint({
    method: 'GET',
    path: '/api/email/outbox/:mailId',
    access: 'admin',
    summary: 'Returns one mail of the outbox with its text',
    params: mail,
    response: OutboxMailDetails,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/email/outbox/:mailId/resend',
    access: 'admin',
    audit: 'mail_resent',
    summary: 'Sends a mail of the outbox again; retries a waiting one at once',
    params: mail,
    response: OutboxMail,
  }),
};
