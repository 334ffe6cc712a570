// Explains the consequences and asks for the username and the password before deleting the account.
import { AccountDeletion } from '@app/contract/account/account.contract.ts';
import { removeAccount } from '#features/account/account.queries.ts';
import { CurrentPasswordField } from '#features/auth/current-password-field.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { AccountDialog } from '#screens/settings/account-dialog.tsx';
import { useAccountForm } from '#screens/settings/use-account-form.ts';
import { FormError } from '#ui/form-error.tsx';
import { InputField } from '#ui/input-field.tsx';

const empty = { username: '', password: '' };

export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { account } = useText();
  const strings = account.remove;
  const { username } = useCurrentUser();
  const { mutate, isPending, error } = useMutation(removeAccount);
  const { values, change, submit, problem } = useAccountForm(AccountDeletion, empty, {
    isPending,
    error,
    send: (body) => mutate(body),
  });
  const failure = problem('form');
  return (
    <AccountDialog strings={strings} busy={isPending} danger onSubmit={submit} onClose={onClose}>
      <ul className="mb-4 list-disc space-y-1 ps-5 text-13 text-ink-2">
        {strings.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <p className="mb-3 text-13 wrap-anywhere">{strings.confirm(username)}</p>
      <div className="flex flex-col gap-1.5">
        <InputField
          label={strings.username}
          error={problem('username')}
          size="lg"
          name="username"
          autoCapitalize="none"
          spellCheck={false}
          value={values.username}
          readOnly={isPending}
          onChange={(username) => change({ username })}
        />
        <CurrentPasswordField
          value={values.password}
          error={problem('password')}
          disabled={isPending}
          onChange={(password) => change({ password })}
        />
        <FormError text={failure && `${strings.failed} ${failure}`} />
      </div>
    </AccountDialog>
  );
}
