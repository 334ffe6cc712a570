// Where in a column a card that is dragged would stand, and the line that shows it.

interface Slot {
  /** The card below the line, or null where the drop appends. */
  beforeId: number | null;
  /** Where the line is, in pixels from the top of the list's content. */
  top: number;
}

/** The gap nearest to the pointer among the cards that are rendered; none outside the list or in an empty one. */
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
