// Shows the tooltip of whatever carries one, after a moment of pointing or at the focus of the keyboard.
import { useEffect, useState } from 'react';
import { lazyModule, useLazyModule } from '#ui/lazy-module.ts';

const bubble = lazyModule(() => import('#ui/tooltip-bubble.tsx'));
const delay = 400;
/** So long it stays while the pointer is on its way into it. */
const grace = 150;

export function TooltipLayer() {
  const [owner, show] = useState<HTMLElement | null>(null);
  useEffect(() => listen(show), []);
  const loaded = useLazyModule(bubble, owner !== null);
  return owner && loaded ? <loaded.TooltipBubble owner={owner} /> : null;
}

function listen(show: (owner: HTMLElement | null) => void): () => void {
  const stop = new AbortController();
  let coming: ReturnType<typeof setTimeout> | undefined;
  let going: ReturnType<typeof setTimeout> | undefined;
  let owner: HTMLElement | null = null;
  let isShown = false;
  /** Its owner is kept: it comes again only once the pointer or the focus went elsewhere. */
  function dismiss(): void {
    clearTimeout(coming);
    clearTimeout(going);
    isShown = false;
    show(null);
  }
  function leave(): void {
    dismiss();
    owner = null;
  }
  function want(target: EventTarget | null, wait: number): void {
    const next = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    clearTimeout(going);
    if (next === owner || isBubble(target)) return;
    if (!next && isShown) {
      going = setTimeout(leave, grace);
      return;
    }
    leave();
    if (!next) return;
    owner = next;
    bubble.load().catch(() => undefined);
    coming = setTimeout(() => {
      if (!next.isConnected || next.getAttribute('aria-expanded') === 'true') return;
      isShown = true;
      show(next);
    }, wait);
  }
  const on = { signal: stop.signal, passive: true, capture: true };
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && want(event.target, delay), on);
  document.addEventListener('focusin', ({ target }) => (isVisiblyFocused(target) ? want(target, 0) : dismiss()), on);
  document.addEventListener('pointerdown', ({ target }) => isBubble(target) || dismiss(), on);
  for (const name of ['scroll', 'keydown'] as const) document.addEventListener(name, dismiss, on);
  for (const name of ['focusout', 'visibilitychange'] as const) document.addEventListener(name, leave, on);
  return () => {
    stop.abort();
    clearTimeout(coming);
    clearTimeout(going);
  };
}

function isBubble(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.tooltip') !== null;
}

function isVisiblyFocused(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible') && matchMedia('(pointer: fine)').matches;
}
