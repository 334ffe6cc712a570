// Sets a new picture. It is made before the transaction begins, so that no write waits for the image processing.
import { createHash } from 'node:crypto';
import * as api from '@app/contract/api.ts';
import type { User } from '@app/contract/users/users.contract.ts';
import type { RequestContext } from '#endpoints/context.ts';
import { requireFound } from '#endpoints/errors.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { makePicture } from '#users/make-picture.ts';
import { storePicture } from '#users/pictures.sql.ts';
import { findUser } from '#users/users.sql.ts';

type CommandContext = Pick<RequestContext, 'transaction'>;

/** Replaces the person's picture and returns the account; 400 if the file is no image. */
export async function setPicture(userId: number, upload: Buffer, { transaction }: CommandContext): Promise<User> {
  const image = await makePicture(upload);
  const hash = createHash('sha256').update(image).digest('hex');
  const address = api.users.picture.path.replace(':hash', hash);
  return transaction(async (tx) => {
    await storePicture(tx, userId, { image, hash, address });
    await recordUserUpdated(tx, userId);
    return requireFound(await findUser(tx, userId), 'users.notFound');
  });
}
