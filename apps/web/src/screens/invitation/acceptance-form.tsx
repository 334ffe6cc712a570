// The registration of an invited person: the address is that of the invitation, the department that of the workspace.
import { AcceptanceForm as Form } from '@app/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormError } from '#features/auth/form-error.tsx';
import { PasswordInput } from '#features/auth/password-input.tsx';
import { PasswordStrength } from '#features/auth/password-strength.tsx';
import { saidBy } from '#features/auth/said-by.ts';
import { acceptInvitation } from '#features/invitations/invitations.queries.ts';
import { RequestError } from '#lib/call.ts';
import { useText, useTextOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

const empty = { username: '', password: '', confirmPassword: '', fullName: '', title: '' };
type Name = keyof typeof empty;

interface AcceptanceFormProps {
  token: string;
  email: string;
  /** The account exists and belongs to the workspace. */
  onAccepted: (workspaceId: number, form: Form) => void;
}

export function AcceptanceForm({ token, email, onAccepted }: AcceptanceFormProps) {
  const { auth, invitations } = useText();
  const { page } = invitations;
  const textOf = useTextOf();
  const [capsLock, setCapsLock] = useState(false);
  const { mutate, isPending, error } = useMutation(acceptInvitation);
  const form = useForm<Form>({
    resolver: zodResolver(Form),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: empty,
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  const password = form.watch('password');
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) setFocus('username');
  }, [setFocus]);

  function problem(name: Name): string | undefined {
    const message = errors[name]?.message;
    return message && textOf(message);
  }
  function submit(values: Form): void {
    if (isPending) return;
    mutate(
      { token, form: values },
      {
        onSuccess: ({ workspaceId }) => onAccepted(workspaceId, values),
        onError: (failure) => {
          const text = saidBy(failure) ?? auth.registrationFailed.text;
          toast({ title: auth.registrationFailed.title, text, kind: 'destructive' });
          showFields(failure);
        },
      },
    );
  }
  function showFields(failure: Error): void {
    const fields = failure instanceof RequestError ? (failure.body.fields ?? {}) : {};
    const named = Object.entries(fields).filter(([name]) => name in empty);
    for (const [index, [name, message]] of named.entries()) {
      form.setError(name as Name, { message }, { shouldFocus: index === 0 });
    }
  }

  const failed = error && !isPending ? auth.registrationFailedBox(saidBy(error) ?? auth.registrationFailed.text) : undefined;
  return (
    <form noValidate method="post" className="@container" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <div className="grid gap-x-3 gap-y-1.5 @min-[360px]:grid-cols-2">
        <Field label={auth.email} hint={page.emailHint} className="col-span-full">
          {(control) => <Input {...control} size="lg" type="email" readOnly value={email} className="bg-hover! text-ink-2" />}
        </Field>
        <Field label={auth.username} error={problem('username')}>
          {(control) => (
            <Input
              {...control}
              {...form.register('username')}
              size="lg"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={auth.fullName} error={problem('fullName')}>
          {(control) => <Input {...control} {...form.register('fullName')} size="lg" autoComplete="name" />}
        </Field>
        <Field label={auth.jobTitle} optional={auth.optional} error={problem('title')} className="col-span-full">
          {(control) => <Input {...control} {...form.register('title')} size="lg" autoComplete="organization-title" />}
        </Field>
        <div>
          <Field label={auth.password} hint={capsLock ? auth.capsLock : undefined} error={problem('password')}>
            {(control) => (
              <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" onCapsLock={setCapsLock} />
            )}
          </Field>
          <PasswordStrength password={password} />
        </div>
        <Field label={auth.confirmPassword} error={problem('confirmPassword')}>
          {(control) => <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />}
        </Field>
      </div>
      <FormError text={failed} />
      <Button type="submit" variant="primary" size="lg" className="mt-3 w-full" busy={isPending} busyLabel={page.creating}>
        {page.create}
      </Button>
    </form>
  );
}
