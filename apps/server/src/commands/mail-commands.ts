// Commands about mail: a test mail, and the hold after a restore.
import { randomUUID } from 'node:crypto';
import { delivery } from '@app/contract/limits.ts';
import { textByKey } from '@app/texts/catalogue.ts';
import { english } from '@app/texts/english/english.ts';
import * as z from 'zod/mini';
import { CommandError, type DatabaseCommand, exitCodes, textOf } from '#commands/command.ts';
import { commandText } from '#commands/commands.text.ts';
import { deliverMail, messageDomain } from '#email/deliver-mail.ts';
import { mailHold, releaseMails } from '#email/mail-hold.sql.ts';
import { claimMail, findMail, insertMail } from '#email/outbox.sql.ts';

const deadline = 20_000;

/** Sends a test mail at once, and prints the mail server's answer. */
export const sendTestMail: DatabaseCommand = async (values, { config, database: { db } }) => {
  const to = textOf(values, 'address');
  if (!z.email().safeParse(to).success) throw new CommandError(textByKey(english, 'users.emailInvalid') ?? to);
  const id = await insertMail(db, {
    kind: 'test',
    address: to,
    dedupeKey: `test:${randomUUID()}`,
    details: { subject: commandText.mailSubject, message: commandText.mailMessage },
    delay: (deadline * 2) / 1_000,
  });
  const claim = { claim: randomUUID(), domain: messageDomain(config), lease: deadline * 2 };
  const mail = id === undefined ? undefined : await claimMail(db, id, claim);
  if (mail) await deliverMail(mail, { db, config, deadline, backOff: delivery.backoff });
  const { state, code } = (id === undefined ? undefined : await findMail(db, id)) ?? { state: 'failed', code: null };
  const data = { to, state, code };
  if (state === 'sent') return { lines: [commandText.mailSent(to)], data };
  if (state === 'kept') return { lines: [commandText.mailKept], data, exit: exitCodes.found };
  const reason =
    textByKey(english, `email.failures.${code}`) ?? textByKey(english, `email.skips.${code}`) ?? String(code ?? state);
  return { lines: [commandText.mailFailed(reason)], data, exit: exitCodes.found };
};

/** Tells whether mails are held. */
export const mailStatus: DatabaseCommand = async (_values, { database: { db } }) => {
  const hold = await mailHold(db);
  return { lines: [(hold.held ? commandText.mailsHeld : commandText.mailsFlow)(hold.waiting)], data: hold };
};

/** Ends the hold and sends what waits. */
export const releaseHeldMails: DatabaseCommand = async (_values, { database: { db } }) => {
  const { waiting } = await db.transaction((tx) => releaseMails(tx, false));
  return { lines: [commandText.mailsReleased(waiting)], data: { waiting } };
};

/** Ends the hold and drops what waits. */
export const discardHeldMails: DatabaseCommand = async (_values, { database: { db } }) => {
  const { waiting } = await db.transaction((tx) => releaseMails(tx, true));
  return { lines: [commandText.mailsDiscarded(waiting)], data: { waiting } };
};
