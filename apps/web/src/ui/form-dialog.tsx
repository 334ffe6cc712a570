// A dialog around a form: Cancel and Submit, all disabled while it is being sent.
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog, type DialogProps } from '#ui/dialog.tsx';

interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size' | 'onEscape' | 'children'> {
  labels: { cancel: string; submit: string; busy: string };
  busy: boolean;
  /** What the person has to read first is still loading: nothing is sent. */
  waits?: boolean | undefined;
  danger?: boolean | undefined;
  /** The classes of the form. */
  className?: string | undefined;
  /** Ignores further submits while the first is pending. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** Rendered beside the form, such as a confirm dialog. */
  beside?: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const {
    title,
    description,
    size,
    onEscape,
    labels,
    busy,
    waits = false,
    danger,
    className,
    onSubmit,
    onClose,
    beside,
    children,
  } = props;
  const form = useId();
  const submitted = useRef(false);
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (busy || waits || submitted.current) return;
    submitted.current = true;
    onSubmit(event);
    // By then `busy` has rendered if something was sent; a second submit may come before. A rejected form can be sent again.
    setTimeout(() => {
      submitted.current = false;
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
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            busyLabel={labels.busy}
            disabled={waits}
          >
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
