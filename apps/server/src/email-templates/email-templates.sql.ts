// Queries and writes e-mail templates. A unique index allows at most one default for each trigger; every start restores a missing
// one.
import type { Actor } from '@app/contract/access.ts';
import type { EmailTemplate } from '@app/contract/email-templates/email-templates.contract.ts';
import type { TriggerEvent } from '@app/contract/email-templates/email-templates.limits.ts';
import { eq, sql } from 'drizzle-orm';
import { iso, jsonb } from '#db/arrays.ts';
import type { Db } from '#db/connect.ts';
import { firstRow, rows } from '#db/rows.ts';
import { emailTemplates } from '#db/tables.ts';

/** A stored template: a built-in one has the text from when it was inserted. */
export type TemplateRow = EmailTemplate;

const fields = sql`t.id, t.name, t.description, t.trigger_event as "triggerEvent", t.subject, t.html_content as "htmlContent",
  t.is_default as "isDefault", t.is_active as "isActive", t.variables, t.created_by as "createdBy",
  ${iso(sql`t.created_at`)} as "createdAt", ${iso(sql`t.updated_at`)} as "updatedAt", t.version, t.built_in as "isBuiltIn"`;

/** Returns all templates; none to an account that nobody has admitted. */
export async function templatesOf(db: Db, { awaitsApproval }: Pick<Actor, 'awaitsApproval'>): Promise<TemplateRow[]> {
  return rows<TemplateRow>(
    db,
    sql`select ${fields} from email_templates t where ${!awaitsApproval}::boolean
        order by t.trigger_event = 'none', t.trigger_event, not t.is_default, t.id`,
  );
}

/** Returns the template and locks it until the transaction ends. */
export async function lockTemplate(db: Db, emailTemplateId: number): Promise<TemplateRow | undefined> {
  return firstRow<TemplateRow>(db, sql`select ${fields} from email_templates t where t.id = ${emailTemplateId} for update`);
}

export interface NewTemplateRow {
  name: string;
  description: string | null;
  triggerEvent: TriggerEvent;
  subject: string;
  htmlContent: string;
  isDefault: boolean;
  isActive: boolean;
  variables: string[];
  createdBy: number | null;
  builtIn: boolean;
}

export async function insertTemplate(db: Db, row: NewTemplateRow): Promise<TemplateRow | undefined> {
  return firstRow<TemplateRow>(
    db,
    sql`with t as (
      insert into email_templates (name, description, trigger_event, subject, html_content, is_default, is_active, variables, created_by, built_in)
      values (${row.name}, ${row.description}, ${row.triggerEvent}, ${row.subject}, ${row.htmlContent}, ${row.isDefault},
        ${row.isActive}, ${jsonb(row.variables)}, ${row.createdBy}, ${row.builtIn}) returning *)
    select ${fields} from t`,
  );
}

/** Inserts the defaults of triggers that have none. */
export async function insertMissingDefaults(db: Db, defaults: readonly NewTemplateRow[]): Promise<void> {
  const present = await rows<{ trigger: string }>(db, sql`select trigger_event as trigger from email_templates where is_default`);
  for (const row of defaults) if (!present.some(({ trigger }) => trigger === row.triggerEvent)) await insertTemplate(db, row);
}

export async function updateTemplate(
  db: Db,
  emailTemplateId: number,
  change: Partial<Omit<NewTemplateRow, 'createdBy'>>,
): Promise<TemplateRow | undefined> {
  await db
    .update(emailTemplates)
    .set({ ...change, updatedAt: sql`now()`, version: sql`${emailTemplates.version} + 1` })
    .where(eq(emailTemplates.id, emailTemplateId));
  return firstRow<TemplateRow>(db, sql`select ${fields} from email_templates t where t.id = ${emailTemplateId}`);
}

/** Clears the default of a trigger; the transaction then sets another one. Concurrent calls wait for each other. */
export async function clearDefault(db: Db, triggerEvent: TriggerEvent): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(7276502)`);
  await db.execute(sql`update email_templates set is_default = false where trigger_event = ${triggerEvent} and is_default`);
}

export async function deleteTemplate(db: Db, emailTemplateId: number): Promise<void> {
  await db.delete(emailTemplates).where(eq(emailTemplates.id, emailTemplateId));
}
