// Relates two tasks, unless that would close a cycle or be too much.
import type { Relation } from '@app/contract/relations/relations.contract.ts';
import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import { type Link, linkOf, type RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { Db } from '#db/connect.ts';
import { assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { insertLink, linkFacts, lockLinks } from '#relations/relations.sql.ts';

/**
 * Returns the key of the sentence that says why two tasks cannot be related like this; it names no further task. Its answer holds as long
 * as nobody adds another: whoever adds one holds `lockLinks`.
 */
export async function objectionTo(db: Db, link: Link) {
  const { exists, circle, hasParent, levels, full } = await linkFacts(db, link);
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
  const objection = await objectionTo(db, link);
  if (objection) throw conflictError(objection);
  return requireFound(await insertLink(db, actor, link, taskId), 'tasks.notFound');
}
