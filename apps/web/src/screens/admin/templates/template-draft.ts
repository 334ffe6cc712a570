// The draft of a checklist template: its items in their order, and its validation.

import type {
  ChecklistTemplate,
  NewChecklistTemplateInput,
} from '@app/contract/checklist-templates/checklist-templates.contract.ts';
import { limits } from '@app/contract/limits.ts';
import type { Catalogue } from '@app/texts/catalogue.ts';
import { type DraftItem, newItem } from '#features/pickers/item-draft.ts';

export interface TemplateDraft {
  name: string;
  description: string;
  /** The name of a department, or `allDepartments`. */
  department: string;
  items: readonly DraftItem[];
}

/** The form value for all departments; the request sends null. */
export const allDepartments = 'all';

export function draftOf(template: ChecklistTemplate | undefined): TemplateDraft {
  if (!template) return { name: '', description: '', department: allDepartments, items: [newItem()] };
  return {
    name: template.name,
    description: template.description ?? '',
    department: template.department ?? allDepartments,
    items: template.items.map((item) => newItem(item.text, item.description)),
  };
}

/** Returns the request body. */
export function bodyOf({ name, description, department, items }: TemplateDraft): NewChecklistTemplateInput {
  return {
    name: name.trim(),
    description: description.trim() || null,
    department: department === allDepartments ? null : department,
    items: items.map((item) => ({ text: item.text.trim(), description: item.description.trim() || null })),
  };
}

export interface DraftProblems {
  name?: string | undefined;
  /** By the key of the item. */
  items: ReadonlyMap<number, string>;
}

/** Returns the errors of a draft. A new template needs a name of a minimum length, an old one may keep any. */
export function problemsOf(draft: TemplateDraft, isNew: boolean, strings: Catalogue['checklistTemplates']): DraftProblems {
  const length = draft.name.trim().length;
  const short = isNew ? length < limits.checklistTemplateName.min : length === 0;
  const items = draft.items.flatMap((item): [number, string][] => (item.text.trim() ? [] : [[item.key, strings.itemRequired]]));
  return { name: short ? (isNew ? strings.nameShort : strings.nameRequired) : undefined, items: new Map(items) };
}

export function isSameDraft(a: TemplateDraft, b: TemplateDraft): boolean {
  return JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));
}
