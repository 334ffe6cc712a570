// Turns a mail into a task, a comment, or nothing with a reason. Both ways in call this; people's rights are checked by the
// endpoints, as for every other way.
import { createHash, randomUUID } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import { type IncomingMailReason, incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { sql } from 'drizzle-orm';
import type { Config, MailIn } from '#config.ts';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { mailsAreHeld } from '#email/mail-hold.sql.ts';
import { countAttempt } from '#endpoints/attempts.sql.ts';
import { ApiError } from '#endpoints/errors.ts';
import { type Credential, type Principal, personCredential } from '#endpoints/principal.ts';
import type { EndpointRunner } from '#endpoints/run-endpoint.ts';
import { isAuthenticated, isRefuted } from '#incoming-mails/authentication-results.ts';
import {
  type ArrivedMail,
  claimIncomingMail,
  findMailBoard,
  findSender,
  isTaken,
  logIncomingMail,
  type MailBoard,
  releaseIncomingMail,
  storeIncomingMail,
} from '#incoming-mails/incoming-mails.sql.ts';
import { keepFiles } from '#incoming-mails/keep-files.ts';
import { loopMark } from '#incoming-mails/loop-marks.ts';
import { isOwnAddress, readMailAddress } from '#incoming-mails/mail-addresses.ts';
import { commentOfMail, type MailTask, taskOfMail } from '#incoming-mails/mail-content.ts';
import { type Message, readMessage } from '#incoming-mails/read-message.ts';

/** What both ways in need. */
export interface Receiver {
  config: Config;
  mailIn: MailIn;
  db: Db;
  runner: EndpointRunner;
  /** The folder in which files are received before they are stored. */
  incoming: string;
  log: { warn(line: object, message: string): void };
  /** Told what became of each mail. */
  received?: ((result: string) => void) | undefined;
}

/** A mail as it arrives at one of our addresses. */
export interface ArrivingMail {
  way: ArrivedMail['way'];
  bytes: Uint8Array;
  recipient: string;
  /** The sender of the envelope, empty for notices of mail servers; undefined where it is not known. */
  returnPath: string | undefined;
  /** The mail, if it was read before. */
  message?: Message | undefined;
  /** The bytes are only its beginning. */
  isTooLarge?: boolean | undefined;
}

export type Verdict =
  /** It became something, or was dropped: nobody is notified. */
  | { kind: 'taken'; state: 'task' | 'comment' | 'dropped' | 'duplicate' }
  /** `userId` is the person whose mail it is, as far as that is known. */
  | { kind: 'refused'; reason: IncomingMailReason; userId: number | null }
  /** The same mail may be taken some time later. */
  | { kind: 'later'; reason: 'tooMany' | 'busy' };

type Target = { kind: 'board'; board: MailBoard } | { kind: 'answer'; taskId: number; userId: number };

/** Returns the board or the task of an address, or why it has none. */
async function findTarget({ config, mailIn, db }: Receiver, address: string): Promise<Target | IncomingMailReason> {
  const read = readMailAddress(config, mailIn, address);
  if (read === undefined || read.kind === 'unknown') return 'unknownAddress';
  if (read.kind === 'forged') return 'replyInvalid';
  if (read.kind === 'answer') return read.isOver ? 'replyOver' : read;
  const board = await findMailBoard(db, read.secret);
  if (!board) return 'unknownAddress';
  return board.isOn ? { kind: 'board', board } : 'addressOff';
}

/** Refuses an address before its mail is sent; returns the reason, or undefined for an address that takes mails. */
export async function refusedAddress(
  receiver: Receiver,
  { address, returnPath, way }: { address: string; returnPath: string; way: ArrivedMail['way'] },
): Promise<IncomingMailReason | undefined> {
  const target = await findTarget(receiver, address);
  if (typeof target !== 'string') return undefined;
  const sender = returnPath.slice(0, 320) || null;
  await logRefusal(receiver, { way, sender, subject: null, userId: null, workspaceId: null }, target);
  return target;
}

/** Returns whether nothing is taken at the moment: after a restore, the original installation takes the mails. */
export async function isMailInHeld(db: Db): Promise<boolean> {
  const row = await firstRow<{ held: boolean }>(db, sql`select ${mailsAreHeld} as held`);
  return row?.held === true;
}

/** Turns a mail into what it is for. Never throws: what fails for another reason than the mail may be tried again. */
export async function receiveMail(receiver: Receiver, mail: ArrivingMail): Promise<Verdict> {
  const verdict = await decide(receiver, mail).catch((error: unknown): Verdict => {
    receiver.log.warn({ err: error }, 'a mail that came in could not be stored');
    return { kind: 'later', reason: 'busy' };
  });
  receiver.received?.(verdict.kind === 'taken' ? verdict.state : verdict.kind);
  return verdict;
}

async function decide(receiver: Receiver, { way, bytes, recipient, returnPath, ...mail }: ArrivingMail): Promise<Verdict> {
  const { config, mailIn, db } = receiver;
  if (await isMailInHeld(db)) return { kind: 'later', reason: 'busy' };
  const unread = { way, sender: returnPath?.slice(0, 320) || null, subject: null, userId: null, workspaceId: null };
  const message = mail.message ?? (await readMessage(bytes));
  if (!message) return refuse(receiver, unread, 'unreadable');
  const { sender } = message;
  const subject = message.subject.slice(0, incomingMailLimits.subject).toWellFormed() || null;
  const arrived: ArrivedMail = { ...unread, sender: sender ?? unread.sender, subject };
  const isOwn =
    sender !== undefined && (isOwnAddress(mailIn, sender) || loginKey(sender) === loginKey(config.mail.sender.address));
  const mark = isOwn ? 'ownMail' : loopMark(message, returnPath);
  if (mark !== undefined) return drop(receiver, arrived, mark);
  const target = await findTarget(receiver, recipient);
  if (typeof target === 'string') return refuse(receiver, arrived, target);
  if (target.kind === 'board') arrived.workspaceId = target.board.workspaceId;
  if (sender === undefined) return refuse(receiver, arrived, 'senderUnclear');
  if (await isTooMuch(receiver, arrived, `mail-in:${keyOf(target)}`, incomingMailLimits.perAddress)) return tooMany;
  const { authServer } = mailIn;
  const results = message.headers('authentication-results');
  const isDoubtful =
    authServer === undefined ? isRefuted(results, sender) : !isAuthenticated(results, { server: authServer, sender });
  if (isDoubtful) return refuse(receiver, arrived, 'notAuthenticated');
  // Another spelling, such as full-width letters, is another address: who sent it is not who has this one.
  const isPlain = /^[!-~]+$/.test(sender.trim());
  const person = isPlain ? await findSender(db, loginKey(sender)) : undefined;
  if (!person) return refuse(receiver, arrived, 'unknownSender');
  if (!person.isConfirmed) return refuse(receiver, arrived, 'unconfirmed');
  arrived.userId = person.id;
  if (target.kind === 'answer' && target.userId !== person.id) return refuse(receiver, arrived, 'otherSender');
  if (await isTooMuch(receiver, arrived, `mail-in:user:${person.id}`, incomingMailLimits.perSender)) return tooMany;
  if (mail.isTooLarge) return refuse(receiver, arrived, 'tooLarge');
  const credential = personCredential(db, person.id, 'mail', ['tasks:write', 'comments:write']);
  const principal = await credential.read();
  if (principal instanceof ApiError) return refuse(receiver, arrived, 'unknownSender');
  return store(receiver, {
    arrived,
    message,
    target,
    dedupeKey: dedupeKeyOf(message, bytes, sender, target),
    credential,
    principal,
  });
}

const tooMany: Verdict = { kind: 'later', reason: 'tooMany' };

function keyOf(target: Target): string {
  return target.kind === 'board' ? `board:${target.board.workspaceId}` : `task:${target.taskId}`;
}

/** The same mail at the same address; without a Message-ID, the same bytes. */
function dedupeKeyOf({ messageId }: Message, bytes: Uint8Array, sender: string, target: Target): string {
  const id = messageId ?? createHash('sha256').update(bytes).digest('hex');
  return createHash('sha256')
    .update(JSON.stringify([id, loginKey(sender), keyOf(target)]))
    .digest('hex');
}

interface AcceptedMail {
  arrived: ArrivedMail;
  message: Message;
  target: Target;
  dedupeKey: string;
  credential: Credential;
  principal: Principal;
}

/** Claims the mail, so that it becomes one task however often it arrives, and stores what it became. */
async function store(receiver: Receiver, found: AcceptedMail): Promise<Verdict> {
  const { db } = receiver;
  const { arrived, dedupeKey } = found;
  const claim = randomUUID();
  const claimed = await claimIncomingMail(db, arrived, { dedupeKey, claim });
  if (!claimed) return (await isTaken(db, dedupeKey)) ? { kind: 'taken', state: 'duplicate' } : { kind: 'later', reason: 'busy' };
  const own = { id: claimed.id, claim };
  try {
    const became = await makeOf(receiver, found, new Date(claimed.arrivedAt));
    if (became === undefined) {
      await releaseIncomingMail(db, own, 'empty');
      return { kind: 'refused', reason: 'empty', userId: arrived.userId };
    }
    await storeIncomingMail(db, own, became);
    return { kind: 'taken', state: became.state };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'key_reused') {
      // It became something before its process ended, and the person's settings have changed since.
      const state = found.target.kind === 'board' ? 'task' : 'comment';
      await storeIncomingMail(db, own, { state, taskId: 0 });
      return { kind: 'taken', state };
    }
    const reason = error instanceof ApiError ? reasonOf(error) : undefined;
    await releaseIncomingMail(db, own, reason);
    if (reason !== undefined) return { kind: 'refused', reason, userId: arrived.userId };
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'later', reason: error.status === 429 ? 'tooMany' : 'busy' };
  }
}

/** Makes the task or the comment in the person's name; undefined if the mail has nothing to say. */
async function makeOf(
  { runner, incoming, log }: Receiver,
  { message, target, dedupeKey, credential, principal }: AcceptedMail,
  arrivedAt: Date,
): Promise<{ state: 'task' | 'comment'; taskId: number } | undefined> {
  // A process that ends between the commit and the log makes the same task again only under the same key.
  const key = `mail:${dedupeKey}`;
  const own = { credential, log, address: 'mail' };
  const call = { ...own, key };
  const context = { runner, incoming, principal, call: own, key };
  if (target.kind === 'answer') {
    const comment = commentOfMail(message, principal);
    if (comment === undefined) return undefined;
    const params = { taskId: String(target.taskId) as never };
    await runner.runEndpoint(api.comments.create, principal, { params, body: { content: comment.made } }, call);
    await keepFiles(context, target.taskId, comment.files);
    return { state: 'comment', taskId: target.taskId };
  }
  const { columnId, department, workspaceId } = target.board;
  const { made: fields, files } = taskOfMail(message, principal, arrivedAt);
  const create = (task: MailTask) =>
    runner.runEndpoint(api.tasks.create, principal, { body: { ...task, columnId, department, workspaceId } }, call);
  const task = await create(fields).catch((error: unknown) => {
    // A board may refuse dates that a subject happens to contain; the mail is still a task.
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    return create({ ...fields, startDate: null, dueDate: null });
  });
  await keepFiles(context, task.id, files);
  return { state: 'task', taskId: task.id };
}

/** Returns the reason of a refusal that would be the same later; undefined if the mail may be tried again. */
function reasonOf({ status, code, retryAfter }: ApiError): IncomingMailReason | undefined {
  if (retryAfter !== undefined) return undefined;
  if (status === 400) return 'unreadable';
  if (status === 401) return 'unknownSender';
  if (status === 403) return 'notAllowed';
  if (status === 404) return 'taskGone';
  if (status === 409 && code === 'conflict') return 'listFull';
  return undefined;
}

async function refuse(receiver: Receiver, arrived: ArrivedMail, reason: IncomingMailReason): Promise<Verdict> {
  await logRefusal(receiver, arrived, reason);
  return { kind: 'refused', reason, userId: arrived.userId };
}

async function drop({ db }: Receiver, arrived: ArrivedMail, reason: 'automatic' | 'ownMail'): Promise<Verdict> {
  if (await mayLog(db)) await logIncomingMail(db, arrived, { state: 'dropped', reason });
  return { kind: 'taken', state: 'dropped' };
}

async function logRefusal({ db }: Receiver, arrived: ArrivedMail, reason: IncomingMailReason): Promise<void> {
  if (await mayLog(db)) await logIncomingMail(db, arrived, { state: 'refused', reason });
}

/** A flood of refused mails must not push everything else out of the log. */
async function mayLog(db: Db): Promise<boolean> {
  const { count } = await countAttempt(db, 'mail-in:log', 3_600_000);
  return count <= incomingMailLimits.refusalsPerHour;
}

/** Counts a mail, and returns whether it is one too many; the first of those is logged. */
async function isTooMuch(
  { db }: Receiver,
  arrived: ArrivedMail,
  key: string,
  { attempts, window }: { attempts: number; window: number },
): Promise<boolean> {
  const { count } = await countAttempt(db, key, window);
  if (count === attempts + 1) await logIncomingMail(db, arrived, { state: 'refused', reason: 'tooMany' });
  return count > attempts;
}
