// The templates of a new database: one default for each trigger, with the built-in text until somebody edits it.

import type { TriggerEvent } from '@app/contract/email-templates/email-templates.limits.ts';
import { placeholdersIn } from '@app/contract/email-templates/email-templates.rules.ts';
import { type BuiltInMail, builtInText } from '@app/texts/sentences/mails.ts';
import type { Db } from '#db/connect.ts';
import { insertMissingDefaults, type NewTemplateRow, type TemplateRow } from '#email-templates/email-templates.sql.ts';

type BuiltInTrigger = Extract<BuiltInMail, TriggerEvent>;

const names: Record<BuiltInTrigger, { name: string; description: string }> = {
  user_welcome: { name: 'Welcome', description: 'Sent to a person who has just registered.' },
  task_assigned: { name: 'Task assignment', description: 'Sent to whoever is newly assigned to a task.' },
  task_reminder: { name: 'Task reminder', description: 'Sent to the assignees of a task that is due soon or overdue.' },
  notification: { name: 'General notification', description: 'Sent for comments and mentions.' },
  password_updated: { name: 'Password update', description: 'Sent to a person whose password was changed.' },
  new_user_registered: { name: 'New registration', description: 'Sent to administrators when somebody registers.' },
};

/** Inserts missing defaults at every start, so that each trigger has one. */
export async function ensureDefaults(db: Db): Promise<void> {
  await insertMissingDefaults(db, (Object.keys(names) as BuiltInTrigger[]).map(rowOf));
}

/** Returns the built-in text of a trigger; undefined if it has none. */
function builtInOf(triggerEvent: TriggerEvent) {
  return triggerEvent in names ? builtInText(triggerEvent as BuiltInTrigger, 'english') : undefined;
}

/** Returns the template with its current text: a built-in one has the text of this version, in English. */
export function withCurrentText(row: TemplateRow): TemplateRow {
  const text = row.isBuiltIn ? builtInOf(row.triggerEvent) : undefined;
  return text ? { ...row, ...text } : row;
}

/** Returns whether a text is the trigger's built-in one, which everybody reads in their own language. */
export function isBuiltInText(triggerEvent: TriggerEvent, text: { subject: string; htmlContent: string }): boolean {
  const builtIn = builtInOf(triggerEvent);
  return builtIn !== undefined && builtIn.subject === text.subject && builtIn.htmlContent === text.htmlContent;
}

function rowOf(triggerEvent: BuiltInTrigger): NewTemplateRow {
  const text = builtInText(triggerEvent, 'english');
  return {
    ...names[triggerEvent],
    ...text,
    triggerEvent,
    isDefault: true,
    isActive: true,
    variables: placeholdersIn(text.subject, text.htmlContent),
    createdBy: null,
    builtIn: true,
  };
}
