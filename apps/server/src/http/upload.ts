// One uploaded file of a multipart form, read into memory up to the size that is allowed.
import { limits } from '@app/contract';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#endpoints/errors.ts';

/** Lets the application read multipart forms with one file and no other field of weight. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { files: 1, fields: 4, parts: 5, fieldNameSize: 100, fieldSize: 1_000, fileSize: limits.avatar.bytes },
  });
}

/** The file under the name; throws 413 where it is too large and 400 where it is not there. */
export async function readUpload(request: FastifyRequest, name: string): Promise<Buffer> {
  const file = await request.file().catch(refuse);
  if (!file || file.fieldname !== name) throw new ApiError(400, 'validation', 'users.avatar.notImage');
  const content = await file.toBuffer().catch(refuse);
  // The limit cuts at its last byte, so a file of just that size is one that was not under it.
  if (content.length >= limits.avatar.bytes) throw new ApiError(413, 'too_large', 'users.avatar.tooLarge');
  return content;
}

function refuse(error: unknown): never {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) throw new ApiError(413, 'too_large', 'users.avatar.tooLarge');
  throw new ApiError(400, 'validation', 'users.avatar.notImage');
}
