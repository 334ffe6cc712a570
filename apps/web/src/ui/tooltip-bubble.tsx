// The word of a tooltip beside its owner, wholly inside the window: on another side where there is no room, and in several lines.
import { computePosition, flip, offset, shift } from '@floating-ui/dom';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Kbd } from '#ui/kbd.tsx';
import { toastProps } from '#ui/outside-click.ts';
import type { TooltipSide } from '#ui/tooltip.tsx';
import '#ui/tooltip.css';

const gap = 6;
const edge = { padding: 8 };

export function TooltipBubble({ owner }: { owner: HTMLElement }) {
  const bubble = useRef<HTMLDivElement>(null);
  const { tooltip, tooltipKbd, tooltipSide = 'bottom' } = owner.dataset;
  useLayoutEffect(() => {
    const { current } = bubble;
    if (!current) return;
    void computePosition(owner, current, {
      strategy: 'fixed',
      placement: tooltipSide as TooltipSide,
      middleware: [offset(gap), flip({ ...edge, fallbackAxisSideDirection: 'start' }), shift(edge)],
    }).then(({ x, y }) => Object.assign(current.style, { left: `${x}px`, top: `${y}px`, visibility: 'visible' }));
  }, [owner, tooltipSide]);
  // Pressing it is no press beside a dialog, which would close.
  return createPortal(
    <div ref={bubble} aria-hidden="true" {...toastProps} className="tooltip">
      {tooltip}
      {tooltipKbd ? <Kbd>{tooltipKbd}</Kbd> : null}
    </div>,
    document.body,
  );
}
