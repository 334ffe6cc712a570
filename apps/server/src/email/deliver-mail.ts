// One attempt to deliver a mail: decide, compose, send, and store the outcome.
import { delivery } from '@app/contract/limits.ts';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { linksOf, unsubscribeHeaders, withoutTokens } from '#digests/unsubscribe-link.ts';
import { composeMail } from '#email/compose-mail.ts';
import { decideMail, toggleOf } from '#email/decide-mail.ts';
import { exceedsMailLimit } from '#email/limit-mails.ts';
import { type MailFacts, mailFacts } from '#email/mail-facts.sql.ts';
import type { Failure } from '#email/mail-failure.ts';
import { mailServerOf } from '#email/mail-server.ts';
import { baseUrl } from '#email/mail-values.ts';
import { type ClaimedMail, type Outcome, storeMailOutcome } from '#email/outbox.sql.ts';
import { ownHeader, ownMessageId } from '#email/own-marks.ts';
import type { WrittenMail } from '#email/write-mail.ts';
import { answerAddress } from '#incoming-mails/mail-addresses.ts';

export interface DeliveryAttempt {
  db: Db;
  config: Config;
  /** The timeout of the mail server for one mail, in milliseconds. */
  deadline: number;
  /** Milliseconds before the second attempt, the third and so on. */
  backOff: readonly number[];
  /** Returns the time, for tests. */
  now?: (() => Date) | undefined;
  /** Aborts the attempt; the mail is due again at once. */
  stop?: AbortSignal | undefined;
}

/** The domain of Message-IDs: the sender's, else that of the server's links. */
export function messageDomain(config: Config): string {
  return config.mail.sender.address.split('@')[1] ?? new URL(baseUrl(config)).hostname;
}

/** Makes the attempt and returns its outcome. */
export async function deliverMail(
  mail: ClaimedMail,
  attempt: DeliveryAttempt,
): Promise<{ outcome: Outcome; failure?: Failure | undefined }> {
  const { db, config } = attempt;
  if (mail.attempts > delivery.maxAttempts) return storeOutcome(db, mail, { state: 'failed', code: 'interrupted' });
  const facts = await mailFacts(db, mail.id);
  const server = mailServerOf(config);
  if (!facts) return { outcome: { state: 'skipped', code: 'userGone' } };
  const decided = decideMail(facts, server !== undefined, attempt.now?.());
  if ('skip' in decided) return storeOutcome(db, mail, { state: 'skipped', code: decided.skip });
  const replyTo = server && answerAddressOf(config, facts);
  const written = await composeMail(db, config, facts, replyTo !== undefined);
  if (typeof written === 'string') return storeOutcome(db, mail, { state: 'skipped', code: written });
  // Without a mail server the mail is only stored, for administrators to read.
  if (!server) return storeOutcome(db, mail, { state: 'kept', written: { ...written, sentTo: decided.to } });
  if (mail.attempts === 1 && (await exceedsMailLimit(db, config, facts, decided.to)))
    return storeOutcome(db, mail, { state: 'skipped', code: 'tooMany' });
  const storedMail = { ...withoutSecret(written, facts), sentTo: decided.to };
  const to = { name: facts.recipient?.fullName ?? '', address: decided.to };
  const { failure, stopped } = await sendMail(
    mail,
    { ...written, headers: { ...written.headers, ...standardHeaders(config, facts) }, replyTo },
    to,
    attempt,
  );
  if (stopped) return storeOutcome(db, mail, { state: 'queued', code: null, after: 0, written: storedMail });
  return storeOutcome(db, mail, { ...outcomeOf(mail, failure, attempt), written: storedMail }, failure);
}

/** Removes links that only the recipient may have from the text that the outbox stores. */
function withoutSecret(written: WrittenMail, { kind, details }: MailFacts): WrittenMail {
  if (kind === 'daily_digest' || kind === 'dashboard' || kind === 'answered')
    return { ...written, html: withoutTokens(written.html), text: withoutTokens(written.text) };
  const link = details.invitation?.link ?? details.reset?.link ?? details.emailLink?.link;
  if (link === undefined) return written;
  return { ...written, html: written.html.replaceAll(link, '#'), text: written.text.replaceAll(link, '…') };
}

async function sendMail(
  mail: ClaimedMail,
  written: WrittenMail & { replyTo: string | undefined },
  to: { name: string; address: string },
  attempt: DeliveryAttempt,
) {
  const server = mailServerOf(attempt.config);
  const signal = AbortSignal.any([AbortSignal.timeout(attempt.deadline), ...(attempt.stop ? [attempt.stop] : [])]);
  const failure = await server?.send({ ...written, to, messageId: mail.messageId }, signal);
  return { failure, stopped: failure?.code === 'timeout' && attempt.stop?.aborted === true };
}

/** Returns where an answer becomes a comment; undefined for a mail that is about no task, or where no mails come in. */
function answerAddressOf(config: Config, { kind, task, recipient }: MailFacts): string | undefined {
  if (!config.mailIn || !task?.visible || !recipient || toggleOf(kind) === undefined) return undefined;
  return answerAddress(config, config.mailIn, { taskId: task.id, userId: recipient.id });
}

/** Marks a mail as one that no person wrote, so that nothing answers it by itself. */
function standardHeaders(config: Config, facts: MailFacts): Record<string, string> {
  return {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    [ownHeader]: facts.kind,
    ...taskHeaders(config, facts),
  };
}

/** Keeps the mails to a person about a task together, and offers to turn their kind off. */
function taskHeaders(config: Config, { kind, task, recipient }: MailFacts): Record<string, string> {
  const toggle = toggleOf(kind);
  if (!task || !recipient || toggle === undefined) return {};
  const thread = `${ownMessageId}task-${task.id}-${recipient.id}@${messageDomain(config)}>`;
  return { 'In-Reply-To': thread, References: thread, ...unsubscribeHeaders(linksOf(config, recipient.id)(toggle)) };
}

function outcomeOf({ attempts, kind }: ClaimedMail, failure: Failure | undefined, { backOff }: DeliveryAttempt): Outcome {
  if (!failure) return { state: 'sent' };
  const { code, next } = failure;
  // A test mail is not retried, because its answer is about now.
  if (next === 'never' || attempts >= delivery.maxAttempts || kind === 'test') return { state: 'failed', code };
  return { state: 'queued', code, after: backOff[Math.min(attempts, backOff.length) - 1] ?? 0 };
}

/** Stores the outcome, with retries: a mail that was sent must not be sent again because the database failed for a moment. */
async function storeOutcome(db: Db, mail: ClaimedMail, outcome: Outcome, failure?: Failure) {
  for (let attempt = 1; ; attempt++) {
    try {
      await storeMailOutcome(db, mail, outcome);
      return { outcome, failure };
    } catch (error) {
      if (attempt === settling.attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * settling.pause));
    }
  }
}

const settling = { attempts: 5, pause: 1_000 };
