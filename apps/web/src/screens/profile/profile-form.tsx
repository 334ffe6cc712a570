// The form of name, e-mail and job title; what is typed survives a reload until it is saved.
import { ProfileChange, type User } from '@app/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { FormError } from '#features/auth/form-error.tsx';
import { updateProfile, useCurrentUser } from '#features/users/users.queries.ts';
import { RequestError } from '#lib/call.ts';
import { useDraft } from '#lib/draft.ts';
import { useText, useTextOf } from '#lib/text.ts';
import { formProblems } from '#screens/profile/form-problems.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { Panel } from '#ui/panel.tsx';

const names = ['fullName', 'email', 'title'] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;

export function ProfileForm() {
  const { profile } = useText().users;
  const textOf = useTextOf();
  const user = useCurrentUser();
  const saved = valuesOf(user);
  const [draft, keepDraft, forgetDraft] = useDraft('profile', saved);
  const { mutate, isPending } = useMutation(updateProfile);
  const form = useForm({
    resolver: zodResolver(ProfileChange),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: draft,
  });
  const { errors } = form.formState;

  function problem(name: Name): string | undefined {
    const message = errors[name]?.message;
    return message && textOf(message);
  }
  function keep(): void {
    const typed = form.getValues() as Values;
    if (names.every((name) => typed[name] === saved[name])) forgetDraft();
    else keepDraft(typed);
  }
  function submit(change: ProfileChange): void {
    if (isPending) return;
    mutate(
      { userId: user.id, ...change, title: change.title?.trim() || null },
      {
        onSuccess: (answer) => {
          forgetDraft();
          form.reset(valuesOf(answer));
        },
        onError: showProblems,
      },
    );
  }
  function showProblems(failure: Error): void {
    const taken = failure instanceof RequestError && failure.status === 409;
    const problems = taken ? [['email', failure.reason] as const] : formProblems(failure, names);
    for (const [index, [name, message]] of problems.entries()) {
      form.setError(name, { message }, { shouldFocus: index === 0 && name !== 'root' });
    }
  }

  return (
    <Panel title={profile.information} text={profile.informationText}>
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
