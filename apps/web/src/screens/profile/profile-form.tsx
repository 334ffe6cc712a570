// The form of name, e-mail and job title. The draft survives a reload until it is saved, except the password that a new address
// requires.

import { ProfileChange, type User } from '@app/contract/users/users.contract.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordInput } from '#features/auth/password-input.tsx';
import { updateProfile } from '#features/users/own-account.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { RequestError } from '#lib/call.ts';
import { useDraft } from '#lib/draft.ts';
import { useText, useTextOf } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { EmailStatus } from '#screens/profile/email-status.tsx';
import { formErrors } from '#screens/profile/form-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Input } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';

const names = ['fullName', 'email', 'title'] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;
const fields = [...names, 'currentPassword'] as const;
type FieldName = (typeof fields)[number];

export function ProfileForm() {
  const { emailConfirmations, users } = useText();
  const { profile } = users;
  const textOf = useTextOf();
  const user = useCurrentUser();
  const saved = valuesOf(user);
  const [draft, keepDraft, forgetDraft] = useDraft('profile', saved);
  const { mutate, isPending } = useMutation(updateProfile);
  const form = useForm({
    resolver: zodResolver(ProfileChange),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: { ...draft, currentPassword: '' },
  });
  const { errors } = form.formState;
  const email = useWatch({ control: form.control, name: 'email' }) ?? '';
  const moves = loginKey(email) !== loginKey(user.email);

  function problem(name: FieldName): string | undefined {
    const message = errors[name]?.message;
    return message && textOf(message);
  }
  function keep(): void {
    const { currentPassword, ...values } = form.getValues();
    const typed = values as Values;
    if (names.every((name) => typed[name] === saved[name])) forgetDraft();
    else keepDraft(typed);
  }
  function submit({ currentPassword, ...change }: ProfileChange): void {
    if (isPending) return;
    if (moves && !currentPassword) {
      form.setError('currentPassword', { message: 'auth.passwordRequired' }, { shouldFocus: true });
      return;
    }
    mutate(
      { userId: user.id, ...change, title: change.title?.trim() || null, ...(moves && { currentPassword }) },
      {
        onSuccess: (answer) => {
          forgetDraft();
          form.reset({ ...valuesOf(answer), currentPassword: '' });
        },
        onError: showProblems,
      },
    );
  }
  function showProblems(failure: Error): void {
    const taken = failure instanceof RequestError && failure.status === 409;
    const problems = taken ? [['email', failure.reason] as const] : formErrors(failure, fields);
    for (const [index, [name, message]] of problems.entries()) {
      form.setError(name, { message }, { shouldFocus: index === 0 && name !== 'root' });
    }
  }

  return (
    <Panel title={profile.information} text={profile.informationText}>
      <EmailStatus />
      <form noValidate onChange={keep} onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Field label={profile.fullName} error={problem('fullName')}>
            {(control) => <Input {...control} {...form.register('fullName')} autoComplete="name" readOnly={isPending} />}
          </Field>
          <Field label={profile.email} error={problem('email')}>
            {(control) => (
              <Input {...control} {...form.register('email')} type="email" autoComplete="email" readOnly={isPending} />
            )}
          </Field>
          {moves ? (
            <Field
              label={profile.currentPassword}
              hint={emailConfirmations.profile.passwordHint}
              error={problem('currentPassword')}
            >
              {(control) => (
                <PasswordInput
                  {...control}
                  {...form.register('currentPassword')}
                  autoComplete="current-password"
                  readOnly={isPending}
                />
              )}
            </Field>
          ) : null}
          <Field label={profile.jobTitle} optional={profile.optional} error={problem('title')}>
            {(control) => (
              <Input {...control} {...form.register('title')} autoComplete="organization-title" readOnly={isPending} />
            )}
          </Field>
        </div>
        <FormError text={errors.root?.message} />
        <Button type="submit" variant="primary" className="mt-2" busy={isPending} busyLabel={profile.saving}>
          {profile.save}
        </Button>
      </form>
    </Panel>
  );
}

function valuesOf({ fullName, email, title }: User): Values {
  return { fullName, email, title: title ?? '' };
}
