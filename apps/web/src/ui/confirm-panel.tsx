// The content of the confirm dialog, a lazy chunk.
import { AlertDialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useOpenConfirm } from '#ui/confirm-stack.ts';
import { useRestoreFocus } from '#ui/use-restore-focus.ts';
import '#ui/dialog.css';

export interface ConfirmProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text?: string | undefined;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  danger?: boolean | undefined;
}

export function ConfirmPanel(props: ConfirmProps) {
  const { open, onOpenChange, title, text, confirmLabel, cancelLabel, onConfirm, danger } = props;
  const opener = useRestoreFocus();
  useOpenConfirm(open, () => onOpenChange(false));
  const answered = useRef(false);
  useEffect(() => {
    if (open) answered.current = false;
  }, [open]);
  /** Runs once per opening: the button can be clicked again while the dialog closes. */
  function confirm(): void {
    if (answered.current) return;
    answered.current = true;
    onConfirm();
  }
  const describe = text === undefined ? { 'aria-describedby': undefined } : {};
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="overlay-scrim" />
        <AlertDialog.Content
          {...describe}
          className="confirm"
          onOpenAutoFocus={opener.save}
          onCloseAutoFocus={(event) => opener.restore(event)}
        >
          <AlertDialog.Title className="text-16 font-semibold tracking-[-.011em] text-pretty">{title}</AlertDialog.Title>
          {text === undefined ? null : (
            <AlertDialog.Description className="mt-2 text-13 text-pretty text-ink-2">{text}</AlertDialog.Description>
          )}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant={danger ? 'danger' : 'primary'} onClick={confirm}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
