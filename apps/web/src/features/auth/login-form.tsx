// The sign-in form.
import type { Credentials } from '@app/contract/auth/auth.contract.ts';
import type { SecondStep as Step } from '@app/contract/second-factors/second-step.contract.ts';
import type { TextKey } from '@app/texts/catalogue.ts';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { signIn } from '#features/auth/auth.queries.ts';
import { SecondStep } from '#features/auth/lazy-second-step.ts';
import { PasskeySignIn } from '#features/auth/passkeys/lazy-passkey-sign-in.ts';
import { PasswordInput } from '#features/auth/password-input.tsx';
import { serverMessage } from '#features/auth/server-message.ts';
import { useAuthForm } from '#features/auth/use-auth-form.ts';
import { UsernameField } from '#features/auth/username-field.tsx';
import { currentText, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** The whole rule of `Credentials`, without what reads schemas: that belongs to the larger forms. */
const required = (key: TextKey) => ({ required: key });

interface LoginFormProps {
  /** The name of an account that was just registered: its first sign-in is no return, and the password field has the focus. */
  registered: string;
  /** Whether somebody can sign in with a passkey here. */
  hasPasskeys?: boolean | undefined;
  /** The typed values from before the person switched tabs. */
  typed?: Credentials | undefined;
  onLeave?: ((typed: Credentials) => void) | undefined;
}

export function LoginForm({ registered, hasPasskeys, typed, onLeave }: LoginFormProps) {
  const { auth } = useText();
  const [capsLock, setCapsLock] = useState(false);
  const { mutate, isPending, error } = useMutation(signIn);
  const { form, problem } = useAuthForm<Credentials>({
    values: typed ?? { username: registered, password: '' },
    first: registered === '' ? 'username' : 'password',
    always: registered !== '',
  });
  const [step, setStep] = useState<Step>();
  const leave = useEffectEvent(() => onLeave?.(form.getValues()));
  useEffect(() => () => leave(), []);

  function submit(credentials: Credentials): void {
    if (isPending) return;
    mutate(credentials, {
      onSuccess: ({ secondFactor }) => (secondFactor ? setStep(secondFactor) : welcome(credentials.username === registered)),
      onError: (failure) => {
        toast({ title: auth.loginFailed.title, text: serverMessage(failure) ?? auth.loginFailed.text, kind: 'destructive' });
        form.setFocus('password', { shouldSelect: true });
      },
    });
  }

  if (step)
    return (
      <Suspense fallback={<Spinner size={20} />}>
        <SecondStep step={step} onDone={() => welcome(false)} onBack={() => setStep(undefined)} />
      </Suspense>
    );
  const failed = error && !isPending ? auth.loginFailedBox(serverMessage(error) ?? auth.wrongCredentials) : undefined;
  return (
    <>
      <form noValidate method="post" onSubmit={(event) => void form.handleSubmit(submit)(event)}>
        <UsernameField
          register={() => form.register('username', required('auth.usernameRequired'))}
          error={problem('username')}
          offersPasskeys={hasPasskeys}
        />
        <Field label={auth.password} hint={capsLock ? auth.capsLock : undefined} error={problem('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...form.register('password', required('auth.passwordRequired'))}
              autoComplete="current-password"
              onCapsLock={setCapsLock}
            />
          )}
        </Field>
        <FormError text={failed} />
        <Button type="submit" variant="primary" size="lg" className="mt-2 w-full" busy={isPending} busyLabel={auth.signingIn}>
          {auth.signIn}
        </Button>
      </form>
      {hasPasskeys ? (
        // As high as the button, so that nothing moves when it has loaded.
        <Suspense fallback={<div className="mt-3 h-(--h-control-lg)" />}>
          <PasskeySignIn onAsk={() => form.clearErrors()} onDone={() => welcome(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function welcome(isFirst: boolean): void {
  const { loginToast, firstLogin } = currentText().auth;
  toast(isFirst ? { ...loginToast, text: firstLogin } : loginToast);
}
