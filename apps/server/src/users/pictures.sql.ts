// Profile pictures in the database; a user card carries the URL of its picture.
import type { Actor } from '@app/contract/access.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/connect.ts';
import { firstRow } from '#db/rows.ts';
import { personVisibleTo } from '#users/users.sql.ts';

interface Picture {
  image: Buffer;
  hash: string;
  /** The URL that serves it. */
  address: string;
}

/** Replaces a person's picture. */
export async function storePicture(db: Db, userId: number, { image, hash, address }: Picture): Promise<void> {
  await db.execute(
    sql`with stored as (
      insert into avatars (user_id, hash, image) values (${userId}, ${hash}, ${sql.param(image)})
      on conflict (user_id) do update set hash = excluded.hash, image = excluded.image, created_at = now())
    update users set profile_picture = ${address} where id = ${userId}`,
  );
}

/** Deletes a person's picture; their initials are shown again. */
export async function removePicture(db: Db, userId: number): Promise<void> {
  await db.execute(
    sql`with gone as (delete from avatars where user_id = ${userId})
    update users set profile_picture = null where id = ${userId}`,
  );
}

/** Returns a picture that some user has whom the person may see. */
export async function findPicture(db: Db, actor: Actor, hash: string): Promise<Buffer | undefined> {
  const row = await firstRow<{ image: Buffer }>(
    db,
    sql`select a.image from avatars a join users u on u.id = a.user_id where a.hash = ${hash} and u.deleted_at is null and ${personVisibleTo(actor)} limit 1`,
  );
  return row?.image;
}
