// Deletes a checklist template.
import { auditTarget } from '@app/contract/audit/audit.rules.ts';
import { clearTemplateFromTasks, deleteTemplate } from '#checklist-templates/checklist-templates.sql.ts';
import type { Db } from '#db/connect.ts';
import { recordAudit } from '#endpoints/audit.sql.ts';
import { requireFound } from '#endpoints/errors.ts';
import type { Principal } from '#endpoints/principal.ts';
import { recordForAllDepartments } from '#events/events.sql.ts';

/** Deletes the template; tasks that used it keep their items. 404 if it does not exist. */
export async function removeTemplate(
  db: Db,
  { actor, address }: { actor: Principal; address: string },
  checklistTemplateId: number,
): Promise<void> {
  await clearTemplateFromTasks(db, checklistTemplateId, actor);
  const { name } = requireFound(await deleteTemplate(db, checklistTemplateId), 'checklistTemplates.notFound');
  const target = auditTarget('template', checklistTemplateId);
  await recordAudit(db, { by: actor, action: 'template_deleted', target, details: { name }, address });
  await recordForAllDepartments(db, actor, 'templates_updated');
}
