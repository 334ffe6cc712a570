// Reads one uploaded file of a multipart form into memory, up to the size limit.
import { limits } from '@app/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#endpoints/errors.ts';

/** Registers multipart parsing for one file and a few small fields. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 4, parts: 5, fieldNameSize: 100, fieldSize: 1_000, fileSize: limits.avatar.bytes },
  });
}

/** Returns the file of that field; throws 413 if it is too large and 400 if it is missing. */
export async function readUpload(request: FastifyRequest, name: string): Promise<Buffer> {
  const file = await request.file().catch(refuse);
  if (!file || file.fieldname !== name) throw new ApiError(400, 'validation', 'users.avatar.notImage');
  const content = await file.toBuffer().catch(refuse);
  // The parser truncates at the limit, so a file of exactly that size may have been longer.
  if (content.length >= limits.avatar.bytes) throw new ApiError(413, 'too_large', 'users.avatar.tooLarge');
  return content;
}

function refuse(error: unknown): never {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) throw new ApiError(413, 'too_large', 'users.avatar.tooLarge');
  throw new ApiError(400, 'validation', 'users.avatar.notImage');
}
