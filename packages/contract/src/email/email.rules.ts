// The kinds of mails, the states of one on its way, and the codes by which failures and skipped mails are known.

/** What a mail can be about: the events that have templates, and those whose text is ours alone. */
export const mailKinds = [
  'user_welcome',
  'task_assigned',
  'task_reminder',
  'notification',
  'password_updated',
  'new_user_registered',
  'email_changed',
  'email_confirm',
  'invitation',
  'password_reset',
  'daily_digest',
  'test',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * `queued` waits for its (next) try, `sending` is with a worker, `sent` was taken by the mail server, `kept` is what was
 * written in development mode, `skipped` was not to be sent any more, `failed` was given up.
 */
export const mailStates = ['queued', 'sending', 'sent', 'kept', 'skipped', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail could not be sent; the mail server's own words are kept from everybody. */
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

/** Why a mail was not to be sent any more when its turn came. */
export const mailSkipReasons = [
  'emailOff',
  'toggleOff',
  'digestInstead',
  'userGone',
  'noAddress',
  'notAdmin',
  'taskGone',
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
] as const;
export type MailSkipReason = (typeof mailSkipReasons)[number];
