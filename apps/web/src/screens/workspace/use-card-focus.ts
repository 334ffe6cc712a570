// Keeps the keyboard's focus with a card, also when the card changes its column or is rendered anew.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cardElementId, cardTitleId } from '#features/tasks/task-card.tsx';

export interface CardFocus {
  /** Focuses a card as soon as it is rendered. */
  focus: (taskId: number) => void;
  /** Lets a card flash once it stands in a column. */
  flash: (taskId: number, columnId: number) => void;
  /** The card that has the focus, or had it until it was rendered anew. */
  held: RefObject<number | null>;
}

interface Landing {
  taskId: number;
  columnId: number;
}

const triesAtMost = 10;

export function useCardFocus(): CardFocus {
  const wanted = useRef<number | null>(null);
  const landed = useRef<Landing | null>(null);
  const held = useRef<number | null>(null);

  useEffect(() => {
    function letGo(event: PointerEvent) {
      if (!(event.target instanceof Element) || !event.target.closest('[data-task]')) held.current = null;
    }
    addEventListener('pointerdown', letGo, true);
    return () => removeEventListener('pointerdown', letGo, true);
  }, []);

  useLayoutEffect(() => {
    if (landed.current !== null) flashCard(landed);
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (wanted.current === null && lost) wanted.current = held.current;
    if (wanted.current !== null) focusCard(wanted, triesAtMost);
  });

  return {
    held,
    focus: (taskId) => {
      wanted.current = taskId;
      focusCard(wanted, triesAtMost);
    },
    flash: (taskId, columnId) => {
      landed.current = { taskId, columnId };
    },
  };
}

/** Does something once no dialog is left that would take the focus away again. */
export function afterDialogs(run: () => void, tries = 60): void {
  const open = document.querySelector('[role="alertdialog"], [role="dialog"]') !== null;
  if (open && tries > 0) requestAnimationFrame(() => afterDialogs(run, tries - 1));
  else setTimeout(run, 30);
}

/** A card that comes into the window is there one or two frames later. */
function focusCard(wanted: RefObject<number | null>, tries: number) {
  const taskId = wanted.current;
  if (taskId === null) return;
  const title = document.getElementById(cardTitleId(taskId));
  if (title) {
    wanted.current = null;
    title.focus({ preventScroll: true });
    document.getElementById(cardElementId(taskId))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else if (tries > 0) requestAnimationFrame(() => focusCard(wanted, tries - 1));
  else wanted.current = null;
}

function flashCard(landed: RefObject<Landing | null>) {
  const landing = landed.current;
  const card = landing && document.getElementById(cardElementId(landing.taskId));
  if (card?.closest<HTMLElement>('[data-column]')?.dataset['column'] !== String(landing?.columnId)) return;
  landed.current = null;
  card.dataset['landed'] = '';
  card.addEventListener('animationend', () => delete card.dataset['landed'], { once: true });
}
