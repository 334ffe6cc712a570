// Sending mail: whether it works, a test message, and the outbox with every mail that was to be sent.
import * as z from 'zod/mini';
import { mailFailures, mailKinds, mailSkipReasons, mailStates } from '#email/email.rules.ts';
import { endpoint } from '#endpoint.ts';
import { Instant, isCleanText, PathId, ResponseId, requiredText, text, textKey } from '#fields.ts';
import { limits } from '#limits.ts';

/** `message` is a sentence for the administrator in the reader's language; an answer of the mail server is never in it. */
export const EmailConnection = z.object({
  success: z.boolean(),
  message: z.string(),
  /** No mail server is configured: mails are kept in the outbox and not sent. */
  devMode: z.boolean(),
  /** The sign-in with OAuth has failed and the password was taken instead; `message` says what to do. */
  useFallback: z.boolean(),
  senderEmail: z.nullable(z.string()),
  /** Why it does not work, or why the fallback is in use; null where all is well. */
  code: z.nullable(z.enum(mailFailures)),
  /** Whether signing in with OAuth is configured, and works. */
  oauth: z.enum(['off', 'connected', 'failed']),
});
export type EmailConnection = z.output<typeof EmailConnection>;

/** A test message (specification part 2, section 5); the refusal's `message` has the sentences of all fields, joined. */
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

/** A mail as the list shows it. */
export const OutboxMail = z.object({
  id: ResponseId,
  /** One of `mailKinds`. */
  kind: z.enum(mailKinds),
  state: z.enum(mailStates),
  /** The address; null where the person is gone. */
  recipient: z.nullable(z.string()),
  /** The person it is for, null for an address that is nobody's. */
  userId: z.nullable(ResponseId),
  fullName: z.nullable(z.string()),
  /** Null until it is written, which happens when it is sent, and once it is too old to be kept. */
  subject: z.nullable(z.string()),
  /** How often it was tried. */
  attempts: z.int(),
  /** The code of the last failure, or of why it was skipped. */
  code: z.nullable(z.enum([...mailFailures, ...mailSkipReasons])),
  /** The sentence of the code in the reader's language. */
  reason: z.nullable(z.string()),
  createdAt: Instant,
  /** When the mail server took it; in development mode when it was kept. */
  sentAt: z.nullable(Instant),
  /** When it is tried next; null once nothing more is done. */
  nextAttemptAt: z.nullable(Instant),
});
export type OutboxMail = z.output<typeof OutboxMail>;

/** A mail as it was sent; null where it is not written yet or too old to be kept. */
export const OutboxMailDetails = z.extend(OutboxMail, {
  /** The whole document, for a frame without scripts (`sandbox=""`). */
  html: z.nullable(z.string()),
  text: z.nullable(z.string()),
  messageId: z.nullable(z.string()),
  taskId: z.nullable(ResponseId),
});
export type OutboxMailDetails = z.output<typeof OutboxMailDetails>;

const PageLimit = z.pipe(
  z
    .string(textKey('errors.invalid'))
    .check(z.refine((value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= limits.outbox.max, textKey('errors.invalid'))),
  z.transform((value) => Number(value)),
);

const mail = z.object({ mailId: PathId });

export const email = {
  testConnection: endpoint({
    method: 'GET',
    path: '/api/email/test-connection',
    access: 'admin',
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
    joinsErrors: true,
    response: z.object({ success: z.literal(true), message: z.string(), mailId: ResponseId, state: z.enum(mailStates) }),
    account: true,
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/api/email/outbox',
    access: 'admin',
    summary: 'A page of the outbox, newest first',
    query: z.object({
      state: z.optional(z.enum(mailStates, textKey('errors.invalid'))),
      /** A part of the address or of the person's name. */
      recipient: z.optional(text(limits.email.max)),
      /** `next` of the page before. */
      before: z.optional(PathId),
      limit: z.optional(PageLimit),
    }),
    /** `next` asks for the page that follows, null where none does; `waiting` and `failed` count the whole outbox. */
    response: z.object({ mails: z.array(OutboxMail), next: z.nullable(ResponseId), waiting: z.int(), failed: z.int() }),
  }),
  outboxMail: endpoint({
    method: 'GET',
    path: '/api/email/outbox/:mailId',
    access: 'admin',
    summary: 'One mail of the outbox with its text',
    params: mail,
    response: OutboxMailDetails,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/email/outbox/:mailId/resend',
    access: 'admin',
    audit: 'mail_resent',
    summary: 'Sends a mail of the outbox again, or at once what waits for its next try',
    params: mail,
    response: OutboxMail,
  }),
};
