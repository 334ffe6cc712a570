// Relates two tasks, unless that would close a cycle or be too much.
import { type Actor, isAdmin } from '@app/contract/access.ts';
import type { Relation } from '@app/contract/relations/relations.contract.ts';
import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import { type Link, linkOf, type RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { Db } from '#db/connect.ts';
import { assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { insertLink, type LinkFacts, linkFacts, lockLinks } from '#relations/relations.sql.ts';

/**
 * Returns the key of the sentence that says why two tasks cannot be related like this. It names no further task, and says no reason that
 * lies in one which the person does not see. Its answer holds as long as nobody adds another: whoever adds one holds `lockLinks`.
 */
export async function objectionTo(db: Db, link: Link, actor?: Actor) {
  const objection = reasonIn(await linkFacts(db, link));
  if (objection === undefined || actor === undefined || isAdmin(actor)) return objection;
  return reasonIn(await linkFacts(db, link, actor)) === objection ? objection : 'relations.refused';
}

function reasonIn({ exists, circle, hasParent, levels, full }: LinkFacts) {
  if (exists) return 'relations.exists';
  if (circle) return 'relations.circle';
  if (hasParent) return 'relations.hasParent';
  if (levels > relationLimits.levels) return 'relations.tooDeep';
  return full ? 'relations.full' : undefined;
}

/** Stores the relation and returns it; throws 409 if there is an objection. */
export async function addRelation(
  db: Db,
  actor: Principal,
  { taskId, kind, otherId }: { taskId: number; kind: RelationKind; otherId: number },
): Promise<Relation> {
  assertValid(taskId !== otherId, 'taskId', 'relations.self');
  const link = linkOf(kind, taskId, otherId);
  await lockLinks(db);
  const objection = await objectionTo(db, link, actor);
  if (objection) throw conflictError(objection);
  return requireFound(await insertLink(db, actor, link, taskId), 'tasks.notFound');
}
