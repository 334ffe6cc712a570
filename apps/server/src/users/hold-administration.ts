// One change of administrators at a time: of two who remove each other, the second is none any more when it is their turn.
import { isAdmin } from '@app/contract';
import type { Db } from '#db/connect.ts';
import { allow } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { lockAdministrators, peopleByIds } from '#users/users.sql.ts';

/** Waits until nobody else changes who is an administrator, and throws 403 where the caller is none by then. As nobody changes themselves, one always remains. */
export async function holdAdministration(tx: Db, actor: Principal): Promise<void> {
  await lockAdministrators(tx);
  const [now] = await peopleByIds(tx, [actor.id]);
  allow(now !== undefined && isAdmin(now), 'errors.adminRequired');
}
