// The dialog of something that asks for the password once more: Cancel and its own button, both still while it is under way.
import type { ReactNode } from 'react';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface AccountDialogProps {
  words: { title: string; ask: string; button: string; busy: string };
  /** The form that the button sends. */
  formId: string;
  busy: boolean;
  danger?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
}

export function AccountDialog({ words, formId, busy, danger, onClose, children }: AccountDialogProps) {
  const { account } = useText();
  return (
    <Dialog
      open
      size={danger ? undefined : 'sm'}
      fixed={busy}
      title={words.title}
      description={words.ask}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {account.cancel}
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={busy} busyLabel={words.busy}>
            {words.button}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
