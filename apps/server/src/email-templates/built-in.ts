// The templates of a new database: one default for each trigger, with the built-in text until somebody edits it.

import { manualTrigger, type TriggerEvent, triggerEvents } from '@app/contract/email-templates/email-templates.limits.ts';
import { placeholdersIn } from '@app/contract/email-templates/email-templates.rules.ts';
import { type Language, languages } from '@app/contract/limits.ts';
import { catalogues } from '@app/texts/catalogues.ts';
import { type BuiltInMail, builtInText } from '@app/texts/sentences/mails.ts';
import type { Db } from '#db/connect.ts';
import { insertMissingDefaults, type NewTemplateRow, type TemplateRow } from '#email-templates/email-templates.sql.ts';

type BuiltInTrigger = Extract<BuiltInMail, TriggerEvent>;
const triggers = triggerEvents.filter(isBuiltInTrigger);

/** Inserts missing defaults at every start, so that each trigger has one. */
export async function ensureDefaults(db: Db): Promise<void> {
  await insertMissingDefaults(db, triggers.map(rowOf));
}

/** Its name and description are those of its event. */
function namesOf(triggerEvent: BuiltInTrigger, language: Language): { name: string; description: string } {
  const { triggers: names, triggerTexts } = catalogues[language].emailTemplates;
  return { name: names[triggerEvent], description: triggerTexts[triggerEvent] };
}

function isBuiltInTrigger(triggerEvent: TriggerEvent): triggerEvent is BuiltInTrigger {
  return triggerEvent !== manualTrigger;
}

/**
 * Returns a template as somebody reads it: a built-in one has the text of this version in their language, and its name as long as
 * nobody has given it another.
 */
export function templateFor(row: TemplateRow, language: Language): TemplateRow {
  const { triggerEvent } = row;
  if (!isBuiltInTrigger(triggerEvent)) return row;
  const { name, description } = namesOf(triggerEvent, 'english');
  const own = namesOf(triggerEvent, language);
  return {
    ...row,
    ...(row.name === name && { name: own.name }),
    ...(row.description === description && { description: own.description }),
    ...(row.isBuiltIn && builtInText(triggerEvent, language)),
  };
}

/** Returns what is stored of a change: the built-in name in the language of whoever sends it has the English one. */
export function storedNames<Change extends { name?: string | undefined; description?: string | null | undefined }>(
  triggerEvent: TriggerEvent,
  change: Change,
  language: Language,
): Change {
  if (!isBuiltInTrigger(triggerEvent)) return change;
  const { name, description } = namesOf(triggerEvent, 'english');
  const own = namesOf(triggerEvent, language);
  return {
    ...change,
    ...(change.name === own.name && { name }),
    ...(change.description === own.description && { description }),
  };
}

/** Returns whether a text is the trigger's built-in one in any language: everybody reads it in their own. */
export function isBuiltInText(triggerEvent: TriggerEvent, text: { subject: string; htmlContent: string }): boolean {
  if (!isBuiltInTrigger(triggerEvent)) return false;
  return languages.some((language) => {
    const builtIn = builtInText(triggerEvent, language);
    return builtIn.subject === text.subject && builtIn.htmlContent === text.htmlContent;
  });
}

function rowOf(triggerEvent: BuiltInTrigger): NewTemplateRow {
  const text = builtInText(triggerEvent, 'english');
  return {
    ...namesOf(triggerEvent, 'english'),
    ...text,
    triggerEvent,
    isDefault: true,
    isActive: true,
    variables: placeholdersIn(text.subject, text.htmlContent),
    createdBy: null,
    builtIn: true,
  };
}
