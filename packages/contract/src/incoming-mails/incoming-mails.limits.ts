// Numbers, states and reasons of incoming mails.

/**
 * `working` is being read, `task` became a task, `comment` a comment, `refused` was answered with a reason, `dropped` was taken
 * without an answer, because an answer could start a loop.
 */
export const incomingMailStates = ['working', 'task', 'comment', 'refused', 'dropped'] as const;
export type IncomingMailState = (typeof incomingMailStates)[number];

/** Why a mail became nothing. */
export const incomingMailReasons = [
  'unknownAddress',
  'addressOff',
  'replyInvalid',
  'replyOver',
  'senderUnclear',
  'unknownSender',
  'unconfirmed',
  'otherSender',
  'notAuthenticated',
  'notAllowed',
  'taskGone',
  'empty',
  'listFull',
  'tooLarge',
  'unreadable',
  'tooMany',
  'automatic',
  'ownMail',
  'interrupted',
] as const;
export type IncomingMailReason = (typeof incomingMailReasons)[number];

export const incomingMailLimits = {
  /** Bytes of a mail with its attachments. */
  size: 25_000_000,
  /** Characters of a mail's text that are read; the rest is cut before anything else looks at it. */
  text: 200_000,
  /** Characters of HTML that are read. */
  html: 400_000,
  /** Elements within each other: a parser's time grows with the depth. */
  depth: 250,
  /** Headers of all parts together, in bytes, and parts within each other. */
  headers: 262_144,
  nesting: 30,
  /** Attachments that are looked at; further ones are left out, as text that is too long. */
  attachments: 500,
  /**
   * The thread that parses mails: how long one mail may take (all connections together less than `idle` below), how long it is kept
   * without one (milliseconds), and its memory (MB).
   */
  parser: { timeout: 12_000, idle: 30_000, memory: 512 },
  /** A picture within the text that has fewer bytes is a decoration, such as an icon of a signature, and is not kept. */
  decoration: 10_000,
  /** Names of attachments in a comment, and characters of each. */
  attachmentNames: 20,
  attachmentName: 100,
  /** Characters of a subject in the log. */
  subject: 200,
  /** How many log entries are kept, and how many refusals of an hour are logged. */
  kept: 10_000,
  refusalsPerHour: 1_000,
  page: 50,
  /** How long an answer to a notification is accepted (days). */
  replyDays: 60,
  /** Mails of one person, and to one board or task. */
  perSender: { attempts: 60, window: 3_600_000 },
  perAddress: { attempts: 300, window: 3_600_000 },
  /** A mail that is `working` for longer was interrupted (milliseconds). */
  lease: 120_000,
  /** Mails that are read at the same time: each may hold `size` in memory. */
  mailsAtOnce: 4,
  /** Connections of mail servers at the same time: a mail server opens twenty for a burst, and the mails of most wait unread. */
  connections: 50,
  /** A connection without a byte for so long is closed (milliseconds). */
  idle: 60_000,
  /** How often a mailbox is read, how long one reading may take, and how many mails it takes (milliseconds, number). */
  mailbox: { every: 30_000, timeout: 120_000, mails: 50 },
  /** Letters of a board's secret, and of the readable part before it. */
  secret: 12,
  label: 20,
} as const;
