// The dialog of an action that asks for the password again.
import type { FormEvent, ReactNode } from 'react';
import { useText } from '#lib/text.ts';
import { FormDialog } from '#ui/form-dialog.tsx';

interface AccountDialogProps {
  words: { title: string; ask: string; button: string; busy: string };
  busy: boolean;
  danger?: boolean | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

export function AccountDialog({ words, busy, danger, onSubmit, onClose, children }: AccountDialogProps) {
  const { account } = useText('accountAdmin');
  return (
    <FormDialog
      size={danger ? undefined : 'sm'}
      title={words.title}
      description={words.ask}
      labels={{ cancel: account.cancel, submit: words.button, busy: words.busy }}
      busy={busy}
      danger={danger}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
