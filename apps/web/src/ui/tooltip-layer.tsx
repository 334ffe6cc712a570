// Shows the tooltip of the element under the pointer after a delay, or of the element with keyboard focus at once.
import { useEffect, useState } from 'react';
import { TooltipBubble } from '#ui/tooltip-bubble.tsx';

/** In milliseconds: before a tooltip opens, and how long it stays while the pointer moves into it. */
const openDelay = 400;
const closeDelay = 150;

export function TooltipLayer() {
  const [owner, show] = useState<HTMLElement | null>(null);
  useEffect(() => listen(show), []);
  return owner ? <TooltipBubble owner={owner} /> : null;
}

function listen(show: (owner: HTMLElement | null) => void): () => void {
  const stop = new AbortController();
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;
  let owner: HTMLElement | null = null;
  let isShown = false;
  /** Hides the tooltip and keeps its owner, so that it opens again only after the pointer or the focus has left. */
  function dismiss(): void {
    clearTimeout(openTimer);
    clearTimeout(closeTimer);
    isShown = false;
    show(null);
  }
  function leave(): void {
    dismiss();
    owner = null;
  }
  function openFor(target: EventTarget | null, delay: number): void {
    const next = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    clearTimeout(closeTimer);
    if (next === owner || isBubble(target)) return;
    if (!next && isShown) {
      closeTimer = setTimeout(leave, closeDelay);
      return;
    }
    leave();
    if (!next) return;
    owner = next;
    openTimer = setTimeout(() => {
      if (!next.isConnected || next.getAttribute('aria-expanded') === 'true') return;
      isShown = true;
      show(next);
    }, delay);
  }
  const on = { signal: stop.signal, passive: true, capture: true };
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && openFor(event.target, openDelay), on);
  document.addEventListener('focusin', ({ target }) => (isVisiblyFocused(target) ? openFor(target, 0) : dismiss()), on);
  document.addEventListener('pointerdown', ({ target }) => isBubble(target) || dismiss(), on);
  for (const name of ['scroll', 'keydown'] as const) document.addEventListener(name, dismiss, on);
  for (const name of ['focusout', 'visibilitychange'] as const) document.addEventListener(name, leave, on);
  // The pointer may have come before this was loaded.
  openFor([...document.querySelectorAll('[data-tooltip]:hover')].at(-1) ?? null, openDelay);
  return () => {
    stop.abort();
    clearTimeout(openTimer);
    clearTimeout(closeTimer);
  };
}

function isBubble(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.tooltip') !== null;
}

function isVisiblyFocused(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible') && matchMedia('(pointer: fine)').matches;
}
