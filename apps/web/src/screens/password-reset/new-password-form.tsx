// The new password, twice, with the rules of registration.
import { PasswordResetForm as Form } from '@app/contract/password-resets/password-resets.contract.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useWatch } from 'react-hook-form';
import { NewPasswordFields } from '#features/auth/new-password-fields.tsx';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import { setNewPassword } from '#features/password-resets/password-resets.queries.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Input } from '#ui/input.tsx';

const empty = { password: '', confirmPassword: '' };

interface NewPasswordFormProps {
  token: string;
  username: string;
  onSaved: (username: string) => void;
}

export function NewPasswordForm({ token, username, onSaved }: NewPasswordFormProps) {
  const { page } = useText().passwordResets;
  const { mutate, isPending, error } = useMutation(setNewPassword);
  const { form, problem, showFields } = useAuthForm<Form>({ resolver: zodResolver(Form), values: empty, first: 'password' });
  const password = useWatch({ control: form.control, name: 'password' });

  function submit(values: Form): void {
    if (isPending) return;
    mutate({ token, password: values.password }, { onSuccess: (answer) => onSaved(answer.username), onError: showFields });
  }

  return (
    <form noValidate method="post" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Field label={page.username}>
        {(control) => (
          <Input {...control} size="lg" readOnly autoComplete="username" value={username} className="bg-hover! text-ink-2" />
        )}
      </Field>
      <NewPasswordFields
        register={(name) => form.register(name)}
        password={password}
        problem={problem}
        labels={{ password: page.password, confirmPassword: page.confirm }}
      />
      <FormError text={error && !isPending ? `${page.failed}: ${reasonOf(error)}` : undefined} />
      <Button type="submit" variant="primary" size="lg" className="mt-2 w-full" busy={isPending} busyLabel={page.saving}>
        {page.save}
      </Button>
    </form>
  );
}
