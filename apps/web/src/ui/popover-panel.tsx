// The loaded popover.

import { Popover } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { cn } from '#lib/cn.ts';
import { openControl, type PanelButton, type PanelStart } from '#ui/lazy-panel.tsx';
import { ignoreToasts } from '#ui/outside-click.ts';
import { useEscapeClose } from '#ui/use-escape-close.ts';
import '#ui/panels.css';

export interface PopoverProps extends PanelButton {
  children: ReactNode;
  /** The panel's name for screen readers. */
  label?: string | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  className?: string | undefined;
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  /** `event.preventDefault()` keeps the focus where it is when the panel closes. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

export function PopoverPanel(props: PopoverProps & Pick<PanelStart, 'startsOpen'>) {
  const { trigger, children, label, align = 'end', side = 'bottom', className } = props;
  const content = useRef<HTMLDivElement>(null);
  const closing = useEscapeClose(content);
  return (
    <Popover.Root {...openControl(props)}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          ref={content}
          aria-label={label}
          onEscapeKeyDown={closing.end}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => props.onOpenAutoFocus?.(event)}
          onInteractOutside={ignoreToasts}
          onCloseAutoFocus={(event) => {
            closing.closed();
            props.onCloseAutoFocus?.(event);
          }}
          className={cn('popover pop', className)}
          // A dialog lets nothing scroll but itself, and asks at the document: what scrolls in here must not get there.
          onWheel={(event) => event.stopPropagation()}
          onTouchMove={(event) => event.stopPropagation()}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
