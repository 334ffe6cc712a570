// The button of a panel that is not loaded yet: it fetches the panel when it is pointed at and opens it when it is pressed.
import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, type ReactNode } from 'react';

interface LightTriggerProps {
  /** One element that takes the props of a button. */
  trigger: ReactNode;
  popup: 'menu' | 'dialog';
  onNear: () => void;
  /** `byKeyboard` where Enter or Space pressed it. */
  onOpen: (byKeyboard: boolean) => void;
}

type Pressable = ReactElement<ComponentProps<'button'>>;

export function LightTrigger({ trigger, popup, onNear, onOpen }: LightTriggerProps) {
  return cloneElement(trigger as Pressable, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: onNear,
    onFocus: onNear,
    onClick: (event: MouseEvent) => onOpen(event.detail === 0),
  });
}
