// Texts of incoming mails that only the server says: why one is refused, the answer to its sender, and what a task or comment gets.
import type { Widened } from '#catalogue.ts';
import { numberOf } from '#number.ts';

const number = numberOf('en');

export const incomingMessagesText = {
  reasons: {
    unknownAddress: 'The address does not exist. It may have been replaced.',
    addressOff: 'The address of the board is switched off.',
    replyInvalid: 'The address of the answer is not genuine.',
    replyOver: 'The notification is too old to be answered by mail.',
    senderUnclear: 'The mail does not name exactly one sender.',
    unknownSender: 'No account has the sender’s address.',
    unconfirmed: 'The sender has not confirmed the address of the account.',
    otherSender: 'The notification went to another person.',
    notAuthenticated: 'The mail server could not verify the sender.',
    notAllowed: 'The sender may not do this on the board.',
    taskGone: 'The task was deleted, or the sender does not see it.',
    empty: 'The mail has no text of its own.',
    listFull: 'The board or the task has no room for more.',
    tooLarge: 'The mail is larger than 25 MB.',
    unreadable: 'The mail could not be read.',
    tooMany: 'Too many mails came from this sender or to this address. They are tried again later.',
    automatic: 'An automatic mail, such as an out-of-office reply or a newsletter.',
    ownMail: 'A mail that this server sent itself.',
    interrupted: 'Reading was interrupted.',
  },
  /** A person who sent a mail that was refused, and whom no mail server notified. */
  answer: {
    subject: 'Your mail was not accepted',
    text: (subject: string) => `Your mail “${subject}” became neither a task nor a comment.`,
    last: 'You get this message at most once a day.',
  },
  added: {
    from: (name: string) => `Mail from ${name}`,
    subject: (subject: string) => `Subject: ${subject}`,
    attached: (names: string) => `Attached: ${names}`,
    notKept: (count: number) =>
      count === 1 ? 'A file of the mail was not kept:' : `${number(count)} files of the mail were not kept:`,
    fileFailed: 'The file could not be stored.',
    more: (count: number) => `and ${number(count)} more`,
    unnamed: 'without a name',
    longer: 'The mail was longer: its end was not kept.',
    quoteCut: 'The quoted mail was left out.',
  },
};

export type IncomingMessagesText = Widened<typeof incomingMessagesText>;
