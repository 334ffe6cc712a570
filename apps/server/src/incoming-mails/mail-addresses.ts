// The addresses at which mails come in: of boards, with a secret part, and of answers to notifications, with a signature.
import { randomInt } from 'node:crypto';
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import type { Config, MailIn } from '#config.ts';
import { hmacs, isSameText } from '#endpoints/hmac.ts';

/** Letters and digits that nobody confuses; mail servers may change the case of an address. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const answerWord = 're';
const dayLength = 86_400_000;
/** Hex digits of a signature: 80 bits, which nobody guesses over a network. */
const signatureLength = 20;

/** What an address stands for. */
export type MailTarget =
  | { kind: 'board'; secret: string }
  | { kind: 'answer'; taskId: number; userId: number; isOver: boolean }
  /** It looks like an address of an answer, but nobody signed it. */
  | { kind: 'forged' }
  | { kind: 'unknown' };

/** Returns a new secret part. */
export function newMailSecret(): string {
  return Array.from({ length: incomingMailLimits.secret }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Returns the address of a board; its name is only for people, the secret decides. */
export function boardAddress(mailIn: MailIn, boardName: string, secret: string): string {
  const label = boardName
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '')
    .slice(0, incomingMailLimits.label);
  return addressWith(mailIn, label === '' || label === answerWord ? `board.${secret}` : `${label}.${secret}`);
}

/** Returns the address to which a person answers a notification about a task; it is valid for some weeks. */
export function answerAddress(
  config: Config,
  mailIn: MailIn,
  { taskId, userId }: { taskId: number; userId: number },
  now = Date.now(),
): string {
  const lastDay = Math.floor(now / dayLength) + incomingMailLimits.replyDays;
  const text = [taskId, userId, lastDay].map((number) => number.toString(36)).join('.');
  return addressWith(mailIn, `${answerWord}.${text}.${signaturesOf(config, text)[0]}`);
}

/** Returns what an address stands for; undefined if it is none of ours. */
export function readMailAddress(config: Config, mailIn: MailIn, address: string, now = Date.now()): MailTarget | undefined {
  const local = localPart(mailIn, address);
  if (local === undefined) return undefined;
  const labels = local.split('.');
  if (labels[0] === answerWord) return readAnswer(config, labels, now);
  const secret = labels.at(-1) ?? '';
  return labels.length >= 2 && secret.length === incomingMailLimits.secret ? { kind: 'board', secret } : { kind: 'unknown' };
}

/** Returns whether an address belongs to this server: a mail from one would come back. */
export function isOwnAddress(mailIn: MailIn, address: string): boolean {
  return localPart(mailIn, address) !== undefined;
}

function addressWith({ name, domain }: MailIn, part: string): string {
  return name === undefined ? `${part}@${domain}` : `${name}+${part}@${domain}`;
}

/** Returns the part of an address that is ours to read; undefined for an address of another name or domain. */
function localPart({ name, domain }: MailIn, address: string): string | undefined {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  if (at < 0 || lower.length > 320 || lower.slice(at + 1) !== domain) return undefined;
  const local = lower.slice(0, at);
  if (name === undefined) return local;
  if (local === name) return '';
  return local.startsWith(`${name}+`) ? local.slice(name.length + 1) : undefined;
}

function readAnswer(config: Config, labels: readonly string[], now: number): MailTarget {
  const [, task = '', user = '', day = '', signature = '', ...more] = labels;
  const text = [task, user, day].join('.');
  const isSigned = more.length === 0 && signaturesOf(config, text).some((valid) => isSameText(valid, signature));
  if (!isSigned) return { kind: 'forged' };
  const [taskId = 0, userId = 0, lastDay = 0] = [task, user, day].map((digits) => Number.parseInt(digits, 36));
  return { kind: 'answer', taskId, userId, isOver: Math.floor(now / dayLength) > lastDay };
}

/** The signature under each key of the server, that first which signs. */
function signaturesOf(config: Config, text: string): string[] {
  return hmacs(config, 'mail answer', text).map((signature) =>
    Buffer.from(signature, 'base64url').toString('hex').slice(0, signatureLength),
  );
}
