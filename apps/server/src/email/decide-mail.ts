// Whether a mail is still to be sent when its turn comes: the recipient's settings and sight of that moment decide.
import { calendarDate, isOpen, type MailKind, type MailSkipReason, reminderOf, zoneOf } from '@app/contract';
import type { MailFacts, MailRecipient } from '#email/mail-facts.sql.ts';

type Toggle = 'taskAssignmentNotifications' | 'taskReminders' | 'commentNotifications';

/** The setting that each kind about tasks obeys, besides the one of all e-mail; these are also what the daily digest replaces. */
const toggles: Partial<Record<MailKind, Toggle>> = {
  task_assigned: 'taskAssignmentNotifications',
  task_reminder: 'taskReminders',
  notification: 'commentNotifications',
};

/** Names of machines that receive nothing from outside; the address of the first administrator is at one of them. */
const nowhere = /@([^@]+\.)?(localdomain|localhost|invalid)$/i;

/** Whether an address is none, or at a machine that receives nothing from outside. */
export function reachesNobody(address: string): boolean {
  return address === '' || nowhere.test(address);
}

/** Where it goes, or why it does not; `real` says that a mail server will take it. A mail to a mere address always goes. */
export function decideMail(facts: MailFacts, real: boolean, now = new Date()): { to: string } | { skip: MailSkipReason } {
  const { kind, recipient, address } = facts;
  if (kind === 'invitation' && !facts.invitationOpen) return { skip: 'invitationOver' };
  if (kind === 'password_reset' && !facts.resetOpen) return { skip: 'resetOver' };
  const holdsLink = kind === 'email_confirm' || facts.details.emailLink !== undefined;
  if (holdsLink && !facts.emailLinkOpen) return { skip: 'linkOver' };
  if (recipient === null) return address === null ? { skip: 'userGone' } : { to: address };
  const skip = denialOf(facts, recipient, now);
  if (skip) return { skip };
  // An address that nobody has confirmed may be a stranger's.
  if (real && address === null && !recipient.emailConfirmed) return { skip: 'unconfirmed' };
  const to = address ?? recipient.email;
  return to === '' || (real && nowhere.test(to)) ? { skip: 'noAddress' } : { to };
}

function denialOf(facts: MailFacts, recipient: MailRecipient, now: Date): MailSkipReason | undefined {
  const { kind, task, comment, details } = facts;
  if (recipient.deleted) return 'userGone';
  // Whoever cannot sign in cannot change the setting either, and who has taken an account over must not silence its owner.
  if (kind === 'password_reset' || kind === 'email_confirm' || kind === 'email_changed') return undefined;
  if (!recipient.emailNotifications) return 'emailOff';
  if (kind === 'new_user_registered' && recipient.role !== 'admin') return 'notAdmin';
  if (kind === 'daily_digest' && !recipient.dailyDigest) return 'toggleOff';
  // What is about a day is sent on that day or not at all.
  if (details.day !== undefined && details.day !== calendarDate(now, zoneOf(recipient.timezone))) return 'outOfDate';
  const toggle = toggles[kind];
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
