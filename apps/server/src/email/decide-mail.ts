// Decides whether a mail is still sent, by the recipient's settings and visibility at the moment of sending.

import { calendarDate, zoneOf } from '@app/contract/dates/zones.rules.ts';
import type { MailKind, MailSkipReason } from '@app/contract/email/email.rules.ts';
import { isServerWarning } from '@app/contract/notifications/notifications.rules.ts';
import { reminderOf } from '@app/contract/reminders/reminders.rules.ts';
import { isOpen } from '@app/contract/tasks/tasks.rules.ts';
import type { MailFacts, MailRecipient } from '#email/mail-facts.sql.ts';

type Toggle = 'taskAssignmentNotifications' | 'taskReminders' | 'commentNotifications';

/** The setting for each kind of mail about tasks, besides the one for all e-mail; the daily digest replaces these kinds. */
const toggles: Partial<Record<MailKind, Toggle>> = {
  task_assigned: 'taskAssignmentNotifications',
  task_reminder: 'taskReminders',
  notification: 'commentNotifications',
};

/** Returns the setting that switches a kind of mail about tasks; undefined for other kinds. */
export function toggleOf(kind: MailKind): Toggle | undefined {
  return toggles[kind];
}

/** Domains that receive no mail from outside; the first administrator's address is at one of them. */
const undeliverableDomain = /@([^@]+\.)?(localdomain|localhost|invalid)$/i;

/** Whether an address is empty or at a domain that receives no mail from outside. */
export function isUndeliverable(address: string): boolean {
  return address === '' || undeliverableDomain.test(address);
}

/**
 * Returns the recipient's address, or the reason to skip the mail; `real` means that a mail server will send it. A mail to an
 * address without a user is always sent.
 */
export function decideMail(facts: MailFacts, real: boolean, now = new Date()): { to: string } | { skip: MailSkipReason } {
  const { kind, recipient, address } = facts;
  if (kind === 'invitation' && !facts.invitationOpen) return { skip: 'invitationOver' };
  if (kind === 'password_reset' && !facts.resetOpen) return { skip: 'resetOver' };
  const holdsLink = kind === 'email_confirm' || facts.details.emailLink !== undefined;
  if (holdsLink && !facts.emailLinkOpen) return { skip: 'linkOver' };
  if (recipient === null) return address === null ? { skip: 'userGone' } : { to: address };
  const skip = denialOf(facts, recipient, now);
  if (skip) return { skip };
  // An unconfirmed address may belong to a stranger.
  if (real && address === null && !recipient.emailConfirmed) return { skip: 'unconfirmed' };
  const to = address ?? recipient.email;
  return to === '' || (real && undeliverableDomain.test(to)) ? { skip: 'noAddress' } : { to };
}

/**
 * Settings do not apply to these: a person who cannot sign in cannot change them, and an attacker with the account must not silence
 * its owner.
 */
const alwaysSent: readonly MailKind[] = [
  'password_reset',
  'email_confirm',
  'email_changed',
  'new_sign_in',
  'second_factor_changed',
];

function denialOf(facts: MailFacts, recipient: MailRecipient, now: Date): MailSkipReason | undefined {
  const { kind, task, comment, details } = facts;
  if (recipient.deleted) return 'userGone';
  if (recipient.inactive) return 'userInactive';
  if (alwaysSent.includes(kind)) return undefined;
  if (!recipient.emailNotifications) return 'emailOff';
  const isForAdmins = kind === 'new_user_registered' || isServerWarning(kind);
  if (isForAdmins && recipient.role !== 'admin') return 'notAdmin';
  if (kind === 'daily_digest' && !recipient.dailyDigest) return 'toggleOff';
  // A mail about a day is sent on that day or not at all.
  if (details.day !== undefined && details.day !== calendarDate(now, zoneOf(recipient.timezone))) return 'outOfDate';
  const toggle = toggleOf(kind);
  if (toggle === undefined) return undefined;
  if (!recipient[toggle]) return 'toggleOff';
  if (recipient.dailyDigest) return 'digestInstead';
  if (!task?.visible) return 'taskGone';
  if ((kind === 'task_assigned' || kind === 'task_reminder') && !task.assigned) return 'notAssigned';
  if (kind === 'task_reminder' && !isOpen(task)) return 'taskDone';
  if (details.reminder && reminderOf(task.dueDate, details.day ?? '') !== details.reminder) return 'outOfDate';
  if (details.commentId !== undefined && comment === null) return 'commentGone';
  return undefined;
}
