// The dialog: centred from 768 px; below, a sheet of full height with its footer within reach of the thumb.

import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cn } from '#lib/cn.ts';
import { cancelTopConfirm } from '#ui/confirm-stack.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { exceptOnToasts, ignoreToasts } from '#ui/outside-click.ts';
import { useUiStrings } from '#ui/strings.ts';
import { useEscapeClose } from '#ui/use-escape-close.ts';
import { useRestoreFocus } from '#ui/use-restore-focus.ts';
import '#ui/dialog.css';

/** The title of a dialog that has a frame of its own. */
export const DialogTitle = Radix.Title;

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  /** 400, 560, 720 or 960 pixels wide; a `page` is 720 wide and stands at the top, so that nothing moves while it grows. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'page' | undefined;
  /** Screen readers still read the title. */
  hideTitle?: boolean | undefined;
  /** Replaces the visible title in the header. */
  header?: ReactNode;
  /** Stands beside the title. */
  aside?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
  /** Runs on Escape and a click outside; `event.preventDefault()` keeps the dialog open. */
  onEscape?: ((event: Event) => void) | undefined;
  /** Chooses the first focus; `event.preventDefault()` stops Radix from choosing. */
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  /** Neither Escape nor a click outside nor a button closes it. */
  fixed?: boolean | undefined;
}

/** Focuses the first control of the body, else the dialog itself, instead of the close button. */
function focusBody(event: Event): void {
  if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  const first =
    '.dialog-body :is(input, textarea, select, button, a[href], [tabindex="0"]):not([disabled], [hidden], [tabindex="-1"])';
  (event.target.querySelector<HTMLElement>(first) ?? event.target).focus();
}

/** Shift+Tab on the dialog itself focuses its last control. By default it would leave the dialog and come back. */
function stepBack(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || !event.shiftKey || event.target !== event.currentTarget) return;
  const controls = event.currentTarget.querySelectorAll<HTMLElement>(
    ':is(input, textarea, select, button, a[href], [tabindex="0"]):not([disabled], [hidden], [tabindex="-1"])',
  );
  const last = [...controls].at(-1);
  if (!last) return;
  event.preventDefault();
  last.focus();
}

const widths = {
  sm: 'md:w-[400px]',
  md: 'md:w-[560px]',
  lg: 'md:w-[720px]',
  xl: 'md:w-[960px]',
  page: 'md:w-[720px] dialog-page',
};

export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size, hideTitle, header, aside, footer, children } = props;
  const frame = { title, description, hideTitle, header, aside, footer, fixed: props.fixed };
  return (
    <DialogShell
      open={open}
      onOpenChange={onOpenChange}
      size={size}
      described={description !== undefined}
      fixed={props.fixed}
      onEscape={props.onEscape}
      onOpenAutoFocus={props.onOpenAutoFocus}
      onCloseAutoFocus={props.onCloseAutoFocus}
    >
      <DialogFrame {...frame}>{children}</DialogFrame>
    </DialogShell>
  );
}

interface DialogShellProps extends Pick<DialogProps, 'open' | 'onOpenChange' | 'size' | 'fixed' | 'children'> {
  /** Its frame has a description. */
  described?: boolean | undefined;
  onEscape?: DialogProps['onEscape'];
  onOpenAutoFocus?: DialogProps['onOpenAutoFocus'];
  onCloseAutoFocus?: DialogProps['onCloseAutoFocus'];
}

/** The dialog without its content, for content that changes while the dialog stays open. */
export function DialogShell({ open, onOpenChange, size = 'md', described, fixed, children, ...hears }: DialogShellProps) {
  const opener = useRestoreFocus();
  const content = useRef<HTMLDivElement>(null);
  const closing = useEscapeClose(content);
  function leave(event: Event): void {
    if (cancelTopConfirm() || fixed) event.preventDefault();
    else hears.onEscape?.(event);
  }
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="overlay-scrim" />
        <Radix.Content
          {...(described ? {} : { 'aria-describedby': undefined })}
          ref={content}
          className={cn('dialog', widths[size])}
          onKeyDown={stepBack}
          onEscapeKeyDown={(event) => {
            leave(event);
            closing.end(event);
          }}
          onPointerDownOutside={exceptOnToasts(leave)}
          onInteractOutside={(event) => (fixed ? event.preventDefault() : ignoreToasts(event))}
          onOpenAutoFocus={(event) => {
            opener.save();
            hears.onOpenAutoFocus?.(event);
            focusBody(event);
          }}
          onCloseAutoFocus={(event) => {
            closing.closed();
            hears.onCloseAutoFocus?.(event);
            if (!event.defaultPrevented) opener.restore(event);
          }}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type DialogFrameProps = Pick<
  DialogProps,
  'title' | 'description' | 'hideTitle' | 'header' | 'aside' | 'footer' | 'fixed' | 'children'
>;

/** The content of a dialog: header with title, body, footer. */
export function DialogFrame({ title, description, hideTitle, header, aside, footer, fixed, children }: DialogFrameProps) {
  const strings = useUiStrings();
  const hidden = hideTitle || header !== undefined;
  return (
    <>
      <header className="dialog-header">
        <div className="min-w-0 flex-1">
          <Radix.Title className={cn(hidden ? 'sr-only' : 'truncate text-16 font-semibold tracking-[-.011em]')}>
            {title}
          </Radix.Title>
          {header}
          {description === undefined ? null : (
            <Radix.Description className="mt-0.5 text-13 text-pretty text-ink-2">{description}</Radix.Description>
          )}
        </div>
        {aside}
        {fixed ? null : (
          <Radix.Close asChild>
            <IconButton label={strings.close} icon={<X />} className="-me-1.5" />
          </Radix.Close>
        )}
      </header>
      <div className="dialog-body">{children}</div>
      {footer === undefined ? null : <footer className="dialog-footer">{footer}</footer>}
    </>
  );
}
