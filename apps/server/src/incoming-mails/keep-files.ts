// Makes the attachments of a mail files of its task, in the name of the sender. What cannot be kept becomes a comment with the reason.
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as api from '@app/contract/api.ts';
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { type Language, limits } from '@app/contract/limits.ts';
import { textByKey } from '@app/texts/catalogue.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { incomingMessagesTexts } from '@app/texts/sentences/incoming-mails.ts';
import { ApiError, conflictError } from '#endpoints/errors.ts';
import { storeError } from '#endpoints/files/file-store.ts';
import type { Credential, Principal } from '#endpoints/principal.ts';
import type { EndpointRunner } from '#endpoints/run-endpoint.ts';
import type { MailAttachment } from '#incoming-mails/mail-body.ts';
import { nameOfFile, shortName } from '#incoming-mails/mail-files.ts';

interface KeepFilesInput {
  runner: EndpointRunner;
  /** The folder in which files are received before they are stored. */
  incoming: string;
  principal: Principal;
  call: { credential: Credential; log: { warn(line: object, message: string): void }; address: string };
  /** The key under which the mail became something: each file has one of its own, so that a repeated mail adds none twice. */
  key: string;
}

interface Failure {
  file: MailAttachment;
  /** The key of the reason's text. */
  reason: string;
}

/** Adds the files to the task, and the comment about those that were not kept. Throws what makes it worthwhile to try again later. */
export async function keepFiles(context: KeepFilesInput, taskId: number, files: readonly MailAttachment[]): Promise<void> {
  const { call } = context;
  const failures: Failure[] = [];
  for (const [index, file] of files.entries()) {
    try {
      await keepFile(context, taskId, file, index);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // It was kept before the process ended, under settings that have changed since.
      if (error.code === 'key_reused') continue;
      failures.push({ file, reason: error.key });
    }
  }
  if (failures.length === 0) return;
  const reasons = [...new Set(failures.map(({ reason }) => reason))];
  call.log.warn({ count: failures.length, reasons }, 'files of a mail were not kept');
  await tell(context, taskId, failures);
}

async function keepFile(
  { runner, incoming, principal, call, key }: KeepFilesInput,
  taskId: number,
  file: MailAttachment,
  index: number,
) {
  const { byteLength: size } = file.content;
  if (size === 0) throw new ApiError(400, 'validation', 'attachments.empty');
  if (size >= attachmentLimits.bytes) throw new ApiError(413, 'too_large', 'attachments.tooLarge');
  if (index >= attachmentLimits.perTask) throw conflictError('attachments.tooMany');
  const path = join(incoming, `${randomBytes(8).toString('hex')}.unfinished`);
  try {
    await write(path, incoming, file.content);
    const upload = { path, size, hash: createHash('sha256').update(file.content).digest('hex'), fileName: nameOfFile(file) };
    const params = { taskId: String(taskId) as never };
    await runner.runEndpoint(api.attachments.add, principal, { params, upload }, { ...call, key: `${key}:${index}` });
  } finally {
    await rm(path, { force: true });
  }
}

async function write(path: string, folder: string, content: Uint8Array): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw storeError(error);
  }
}

/** Writes the comment. If the task is out of the sender's sight by now, nobody is left to notify. */
async function tell(
  { runner, principal, call, key }: KeepFilesInput,
  taskId: number,
  failures: readonly Failure[],
): Promise<void> {
  const params = { taskId: String(taskId) as never };
  const body = { content: commentOf(failures, principal.language) };
  try {
    await runner.runEndpoint(api.comments.create, principal, { params, body }, { ...call, key: `${key}:files` });
  } catch (error) {
    // With `key_reused` the comment is there since an earlier arrival of the mail.
    const isOver = error instanceof ApiError && (error.code === 'key_reused' || error.status === 403 || error.status === 404);
    if (!isOver) throw error;
    call.log.warn({ err: error }, 'a person was not told that a file of a mail was not kept');
  }
}

function commentOf(failures: readonly Failure[], language: Language): string {
  const catalogue = catalogues[language];
  const words = incomingMessagesTexts[language].added;
  let text = words.notKept(failures.length);
  // Hundreds of names do not fit; the number above them counts all.
  const end = '\n…';
  for (const { file, reason } of failures) {
    const line = `\n- ${shortName(file)}: ${textByKey(catalogue, reason) ?? words.fileFailed}`;
    if (text.length + line.length + end.length > limits.comment.max) return text + end;
    text += line;
  }
  return text;
}
