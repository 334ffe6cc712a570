// The sign-in form.
import { Credentials } from '@app/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { signIn } from '#features/auth/auth.queries.ts';
import { FormError } from '#features/auth/form-error.tsx';
import { PasswordInput } from '#features/auth/password-input.tsx';
import { saidBy } from '#features/auth/said-by.ts';
import { currentText, useText, useTextOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';

interface LoginFormProps {
  /** The name of an account that was registered just now; the password is then asked first. */
  registered: string;
}

export function LoginForm({ registered }: LoginFormProps) {
  const { auth } = useText();
  const textOf = useTextOf();
  const [capsLock, setCapsLock] = useState(false);
  const { mutate, isPending, error } = useMutation(signIn);
  const form = useForm<Credentials>({
    resolver: zodResolver(Credentials),
    mode: 'onBlur',
    reValidateMode: 'onChange',
    defaultValues: { username: registered, password: '' },
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches || registered !== '') setFocus(registered === '' ? 'username' : 'password');
  }, [registered, setFocus]);

  function submit(credentials: Credentials): void {
    if (isPending) return;
    mutate(credentials, {
      onSuccess: () => toast(currentText().auth.loginToast),
      onError: (failure) => {
        toast({ title: auth.loginFailed.title, text: saidBy(failure) ?? auth.loginFailed.text, kind: 'destructive' });
        form.setFocus('password', { shouldSelect: true });
      },
    });
  }

  const failed = error && !isPending ? auth.loginFailedBox(saidBy(error) ?? auth.wrongCredentials) : undefined;
  return (
    <form noValidate method="post" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      <Field label={auth.username} error={errors.username?.message && textOf(errors.username.message)}>
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
      <Field
        label={auth.password}
        hint={capsLock ? auth.capsLock : undefined}
        error={errors.password?.message && textOf(errors.password.message)}
      >
        {(control) => (
          <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" onCapsLock={setCapsLock} />
        )}
      </Field>
      <FormError text={failed} />
      <Button type="submit" variant="primary" size="lg" className="mt-2 w-full" busy={isPending} busyLabel={auth.signingIn}>
        {auth.signIn}
      </Button>
    </form>
  );
}
