// Native drag and drop for drags that begin before the library has loaded; the drop is the same.
import type { Drop } from '#screens/workspace/board/drag/board-dnd.ts';
import { showLine, slotAt } from '#screens/workspace/board/drag/drop-slot.ts';

interface Drags {
  lift: () => void;
  end: (taskId: number, drop: Drop | undefined) => void;
}

/** Handles drags on a board until the library has loaded. Returns a function that removes the handlers. */
export function watchNativeDrags(board: HTMLElement, isLoaded: () => boolean, on: Drags): () => void {
  let card: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  function start(event: DragEvent): void {
    const lifted = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-task]') : null;
    if (!lifted || isLoaded() || !event.dataTransfer) return;
    if (document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-card-menu]')) {
      event.preventDefault();
      return;
    }
    card = lifted;
    card.setAttribute('data-dragging', '');
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('application/x-task', taskOf(lifted).toString());
    on.lift();
  }
  function hover(event: DragEvent): void {
    if (!card) return;
    const section = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null;
    if (section !== over) leave();
    over = section;
    if (!section) return;
    event.preventDefault();
    section.setAttribute('data-over', '');
    const { list, line, slot } = placeIn(section, event.clientY, taskOf(card));
    if (list && line) showLine(list, line, slot);
  }
  function leave(): void {
    over?.removeAttribute('data-over');
    over?.querySelector<HTMLElement>('.drop-line')?.setAttribute('hidden', '');
    over = null;
  }
  function drop(event: DragEvent): void {
    if (!card || !over) return;
    event.preventDefault();
    const taskId = taskOf(card);
    const beforeId = placeIn(over, event.clientY, taskId).slot?.beforeId ?? null;
    const columnId = Number(over.dataset['column']);
    finish({ taskId, columnId, beforeId, lane: over.dataset['lane'] });
  }
  function finish(dropped?: Drop): void {
    if (!card) return;
    const taskId = taskOf(card);
    card.removeAttribute('data-dragging');
    card = null;
    leave();
    on.end(taskId, dropped);
  }
  const cancel = () => finish();
  const heard = { dragstart: start, dragover: hover, drop, dragend: cancel };
  for (const [name, hear] of Object.entries(heard)) board.addEventListener(name, hear as EventListener);
  return () => {
    for (const [name, hear] of Object.entries(heard)) board.removeEventListener(name, hear as EventListener);
  };
}

const taskOf = (card: HTMLElement) => Number(card.dataset['task']);

/** Returns the list of a column, its line, and the gap at a height; no gap if cards have no order here. */
function placeIn(section: HTMLElement, y: number, taskId: number) {
  const list = section.querySelector<HTMLElement>('.board-list');
  const line = section.querySelector<HTMLElement>('.drop-line');
  const slot = list && list.dataset['ordered'] !== undefined ? slotAt(list, y, taskId) : undefined;
  return { list, line, slot };
}
