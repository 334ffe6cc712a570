// Relates two tasks, unless that would close a cycle or be too much.
import type { Relation } from '@app/contract/relations/relations.contract.ts';
import { relationLimits } from '@app/contract/relations/relations.limits.ts';
import { linkOf, type RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { Db } from '#db/connect.ts';
import { assertValid, conflictError, requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { insertLink, linkFacts, lockLinks } from '#relations/relations.sql.ts';

/** Stores the relation and returns it; throws 409 if the tasks cannot be related like this. No refusal names a further task. */
export async function addRelation(
  db: Db,
  actor: Principal,
  { taskId, kind, otherId }: { taskId: number; kind: RelationKind; otherId: number },
): Promise<Relation> {
  assertValid(taskId !== otherId, 'taskId', 'relations.self');
  const link = linkOf(kind, taskId, otherId);
  await lockLinks(db);
  const facts = await linkFacts(db, link);
  if (facts.exists) throw conflictError('relations.exists');
  if (facts.circle) throw conflictError('relations.circle');
  if (facts.hasParent) throw conflictError('relations.hasParent');
  if (facts.levels > relationLimits.levels) throw conflictError('relations.tooDeep');
  if (facts.full) throw conflictError('relations.full');
  return requireFound(await insertLink(db, actor, link, taskId), 'tasks.notFound');
}
