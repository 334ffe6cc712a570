// A template while it is written: its items in their order, and what is wrong with it.
import { type Catalogue, type ChecklistTemplate, limits, type NewChecklistTemplateInput } from '@app/contract';

export interface DraftItem {
  /** Tells the rows apart while they move. */
  key: number;
  text: string;
  description: string;
}

export interface TemplateDraft {
  name: string;
  description: string;
  /** A department by name, or `allDepartments`. */
  department: string;
  items: readonly DraftItem[];
}

/** Stands in the form for every department; sent as null. */
export const allDepartments = 'all';

let lastKey = 0;

export function newItem(text = '', description = ''): DraftItem {
  return { key: ++lastKey, text, description };
}

export function draftOf(template: ChecklistTemplate | undefined): TemplateDraft {
  if (!template) return { name: '', description: '', department: allDepartments, items: [newItem()] };
  return {
    name: template.name,
    description: template.description ?? '',
    department: template.department ?? allDepartments,
    items: template.items.map((item) => newItem(item.text, item.description)),
  };
}

/** What is sent. */
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

/** What is wrong with a draft; a new template needs a name of some length, an old one any. */
export function problemsOf(draft: TemplateDraft, isNew: boolean, words: Catalogue['checklistTemplates']): DraftProblems {
  const length = draft.name.trim().length;
  const short = isNew ? length < limits.checklistTemplateName.min : length === 0;
  const items = draft.items.flatMap((item): [number, string][] => (item.text.trim() ? [] : [[item.key, words.itemRequired]]));
  return { name: short ? (isNew ? words.nameShort : words.nameRequired) : undefined, items: new Map(items) };
}

/** The items with the one at `from` at `to`. */
export function movedItem<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

export function isSameDraft(a: TemplateDraft, b: TemplateDraft): boolean {
  return JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));
}
