// The dialog of an action that asks for the password again.
import type { FormEvent, ReactNode } from 'react';
import { useText } from '#lib/text.ts';
import { FormDialog } from '#ui/form-dialog.tsx';

interface AccountDialogProps {
  strings: { title: string; ask: string; button: string; busy: string };
  busy: boolean;
  danger?: boolean | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

export function AccountDialog({ strings, busy, danger, onSubmit, onClose, children }: AccountDialogProps) {
  const { account } = useText();
  return (
    <FormDialog
      size={danger ? undefined : 'sm'}
      title={strings.title}
      description={strings.ask}
      labels={{ cancel: account.cancel, submit: strings.button, busy: strings.busy }}
      busy={busy}
      danger={danger}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
