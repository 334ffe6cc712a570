// A word beside what is pointed at or focused; never the only place of an information. One layer serves every element.
import { cloneElement, type ReactElement } from 'react';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

interface TooltipProps {
  label: string;
  kbd?: string | undefined;
  side?: TooltipSide | undefined;
  /** The one element that it belongs to; it must pass `data-` attributes on. */
  children: ReactElement<object>;
}

export function Tooltip({ label, kbd, side, children }: TooltipProps) {
  const marks = { 'data-tooltip': label, 'data-tooltip-kbd': kbd, 'data-tooltip-side': side };
  return cloneElement(children, marks);
}
