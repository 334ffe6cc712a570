// Puts two checklists that grew out of the same one together, so that nobody's tick, item or wording is lost. Pure.
import type { ChecklistItem } from '@app/contract';

interface Merged {
  items: ChecklistItem[];
  /** Both worded the same item anew, and not alike; `items` has mine. */
  clash: boolean;
}

/** What both made of `base`, item by item: whoever changed a thing decides on it, and of two who did it is me. */
export function mergeChecklist(
  base: readonly ChecklistItem[],
  mine: readonly ChecklistItem[],
  theirs: readonly ChecklistItem[],
): Merged {
  const before = byId(base);
  const added = renumbered(
    mine.filter(({ id }) => !before.has(id)),
    [...mine, ...theirs],
    byId(theirs),
  );
  const own = byId(mine.filter(({ id }) => before.has(id)));
  const other = byId(theirs);
  const kept = new Map<number, ChecklistItem>();
  let clash = false;
  for (const id of new Set([...before.keys(), ...other.keys()])) {
    const [old, my, their] = [before.get(id), own.get(id), other.get(id)];
    if (!old) {
      if (their) kept.set(id, their);
    } else if (my && their) {
      kept.set(id, mergedItem(old, my, their));
      clash ||= my.text !== old.text && their.text !== old.text && my.text !== their.text;
    } else if (my && my.text !== old.text) kept.set(id, my);
    else if (their && their.text !== old.text) kept.set(id, their);
  }
  const order = isSorted(base, mine) ? theirs : mine;
  const ids = new Set([...order.map(({ id }) => id), ...kept.keys()]);
  const items = [...ids].map((id) => kept.get(id)).filter((item) => item !== undefined);
  return { items: [...items, ...added], clash };
}

function byId(items: readonly ChecklistItem[]): Map<number, ChecklistItem> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The items with numbers that nobody else has taken meanwhile. */
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
    ...(described.description ? { description: described.description } : {}),
    ...(completedBy ? { completedBy } : {}),
  };
}

/** Says whether the items that are left of a list still stand in its order. */
function isSorted(base: readonly ChecklistItem[], now: readonly ChecklistItem[]): boolean {
  const place = new Map(base.map(({ id }, index) => [id, index]));
  const places = now.map(({ id }) => place.get(id)).filter((at) => at !== undefined);
  return places.every((at, index) => index === 0 || (places[index - 1] ?? 0) < at);
}
