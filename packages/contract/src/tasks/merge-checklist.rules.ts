// A three-way merge of checklists, so that nobody's tick, item or text is lost. Pure.
import type { ChecklistItem } from '#tasks/tasks.contract.ts';

interface MergedChecklist {
  items: ChecklistItem[];
  /** Both changed the text or the description of an item differently, and `items` has mine; or two items have the same id. */
  conflict: boolean;
}

/**
 * Merges both changes of `base`, item by item: a change beats no change, and mine beats theirs. An item that both added with the
 * same id and text is one item: a repeated request adds nothing twice.
 */
export function mergeChecklist(
  base: readonly ChecklistItem[],
  mine: readonly ChecklistItem[],
  theirs: readonly ChecklistItem[],
): MergedChecklist {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)];
  if (before.size < base.length || own.size < mine.length || other.size < theirs.length)
    return { items: [...mine], conflict: true };
  const isAdded = ({ id, text }: ChecklistItem) => !before.has(id) && other.get(id)?.text !== text;
  const added = renumbered(mine.filter(isAdded), [...mine, ...theirs], other);
  const merged = new Map<number, ChecklistItem>();
  let conflict = false;
  for (const id of new Set([...before.keys(), ...other.keys()])) {
    const [old, mine, their] = [before.get(id), own.get(id), other.get(id)];
    const my = mine && isAdded(mine) ? undefined : mine;
    if (!old) {
      if (their) merged.set(id, my ? mergedItem({ ...their, completed: false }, my, their) : their);
    } else if (my && their) {
      merged.set(id, mergedItem(old, my, their));
      conflict ||= differ(old.text, my.text, their.text) || differ(old.description, my.description, their.description);
    } else if (my && my.text !== old.text) merged.set(id, my);
    else if (their && their.text !== old.text) merged.set(id, their);
  }
  const order = isSorted(base, mine) ? theirs : mine;
  const ids = new Set([...order.map(({ id }) => id), ...merged.keys()]);
  const items = [...ids].map((id) => merged.get(id)).filter((item) => item !== undefined);
  return { items: [...items, ...added], conflict };
}

type Text = string | null | undefined;

function differ(old: Text, my: Text, their: Text): boolean {
  return new Set([old ?? '', my ?? '', their ?? '']).size === 3;
}

function byId(items: readonly ChecklistItem[]): Map<number, ChecklistItem> {
  return new Map(items.map((item) => [item.id, item]));
}

/** Gives my new items ids that nobody else has used meanwhile. */
function renumbered(
  added: readonly ChecklistItem[],
  all: readonly ChecklistItem[],
  taken: ReadonlyMap<number, ChecklistItem>,
): ChecklistItem[] {
  let next = all.reduce((highest, { id }) => Math.max(highest, id), 0);
  return added.map((item) => {
    if (!taken.has(item.id)) return item;
    next += 1;
    return { ...item, id: next };
  });
}

function mergedItem(old: ChecklistItem, my: ChecklistItem, their: ChecklistItem): ChecklistItem {
  const ticked = my.completed === old.completed ? their : my;
  const { completedBy } = ticked;
  const described = (my.description ?? '') === (old.description ?? '') ? their : my;
  return {
    id: old.id,
    text: my.text === old.text ? their.text : my.text,
    completed: ticked.completed,
    ...fieldAfterMerge('assigneeId', old, my, their),
    ...fieldAfterMerge('dueDate', old, my, their),
    ...(described.description ? { description: described.description } : {}),
    ...(completedBy ? { completedBy } : {}),
  };
}

/** Returns a field if somebody has set it: what I leave out is as it was, and null says that it was taken away. */
function fieldAfterMerge<Field extends 'assigneeId' | 'dueDate'>(
  field: Field,
  old: ChecklistItem,
  my: ChecklistItem,
  their: ChecklistItem,
): Pick<ChecklistItem, Field> | object {
  const [before, own, other] = [old[field] ?? null, my[field], their[field] ?? null];
  const value = own === undefined || own === before ? other : own;
  return value === null && before === null && other === null ? {} : { [field]: value };
}

/** Returns whether the remaining items still have the order of the base list. */
function isSorted(base: readonly ChecklistItem[], now: readonly ChecklistItem[]): boolean {
  const order = new Map(base.map(({ id }, index) => [id, index]));
  const places = now.map(({ id }) => order.get(id)).filter((at) => at !== undefined);
  return places.every((at, index) => index === 0 || (places[index - 1] ?? 0) < at);
}
