// Removes the sample data of a new installation, by the same ways in which administrators delete tasks, templates and people.
import type { RemovedSamples } from '@app/contract/samples/samples.contract.ts';
import { setDeleted } from '#bulk-changes/bulk-changes.sql.ts';
import { removeTemplate } from '#checklist-templates/remove-template.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import type { Principal } from '#endpoints/principal.ts';
import { lockSampleTasks, samplePeopleRows, sampleTaskRows, sampleTemplateIds } from '#samples/samples.sql.ts';
import { removeAccount } from '#users/delete-user.ts';
import { lockAdministration } from '#users/lock-administration.ts';

/**
 * Removes what nobody has used or changed, and returns how much that was. Two administrators take turns, so the second one finds
 * nothing left. Tasks go first: afterwards those of deleted people would look changed.
 */
export async function removeSamples(db: Db, caller: { actor: Principal; address: string }): Promise<RemovedSamples> {
  const { actor, address } = caller;
  await lockAdministration(db, actor);
  await lockSampleTasks(db);
  const tasks = (await sampleTaskRows(db)).filter(({ isKept }) => !isKept);
  if (tasks.length > 0) {
    const ids = tasks.map(({ id }) => id);
    await setDeleted(db, actor, ids, true);
  }
  const templates = await sampleTemplateIds(db);
  for (const id of templates) await removeTemplate(db, caller, id);
  const people = (await samplePeopleRows(db, actor.id, true)).filter(({ isKept }) => !isKept);
  for (const { id } of people) await removeAccount(db, caller, id);
  const removed = { people: people.length, tasks: tasks.length, templates: templates.length };
  if (removed.people + removed.tasks + removed.templates > 0)
    await recordAudit(db, { by: actor, action: 'samples_removed', details: removed, address });
  return removed;
}
