// A full-screen panel that replaces a dropdown on small screens.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/icon-button.tsx';
import { ignoreToasts } from '#ui/outside-click.ts';
import { useUiStrings } from '#ui/strings.ts';
import '#ui/full-screen.css';

/** Focuses the first field, else the panel itself: a focused close button would show its tooltip. */
function focusPanel(event: Event): void {
  event.preventDefault();
  if (!(event.target instanceof HTMLElement)) return;
  (event.target.querySelector('input') ?? event.target).focus();
}

interface FullScreenProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Replaces the visible title. */
  header?: ReactNode;
  trigger: ReactNode;
  children: ReactNode;
}

export function FullScreen({ open, onOpenChange, title, header, trigger, children }: FullScreenProps) {
  const { close } = useUiStrings();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-describedby={undefined}
          className="full-screen"
          onOpenAutoFocus={focusPanel}
          onInteractOutside={ignoreToasts}
        >
          <header className="full-screen-head">
            <Radix.Title className={header ? 'sr-only' : 'min-w-0 flex-1 truncate text-16 font-semibold'}>{title}</Radix.Title>
            {header}
            <Radix.Close asChild>
              <IconButton label={close} icon={<X />} className="-me-1.5 size-11" />
            </Radix.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
