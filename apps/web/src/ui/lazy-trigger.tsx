// The button of a lazy panel: preloads the panel on hover or focus and opens it on click.
import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';

interface LightTriggerProps {
  /** One element that takes the props of a button. */
  trigger: ReactNode;
  popup: 'menu' | 'dialog';
  onNear: () => void;
  /** `byKeyboard` when Enter or Space clicked it. */
  onOpen: (byKeyboard: boolean) => void;
}

type Pressable = ReactElement<ComponentProps<'button'>>;

export function LazyTrigger({ trigger, popup, onNear, onOpen }: LightTriggerProps) {
  return cloneElement(trigger as Pressable, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: onNear,
    onFocus: onNear,
    onClick: (event: MouseEvent) => onOpen(event.detail === 0),
  });
}
