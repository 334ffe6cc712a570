// Shows the tooltip of whatever carries one, after a moment of pointing or at the focus of the keyboard.
import { type CSSProperties, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from '#ui/kbd.tsx';

interface Shown {
  label: string;
  kbd: string | undefined;
  style: CSSProperties;
}

const delay = 400;
const gap = 6;
const edge = 8;

export function TooltipLayer() {
  const [shown, show] = useState<Shown | null>(null);
  useEffect(() => listen(show), []);
  if (!shown) return null;
  return createPortal(
    <div aria-hidden="true" className="tooltip" style={shown.style}>
      {shown.label}
      {shown.kbd ? <Kbd>{shown.kbd}</Kbd> : null}
    </div>,
    document.body,
  );
}

function listen(show: (shown: Shown | null) => void): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner: Element | null = null;
  function hide(): void {
    clearTimeout(timer);
    owner = null;
    show(null);
  }
  function want(target: EventTarget | null, wait: number): void {
    const next = target instanceof Element ? target.closest('[data-tooltip]') : null;
    if (next === owner) return;
    hide();
    if (!(next instanceof HTMLElement)) return;
    owner = next;
    timer = setTimeout(() => {
      if (next.isConnected && next.getAttribute('aria-expanded') !== 'true') show(placed(next));
    }, wait);
  }
  const on = { signal: stop.signal, passive: true, capture: true };
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && want(event.target, delay), on);
  document.addEventListener('focusin', ({ target }) => (isVisiblyFocused(target) ? want(target, 0) : hide()), on);
  for (const name of ['pointerdown', 'focusout', 'scroll', 'keydown', 'visibilitychange'] as const) {
    document.addEventListener(name, hide, on);
  }
  return () => {
    stop.abort();
    clearTimeout(timer);
  };
}

function isVisiblyFocused(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(':focus-visible') && matchMedia('(pointer: fine)').matches;
}

function placed(owner: HTMLElement): Shown {
  const { tooltip = '', tooltipKbd, tooltipSide = 'bottom' } = owner.dataset;
  const box = owner.getBoundingClientRect();
  const middle = Math.min(Math.max(box.left + box.width / 2, edge), innerWidth - edge);
  // The nearest edge of the window keeps a wide word inside it.
  const shift = middle > innerWidth - 80 ? '-100%' : middle < 80 ? '0' : '-50%';
  const left = shift === '-100%' ? Math.min(box.right, innerWidth - edge) : shift === '0' ? Math.max(box.left, edge) : middle;
  const above = tooltipSide === 'top' || box.bottom + gap + 28 > innerHeight;
  let style: CSSProperties = {
    left,
    top: above ? box.top - gap : box.bottom + gap,
    translate: `${shift} ${above ? '-100%' : '0'}`,
  };
  if (tooltipSide === 'right') style = { left: box.right + gap, top: box.top + box.height / 2, translate: '0 -50%' };
  if (tooltipSide === 'left') style = { left: box.left - gap, top: box.top + box.height / 2, translate: '-100% -50%' };
  return { label: tooltip, kbd: tooltipKbd, style };
}
