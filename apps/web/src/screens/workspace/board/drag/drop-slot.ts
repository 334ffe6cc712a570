// The drop position of a dragged card in a column, and its line.

interface Slot {
  /** The card below the line, or null to append. */
  beforeId: number | null;
  /** The position of the line, in pixels from the top of the list's content. */
  top: number;
}

/** Returns the gap nearest to the pointer among the rendered cards; undefined outside the list or in an empty one. */
export function slotAt(list: HTMLElement, y: number, movingId: number): Slot | undefined {
  const frame = list.getBoundingClientRect();
  if (y < frame.top || y > frame.bottom) return undefined;
  const cards = [...list.querySelectorAll<HTMLElement>('[data-task]')]
    .filter((card) => Number(card.dataset['task']) !== movingId)
    .map((card) => ({ id: Number(card.dataset['task']), rect: card.getBoundingClientRect() }))
    .sort((a, b) => a.rect.top - b.rect.top);
  const last = cards.at(-1);
  if (!last) return undefined;
  const gap = Number.parseFloat(getComputedStyle(list).getPropertyValue('--card-gap')) || 0;
  const below = cards.find(({ rect }) => rect.top + rect.height / 2 > y);
  const edge = below ? below.rect.top - gap / 2 : last.rect.bottom + gap / 2;
  return { beforeId: below?.id ?? null, top: edge - frame.top + list.scrollTop };
}

/** Shows the line in a gap, or hides it. */
export function showLine(list: HTMLElement, line: HTMLElement, slot: Slot | undefined): void {
  line.hidden = slot === undefined;
  if (slot) line.style.transform = `translateY(${Math.min(slot.top, list.scrollHeight - 2) - 1}px)`;
}
