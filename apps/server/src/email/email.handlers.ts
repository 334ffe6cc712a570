// Mail administration: the connection test, the test mail and the outbox.
import { randomUUID } from 'node:crypto';
import type { Api } from '@app/contract/api.ts';
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import type { OutboxMail } from '@app/contract/email/email.contract.ts';
import { delivery, limits, rateLimits } from '@app/contract/limits.ts';
import { type Catalogue, type TextKey, textByKey } from '@app/texts/catalogue.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import type { Db } from '#db/connect.ts';
import { deliverMail, messageDomain } from '#email/deliver-mail.ts';
import { mailServerOf } from '#email/mail-server.ts';
import { claimMail, countOutbox, findMail, insertMail, outboxPage, requeueMail } from '#email/outbox.sql.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Handlers } from '#endpoints/context.ts';
import { ApiError, conflictError, requireFound } from '#endpoints/errors.ts';
import { limitAttempts } from '#endpoints/limit-attempts.ts';
import { Replay } from '#endpoints/transaction.ts';
import { storeMailProof } from '#setup/setup.sql.ts';
import { mailProof } from '#setup/setup-state.ts';

/** How long a test mail may take, and how often its state is queried, in milliseconds. */
const testTimeout = 20_000;
const pollInterval = 250;

export const email: Handlers<Api['email']> = {
  async testConnection({ db, config, actor }) {
    const words = catalogues[actor.language].email;
    const server = mailServerOf(config);
    const senderEmail = config.mail.sender.address || null;
    const usual = {
      success: true,
      devMode: false,
      useFallback: false,
      senderEmail,
      code: null,
      answer: null,
      oauth: 'off' as const,
    };
    if (!server) return { ...usual, message: words.devMode, devMode: true };
    const proof = mailProof(config);
    const verdict = await server.verify();
    if (verdict.ok) await storeMailProof(db, proof);
    const failure = verdict.ok ? verdict.fallback : verdict.failure;
    const oauth = server.oauth ? (failure ? ('failed' as const) : ('connected' as const)) : usual.oauth;
    if (!failure) return { ...usual, oauth, message: words.ready };
    const why = words.failures[failure.code];
    const message = verdict.ok ? words.fallback(why) : why;
    return {
      ...usual,
      success: verdict.ok,
      useFallback: verdict.ok,
      oauth,
      code: failure.code,
      answer: failure.answer ?? null,
      message,
    };
  },

  async sendTest({ db, actor, body, config, address, transaction }) {
    await limitAttempts(db, `test-mail:${actor.id}`, rateLimits.testMail);
    const words = catalogues[actor.language].email;
    const { mailId } = await transaction(async (tx) => {
      const { recipient, ...details } = body;
      // This process sends the mail; a worker claims it only if this process ends first.
      const mail = { kind: 'test' as const, address: recipient, actorId: actor.id, details, delay: testTimeout / 500 };
      const id = requireFound(await insertMail(tx, { ...mail, dedupeKey: `test:${randomUUID()}` }), 'email.notFound');
      await recordAudit(tx, {
        by: actor,
        action: 'test_mail_sent',
        target: auditTarget('mail', id),
        details: { name: recipient },
        address,
      });
      return { success: true as const, message: '', mailId: id, state: 'queued' as const };
    }).catch(firstOf);
    const proof = mailProof(config);
    const claim = { claim: randomUUID(), domain: messageDomain(config), lease: testTimeout * 2 };
    const mail = await claimMail(db, mailId, claim);
    if (mail) await deliverMail(mail, { db, config, deadline: testTimeout, backOff: delivery.backoff });
    const { state, code } = await whenSettled(db, mailId);
    if (state === 'sent') await storeMailProof(db, proof);
    if (state !== 'sent' && state !== 'kept')
      throw new ApiError(422, 'mail_failed', `email.failures.${code ?? 'unexpected'}` as TextKey, { mailId });
    const message = state === 'kept' ? words.kept(body.recipient) : words.accepted(body.recipient);
    return { success: true, message, mailId, state };
  },

  async outbox({ db, actor, query }) {
    const { limit: size = limits.outbox.page, ...filter } = query;
    const found = await outboxPage(db, { ...filter, limit: size + 1 });
    const mails = found.slice(0, size).map((mail) => withReason(mail, catalogues[actor.language]));
    const next = found.length > size ? (mails.at(-1)?.id ?? null) : null;
    return { mails, next, ...(await countOutbox(db)) };
  },

  async outboxMail({ db, actor, params }) {
    return withReason(requireFound(await findMail(db, params.mailId), 'email.notFound'), catalogues[actor.language]);
  },

  async resend({ db, actor, params, address }) {
    requireFound(await findMail(db, params.mailId), 'email.notFound');
    if (!(await requeueMail(db, params.mailId))) throw conflictError('email.beingSent');
    await recordAudit(db, { by: actor, action: 'mail_resent', target: auditTarget('mail', params.mailId), address });
    return withReason(requireFound(await findMail(db, params.mailId), 'email.notFound'), catalogues[actor.language]);
  },
};

/** A request repeated with its Idempotency-Key gets the mail of the first one. */
function firstOf(error: unknown): { mailId: number } {
  if (!(error instanceof Replay)) throw error;
  return JSON.parse(error.answer) as { mailId: number };
}

async function whenSettled(db: Db, mailId: number) {
  for (const until = Date.now() + testTimeout; ; ) {
    const mail = requireFound(await findMail(db, mailId), 'email.notFound');
    if ((mail.state !== 'queued' && mail.state !== 'sending') || Date.now() > until) return mail;
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}

function withReason<T extends Omit<OutboxMail, 'reason'>>(mail: T, catalogue: Catalogue): T & { reason: string | null } {
  const { code } = mail;
  const reason = code && (textByKey(catalogue, `email.failures.${code}`) ?? textByKey(catalogue, `email.skips.${code}`));
  return { ...mail, reason: reason ?? null };
}
