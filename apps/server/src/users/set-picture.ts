// A new picture: made of what was uploaded before the transaction begins, so that nobody's write waits for the work on it.
import { createHash } from 'node:crypto';
import { api, type User } from '@app/contract';
import type { RequestContext } from '#endpoints/context.ts';
import { must } from '#endpoints/errors.ts';
import { recordUserUpdated } from '#events/events.sql.ts';
import { pictureOf } from '#users/make-picture.ts';
import { storePicture } from '#users/pictures.sql.ts';
import { findUser } from '#users/users.sql.ts';

type Given = Pick<RequestContext, 'transaction'>;

/** Replaces the person's picture and answers with the account; 400 for what is no image. */
export async function setPicture(userId: number, upload: Buffer, { transaction }: Given): Promise<User> {
  const image = await pictureOf(upload);
  const hash = createHash('sha256').update(image).digest('hex');
  const address = api.users.picture.path.replace(':hash', hash);
  return transaction(async (tx) => {
    await storePicture(tx, userId, { image, hash, address });
    await recordUserUpdated(tx, userId);
    return must(await findUser(tx, userId), 'users.notFound');
  });
}
