// One try of one mail: decide, write, hand over, and note what has become of it.
import { delivery } from '@app/contract';
import type { Config } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { withoutTokens } from '#digests/unsubscribe-link.ts';
import { composeMail } from '#email/compose-mail.ts';
import { decideMail } from '#email/decide-mail.ts';
import { isTooMany } from '#email/limit-mails.ts';
import { type MailFacts, mailFacts } from '#email/mail-facts.sql.ts';
import type { Failure } from '#email/mail-failure.ts';
import { mailServerOf, senderOf } from '#email/mail-server.ts';
import { baseUrl } from '#email/mail-values.ts';
import { type ClaimedMail, type Outcome, settleMail } from '#email/outbox.sql.ts';
import type { WrittenMail } from '#email/write-mail.ts';

export interface Trying {
  db: Db;
  config: Config;
  /** Milliseconds that the server may take for one mail. */
  deadline: number;
  /** Milliseconds before the second try, the third and so on. */
  backOff: readonly number[];
  /** The time, where it is not the real one. */
  now?: (() => Date) | undefined;
  /** Ends the try at once; the mail is due again. */
  stop?: AbortSignal | undefined;
}

/** The domain of Message-IDs: the sender's, else that of our links. */
export function messageDomain(config: Config): string {
  return senderOf(config).address.split('@')[1] ?? new URL(baseUrl(config)).hostname;
}

/** Makes the try and gives back what has become of the mail. */
export async function deliverMail(
  mail: ClaimedMail,
  trying: Trying,
): Promise<{ outcome: Outcome; failure?: Failure | undefined }> {
  const { db, config } = trying;
  if (mail.attempts > delivery.maxAttempts) return settled(db, mail, { state: 'failed', code: 'interrupted' });
  const facts = await mailFacts(db, mail.id);
  const server = mailServerOf(config);
  if (!facts) return { outcome: { state: 'skipped', code: 'userGone' } };
  const decided = decideMail(facts, server !== undefined, trying.now?.());
  if ('skip' in decided) return settled(db, mail, { state: 'skipped', code: decided.skip });
  const written = await composeMail(db, config, facts);
  if (typeof written === 'string') return settled(db, mail, { state: 'skipped', code: written });
  // In development mode the mail is read here, and nowhere else.
  if (!server) return settled(db, mail, { state: 'kept', written: { ...written, sentTo: decided.to } });
  if (mail.attempts === 1 && (await isTooMany(db, config, facts, decided.to)))
    return settled(db, mail, { state: 'skipped', code: 'tooMany' });
  const kept = { ...withoutSecret(written, facts), sentTo: decided.to };
  const to = { name: facts.recipient?.fullName ?? '', address: decided.to };
  const { failure, stopped } = await handOver(mail, written, to, trying);
  if (stopped) return settled(db, mail, { state: 'queued', code: null, after: 0, written: kept });
  return settled(db, mail, { ...afterwards(mail, failure, trying), written: kept }, failure);
}

/** What the outbox keeps of a mail whose links are the recipient's alone: the text without them. */
function withoutSecret(written: WrittenMail, { kind, details }: MailFacts): WrittenMail {
  if (kind === 'daily_digest') return { ...written, html: withoutTokens(written.html), text: withoutTokens(written.text) };
  const link = details.invitation?.link ?? details.reset?.link ?? details.emailLink?.link;
  if (link === undefined) return written;
  return { ...written, html: written.html.replaceAll(link, '#'), text: written.text.replaceAll(link, '…') };
}

async function handOver(mail: ClaimedMail, written: WrittenMail, to: { name: string; address: string }, trying: Trying) {
  const server = mailServerOf(trying.config);
  const signal = AbortSignal.any([AbortSignal.timeout(trying.deadline), ...(trying.stop ? [trying.stop] : [])]);
  const failure = await server?.send({ ...written, to, messageId: mail.messageId }, signal);
  return { failure, stopped: failure?.code === 'timeout' && trying.stop?.aborted === true };
}

function afterwards({ attempts, kind }: ClaimedMail, failure: Failure | undefined, { backOff }: Trying): Outcome {
  if (!failure) return { state: 'sent' };
  const { code, next } = failure;
  // A test is a question about now.
  if (next === 'never' || attempts >= delivery.maxAttempts || kind === 'test') return { state: 'failed', code };
  return { state: 'queued', code, after: backOff[Math.min(attempts, backOff.length) - 1] ?? 0 };
}

/** Notes the outcome; a mail that was taken must not be sent again because the database was away for a moment. */
async function settled(db: Db, mail: ClaimedMail, outcome: Outcome, failure?: Failure) {
  for (let attempt = 1; ; attempt++) {
    try {
      await settleMail(db, mail, outcome);
      return { outcome, failure };
    } catch (error) {
      if (attempt === settling.attempts) throw error;
      await new Promise((resolve) => setTimeout(resolve, attempt * settling.pause));
    }
  }
}

const settling = { attempts: 5, pause: 1_000 };
