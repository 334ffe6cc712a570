// Reads one uploaded file of a multipart form into memory, up to the size limit.
import { attachmentLimits } from '@app/contract/attachments/attachments.limits.ts';
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { limits, rateLimits } from '@app/contract/limits.ts';
import { peopleImportLimits } from '@app/contract/people-imports/people-imports.limits.ts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#endpoints/errors.ts';
import type { Upload } from '#endpoints/files/upload.ts';

/** Registers multipart parsing for one file and a few small fields. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 4, parts: 5, fieldNameSize: 100, fieldSize: 1_000, fileSize: limits.avatar.bytes },
  });
}

/** What may be uploaded, by the name of its field. */
const kinds = {
  profilePicture: {
    word: '',
    bytes: limits.avatar.bytes,
    rate: rateLimits.picture,
    tooLarge: 'users.avatar.tooLarge',
    missing: 'users.avatar.notImage',
  },
  attachment: {
    word: 'attachment:',
    // One more, because the parser truncates at the limit.
    bytes: attachmentLimits.bytes + 1,
    rate: rateLimits.attachment,
    tooLarge: 'attachments.tooLarge',
    missing: 'attachments.missing',
  },
  people: {
    word: 'people:',
    bytes: peopleImportLimits.bytes,
    rate: rateLimits.importPeople,
    tooLarge: 'users.add.tooLarge',
    missing: 'users.add.unreadable',
  },
  file: {
    word: 'import:',
    bytes: importLimits.bytes,
    rate: rateLimits.importFile,
    tooLarge: 'imports.tooLarge',
    missing: 'imports.fileMissing',
  },
} as const;

/** Returns the limits and messages of an upload. */
export function kindOf(name: string): (typeof kinds)[keyof typeof kinds] {
  if (!Object.hasOwn(kinds, name)) throw new Error(`no upload is called ${name}`);
  return kinds[name as keyof typeof kinds];
}

/** Returns how many files of that field a person may upload, and the word under which they are counted. */
export function uploadRate(name: string): { attempts: number; window: number; word: string } {
  const { rate, word } = kindOf(name);
  return { ...rate, word };
}

const escapes: Record<string, string> = { '%22': '"', '%0D': '\r', '%0A': '\n' };

/** Returns the name of a file as it was before the browser escaped what would end it in the form. */
export function sentName(name: string | undefined): string {
  return (name ?? '').replace(/%22|%0D|%0A/g, (code) => escapes[code] ?? code);
}

/** Returns the file of that field with its name; throws 413 if it is too large and 400 if it is missing. */
export async function readUpload(request: FastifyRequest, name: string): Promise<Upload> {
  const { bytes, tooLarge, missing } = kindOf(name);
  const refuse = (error: unknown): never => {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413) throw new ApiError(413, 'too_large', tooLarge);
    throw new ApiError(400, 'validation', missing);
  };
  const file = await request.file({ limits: { fileSize: bytes } }).catch(refuse);
  if (!file || file.fieldname !== name) throw new ApiError(400, 'validation', missing);
  const content = await file.toBuffer().catch(refuse);
  // The parser truncates at the limit, so a file of exactly that size may have been longer.
  if (content.length >= bytes) throw new ApiError(413, 'too_large', tooLarge);
  return Object.assign(content, { fileName: sentName(file.filename) });
}
