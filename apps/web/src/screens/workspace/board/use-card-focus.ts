// Keeps the keyboard focus on a card, also when the card changes its column or re-renders.
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cardElementId, cardTitleId } from '#features/tasks/card/task-card.tsx';
import { isFocusLost, topOverlay } from '#lib/overlays.ts';
import { focusAfterLoss, type Lane, positionOf } from '#screens/workspace/board/board-neighbours.ts';

export interface CardFocus {
  /** Focuses a card as soon as it is rendered; `flash` highlights it for a moment. */
  focus: (taskId: number, flash?: boolean) => void;
  /** Highlights a card after it has moved to a column; `show` scrolls it into view. */
  flash: (taskId: number, columnId: number, show?: boolean) => void;
  /** The card that has the focus, or had it before it re-rendered. */
  held: RefObject<number | null>;
}

interface Wanted {
  taskId: number;
  flash: boolean;
}

interface Landing {
  taskId: number;
  columnId: number;
  show: boolean;
}

const triesAtMost = 10;
/** Frames in which a column may still settle after measuring and rendering. */
const settling = 12;

/** `lanes` returns the visible cards; if the card with the focus is no longer among them, its neighbour gets it. */
export function useCardFocus(lanes: () => readonly Lane[]): CardFocus {
  const wanted = useRef<Wanted | null>(null);
  const landed = useRef<Landing | null>(null);
  const held = useRef<number | null>(null);
  /** Returns the visible cards as they were when the held one was last rendered. */
  const before = useRef(lanes);

  useEffect(() => {
    function letGo(event: PointerEvent) {
      wanted.current = null;
      if (!(event.target instanceof Element) || !event.target.closest('[data-task]')) held.current = null;
    }
    addEventListener('pointerdown', letGo, true);
    return () => removeEventListener('pointerdown', letGo, true);
  }, []);

  useLayoutEffect(() => {
    if (landed.current !== null) flashCard(landed);
    if (held.current !== null && wanted.current === null) {
      if (document.getElementById(cardTitleId(held.current))) before.current = lanes;
      else if (!positionOf(lanes(), held.current))
        held.current = focusAfterLoss(before.current(), lanes(), held.current)?.id ?? null;
    }
    const lost = isFocusLost();
    if (wanted.current === null && lost && held.current !== null) wanted.current = { taskId: held.current, flash: false };
    if (wanted.current !== null) focusUnlessOverlay(wanted, held, triesAtMost);
  });

  return {
    held,
    focus: (taskId, flash = false) => {
      const isGone = !document.getElementById(cardTitleId(taskId)) && !positionOf(lanes(), taskId);
      wanted.current = { taskId: isGone ? (held.current ?? taskId) : taskId, flash };
      focusCard(wanted, held);
    },
    flash: (taskId, columnId, show = false) => {
      landed.current = { taskId, columnId, show };
    },
  };
}

/** A card that scrolls into the window renders one or two frames later. For one that has left, its neighbour is held. */
function focusCard(wanted: RefObject<Wanted | null>, held: RefObject<number | null>, tries = triesAtMost) {
  if (wanted.current === null) return;
  const { taskId, flash } = wanted.current;
  const title = document.getElementById(cardTitleId(taskId));
  if (title) {
    wanted.current = null;
    title.focus({ preventScroll: true });
    const card = document.getElementById(cardElementId(taskId));
    keepInSight(taskId, settling);
    if (card && flash) light(card);
  } else if (tries > 0) requestAnimationFrame(() => focusUnlessOverlay(wanted, held, tries - 1));
  else {
    const next = held.current === taskId ? null : held.current;
    wanted.current = next === null ? null : { taskId: next, flash: false };
    if (next !== null) focusCard(wanted, held);
  }
}

/** A menu that the person has opened meanwhile would close without the focus. */
function focusUnlessOverlay(wanted: RefObject<Wanted | null>, held: RefObject<number | null>, tries: number) {
  if (topOverlay()) wanted.current = null;
  focusCard(wanted, held, tries);
}

function flashCard(landed: RefObject<Landing | null>) {
  const landing = landed.current;
  const card = landing && document.getElementById(cardElementId(landing.taskId));
  if (card?.closest<HTMLElement>('[data-column]')?.dataset['column'] !== String(landing?.columnId)) return;
  landed.current = null;
  if (landing?.show) keepInSight(landing.taskId, settling);
  light(card);
}

/** Scrolls to a card, and follows it while its column settles, until the person moves somewhere else. */
function keepInSight(taskId: number, frames: number) {
  const left = new AbortController();
  for (const event of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(event, () => left.abort(), { capture: true, passive: true, signal: left.signal });
  const scroll = (rest: number) => {
    if (left.signal.aborted) return;
    document.getElementById(cardElementId(taskId))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (rest > 0) requestAnimationFrame(() => scroll(rest - 1));
    else left.abort();
  };
  scroll(frames);
}

function light(card: HTMLElement) {
  card.dataset['landed'] = '';
  card.addEventListener('animationend', () => delete card.dataset['landed'], { once: true });
}
