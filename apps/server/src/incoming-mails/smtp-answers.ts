// The answers to a mail server, in SMTP's codes (RFC 5321, RFC 3463). It passes them on to the sender.
import type { IncomingMailReason } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { incomingMessagesText } from '@app/texts/english/messages/incoming-mails.ts';
import type { Verdict } from '#incoming-mails/receive-mail.ts';

type Code = readonly [code: number, detail: string];

const codes: Partial<Record<IncomingMailReason, Code>> = {
  unknownAddress: [550, '5.1.1'],
  replyInvalid: [550, '5.1.1'],
  addressOff: [550, '5.2.1'],
  listFull: [552, '5.2.2'],
  tooLarge: [552, '5.3.4'],
  unreadable: [554, '5.6.0'],
  empty: [554, '5.6.0'],
};
const usual: Code = [550, '5.7.1'];
const later: Code = [451, '4.7.1'];

/** Returns the error that refuses a mail for good. */
export function refusalOf(reason: IncomingMailReason): Error {
  return answer(codes[reason] ?? usual, incomingMessagesText.reasons[reason]);
}

/** Returns the error of a verdict; undefined for a mail that was taken. */
export function errorOf(verdict: Verdict): Error | undefined {
  if (verdict.kind === 'taken') return undefined;
  if (verdict.kind === 'refused') return refusalOf(verdict.reason);
  return verdict.reason === 'tooMany' ? answer(later, incomingMessagesText.reasons.tooMany) : laterError();
}

/** Returns the error that asks to send the mail again later. */
export function laterError(): Error {
  return answer([451, '4.3.0'], 'Please try again later.');
}

/** Returns the error for a machine that may not hand over mails. */
export function foreignPeerError(): Error {
  return answer([554, '5.7.1'], 'This machine may not hand over mails here.');
}

/** SMTP's answers are ASCII. */
function answer([code, detail]: Code, text: string): Error {
  return Object.assign(new Error(`${detail} ${text.replaceAll('’', "'").replaceAll(/[^\x20-\x7e]/g, '?')}`), {
    responseCode: code,
  });
}
