// Recognizes mails that no person wrote just now. Answering one could start a loop, so they become nothing.
import { ownHeader, ownMessageId } from '#email/own-marks.ts';
import type { Message } from '#incoming-mails/read-message.ts';

/** Returns why a mail becomes nothing, or undefined for a mail of a person. `returnPath` is the sender of the envelope. */
export function loopMark(message: Message, returnPath: string | undefined): 'ownMail' | 'automatic' | undefined {
  if (message.headers(ownHeader.toLowerCase()).length > 0 || message.messageId?.toLowerCase().startsWith(ownMessageId) === true)
    return 'ownMail';
  return isAutomatic(message, returnPath) ? 'automatic' : undefined;
}

function isAutomatic({ headers, sender = '' }: Message, returnPath: string | undefined): boolean {
  const first = (name: string) => headers(name)[0]?.trim().toLowerCase();
  const submitted = first('auto-submitted');
  if (submitted !== undefined && !/^no\b/.test(submitted)) return true;
  if (['bulk', 'list', 'junk', 'auto_reply'].includes(first('precedence') ?? '')) return true;
  if (listHeaders.some((name) => headers(name).length > 0)) return true;
  if (automaticHeaders.some((name) => headers(name).length > 0)) return true;
  // Notices about mails that could not be delivered have an empty sender on the envelope.
  if (returnPath === '' || first('return-path') === '<>') return true;
  if (first('content-type')?.startsWith('multipart/report') === true) return true;
  return /^(mailer-daemon|postmaster|no-?reply|do-?not-?reply|bounces?)([+.-][^@]*)?@/i.test(sender);
}

const listHeaders = ['list-id', 'list-post', 'list-unsubscribe'];
/**
 * Set by out-of-office replies and other programs. `X-Auto-Response-Suppress` is one of them: people's mail programs do not write
 * it, programs do, so that nobody answers them.
 */
const automaticHeaders = ['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-loop'];
