// The loaded popover.
import { Popover } from 'radix-ui';
import { cn } from '#lib/cn.ts';
import type { PopoverProps } from '#ui/popover.tsx';

export function PopoverPanel(props: PopoverProps & { startsOpen: boolean }) {
  const { trigger, children, label, open, onOpenChange, align = 'end', side = 'bottom', className } = props;
  const control = {
    ...(open === undefined ? { defaultOpen: props.startsOpen } : { open }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  return (
    <Popover.Root {...control}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          onOpenAutoFocus={(event) => props.onOpenAutoFocus?.(event)}
          className={cn('popover pop', className)}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
