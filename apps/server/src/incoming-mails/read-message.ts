// Reads a mail in a thread of its own, so that nobody waits for it, and gives up one that takes too long or too much memory.
import { Worker } from 'node:worker_threads';
import { incomingMailLimits } from '@app/contract/incoming-mails/incoming-mails.limits.ts';
import type { ParsedMail } from '#incoming-mails/parse-mail.ts';
import { mailParser } from '#program-files.ts';

export interface Message extends Omit<ParsedMail, 'headers'> {
  /** Returns the values of a header, as they were written; the first one was added last. */
  headers(name: string): string[];
}

const { parser } = incomingMailLimits;

interface Thread {
  worker: Worker;
  /** What waits for the answer to the mail that it has; undefined is a thread that failed. */
  answer?: ((mail: ParsedMail | undefined) => void) | undefined;
  idle?: NodeJS.Timeout;
}

let last: Promise<unknown> = Promise.resolve();
let current: Thread | undefined;

/** Returns the message; undefined if the bytes are no mail, or one that is built to exhaust its reader. */
export async function readMessage(bytes: Uint8Array, timeout: number = parser.timeout): Promise<Message | undefined> {
  // One after the other, so that mails take one processor at most.
  const parsed = last.then(() => parsedMail(bytes, timeout));
  // What fails for one mail must not refuse those behind it.
  last = parsed.catch(() => undefined);
  const mail = await parsed;
  if (mail === undefined) return undefined;
  const { headers, ...rest } = mail;
  return { ...rest, headers: (name) => headers.filter(({ key }) => key === name).map(({ value }) => value) };
}

/** A thread that fails, or is given up, is replaced for the next mail. */
async function parsedMail(bytes: Uint8Array, timeout: number): Promise<ParsedMail | undefined> {
  current ??= newThread();
  const thread = current;
  clearTimeout(thread.idle);
  const late = setTimeout(() => end(thread), timeout);
  try {
    return await new Promise<ParsedMail | undefined>((resolve) => {
      thread.answer = resolve;
      thread.worker.postMessage(bytes);
    });
  } finally {
    clearTimeout(late);
    if (current === thread) thread.idle = setTimeout(() => end(thread), parser.idle).unref();
  }
}

function newThread(): Thread {
  // A worker rejects some of the process's flags.
  const worker = new Worker(mailParser, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: parser.memory } });
  const thread: Thread = { worker };
  worker.unref();
  worker.on('message', (mail: ParsedMail | undefined) => thread.answer?.(mail));
  worker.on('error', () => end(thread));
  worker.on('exit', () => end(thread));
  return thread;
}

function end(thread: Thread): void {
  if (current === thread) current = undefined;
  thread.answer?.(undefined);
  void thread.worker.terminate();
}
