// Relates the tasks of an import to each other once all of them are there.
import { importLimits } from '@app/contract/imports/imports.limits.ts';
import { linkOf, type RelationKind } from '@app/contract/relations/relations.rules.ts';
import type { Db } from '#db/connect.ts';
import type { ImportRecord } from '#imports/import-record.ts';
import { type ImportJob, tasksOfKeys } from '#imports/imports.sql.ts';
import { objectionTo } from '#relations/add-relation.ts';
import { insertImportedLink, lockLinks } from '#relations/relations.sql.ts';

/** A relation between two tasks of a source, by their keys. */
export interface KeyedRelation {
  key: string;
  kind: RelationKind;
  otherKey: string;
}

/** Returns the relations of the records in batches; the other task of each is one of the records, too. */
export function relationBatches(records: readonly ImportRecord[], keys: readonly string[]): KeyedRelation[][] {
  const keyOf = new Map(records.map(({ sourceId }, at) => [sourceId, keys[at] ?? '']));
  const relations = records.flatMap(({ relations: own = [] }, at) =>
    own.flatMap(({ kind, sourceId }) => {
      const otherKey = keyOf.get(sourceId);
      return otherKey === undefined || otherKey === keys[at] ? [] : [{ key: keys[at] ?? '', kind, otherKey }];
    }),
  );
  const batches: KeyedRelation[][] = [];
  for (let from = 0; from < relations.length; from += importLimits.batch)
    batches.push(relations.slice(from, from + importLimits.batch));
  return batches;
}

/**
 * Stores relations of which at least one task was made by this import: those of earlier imports may have been removed on purpose.
 * What is there already stays, so that a batch can be repeated. A relation that no person could add, such as one that closes a
 * cycle, is left out.
 */
export async function relateTasks(tx: Db, job: ImportJob, batch: readonly KeyedRelation[]): Promise<void> {
  await lockLinks(tx);
  const tasks = await tasksOfKeys(tx, job.source, [...new Set(batch.flatMap(({ key, otherKey }) => [key, otherKey]))]);
  for (const { key, kind, otherKey } of batch) {
    const [task, other] = [tasks.get(key), tasks.get(otherKey)];
    if (!task || !other || task.id === other.id || (task.importId !== job.id && other.importId !== job.id)) continue;
    const link = linkOf(kind, task.id, other.id);
    if ((await objectionTo(tx, link)) === undefined) await insertImportedLink(tx, link);
  }
}
