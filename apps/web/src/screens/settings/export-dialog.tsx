// Asks for the password and saves the archive; stays open after a failure.
import { ExportRequest } from '@app/contract/account/account.contract.ts';
import { exportData } from '#features/account/account.queries.ts';
import { CurrentPasswordField } from '#features/auth/current-password-field.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { AccountDialog } from '#screens/settings/account-dialog.tsx';
import { useAccountForm } from '#screens/settings/use-account-form.ts';
import { FormError } from '#ui/form-error.tsx';

export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { account } = useText();
  const words = account.exportData;
  const user = useCurrentUser();
  const { mutate, isPending, error } = useMutation(exportData);
  const send = ({ password }: ExportRequest) => mutate({ user, password }, { onSuccess: onClose });
  const { values, change, submit, problem } = useAccountForm(ExportRequest, { password: '' }, { isPending, error, send });
  const failure = problem('form');
  return (
    <AccountDialog strings={words} busy={isPending} onSubmit={submit} onClose={onClose}>
      <CurrentPasswordField
        value={values.password}
        error={problem('password')}
        disabled={isPending}
        onChange={(password) => change({ password })}
      />
      <FormError text={failure && `${words.failed} ${failure}`} />
    </AccountDialog>
  );
}
