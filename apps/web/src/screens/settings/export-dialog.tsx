// Asks for the password and saves the archive; a failure keeps the dialog.
import { ExportRequest } from '@app/contract';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { exportData } from '#features/account/account.queries.ts';
import { FormError } from '#features/auth/form-error.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { PasswordAgain } from '#screens/settings/password-again.tsx';
import { useAccountForm } from '#screens/settings/use-account-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { account } = useText();
  const words = account.exportData;
  const user = useCurrentUser();
  const formId = useId();
  const { mutate, isPending, error } = useMutation(exportData);
  const send = ({ password }: ExportRequest) => mutate({ user, password }, { onSuccess: onClose });
  const { values, change, submit, problem } = useAccountForm(ExportRequest, { password: '' }, { isPending, error, send });
  const failure = problem('form');
  return (
    <Dialog
      open
      size="sm"
      fixed={isPending}
      title={words.title}
      description={words.ask}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {account.cancel}
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending} busyLabel={words.busy}>
            {words.button}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate method="post" onSubmit={submit}>
        <PasswordAgain
          value={values.password}
          error={problem('password')}
          disabled={isPending}
          onChange={(password) => change({ password })}
        />
        <FormError text={failure && `${words.failed} ${failure}`} />
      </form>
    </Dialog>
  );
}
