// Kinds and states of mails, and the codes of failures and skipped mails.

/** Mail kinds: triggers with templates, and kinds that only have a built-in text. */
export const mailKinds = [
  'user_welcome',
  'task_assigned',
  'task_reminder',
  'notification',
  'password_updated',
  'new_user_registered',
  'email_changed',
  'email_confirm',
  'new_sign_in',
  'second_factor_changed',
  'invitation',
  'password_reset',
  'daily_digest',
  'dashboard',
  'answered',
  'mail_refused',
  'backup_failed',
  'webhook_stopped',
  'test',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * `queued` waits for its next attempt, `sending` is claimed by a worker, `sent` was accepted by the mail server, `kept` was composed
 * in development mode, `skipped` had become unnecessary, `failed` has no further attempts.
 */
export const mailStates = ['queued', 'sending', 'sent', 'kept', 'skipped', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Reasons for failed delivery. The API never returns the mail server's own messages. */
export const mailFailures = [
  'unreachable',
  'timeout',
  'tls',
  'signIn',
  'serverRefused',
  'oauthRefreshToken',
  'oauthUnauthorizedClient',
  'oauthInvalidGrant',
  'oauthFailed',
  'busy',
  'recipientRefused',
  'senderRefused',
  'messageRefused',
  'interrupted',
  'unexpected',
] as const;
export type MailFailure = (typeof mailFailures)[number];

/** Reasons for skipping a mail at the time of its delivery. */
export const mailSkipReasons = [
  'emailOff',
  'toggleOff',
  'digestInstead',
  'userGone',
  'userInactive',
  'noAddress',
  'notAdmin',
  'taskGone',
  'boardGone',
  'commentGone',
  'invitationOver',
  'resetOver',
  'linkOver',
  'unconfirmed',
  'tooMany',
  'notAssigned',
  'taskDone',
  'outOfDate',
  'nothingNew',
  'templateOff',
  'discarded',
] as const;
export type MailSkipReason = (typeof mailSkipReasons)[number];
