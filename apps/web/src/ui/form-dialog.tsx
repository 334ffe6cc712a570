// A dialog around a form: Cancel and the button that sends it, all of it still while that is under way.
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog.tsx';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onEscape' | 'children'> {
  labels: { cancel: string; submit: string; busy: string };
  busy: boolean;
  danger?: boolean | undefined;
  /** The classes of the form. */
  className?: string | undefined;
  /** Not asked for by a second press while the first is under way. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** Stands beside the form, as a question that it may ask. */
  beside?: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const { title, description, size, onEscape, labels, busy, danger, className, onSubmit, onClose, beside, children } = props;
  const form = useId();
  const pressed = useRef(false);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy || pressed.current) return;
    pressed.current = true;
    onSubmit(event);
    // By then `busy` is drawn, where something is under way; a second press may come before. What was refused may be sent anew.
    setTimeout(() => {
      pressed.current = false;
    });
  }
  return (
    <Dialog
      open
      size={size}
      fixed={busy}
      title={title}
      description={description}
      onOpenChange={(open) => open || onClose()}
      onEscape={onEscape}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={form} variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={labels.busy}>
            {labels.submit}
          </Button>
        </>
      }
    >
      <form id={form} noValidate method="post" onSubmit={submit} className={className}>
        {children}
      </form>
      {beside}
    </Dialog>
  );
}
