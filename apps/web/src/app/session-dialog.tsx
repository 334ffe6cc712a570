// Asks for the password when the session ended while somebody was signed in. The screen and typed text stay.
import { Credentials } from '@app/contract/auth/auth.contract.ts';
import type { SecondStep as Step } from '@app/contract/second-factors/second-step.contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, Suspense, useId, useState } from 'react';
import { logOut } from '#app/log-out.ts';
import { PersonHead } from '#app/shell/person-head.tsx';
import { signIn } from '#features/auth/auth.queries.ts';
import { SecondStep } from '#features/auth/lazy-second-step.ts';
import { PasswordInput } from '#features/auth/password-input.tsx';
import { signInWaysQuery } from '#features/auth/sign-in-ways.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { lazyComponent } from '#lib/lazy.tsx';
import { reasonOf, useText, useTextOf } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Spinner } from '#ui/spinner.tsx';

const ProviderLinks = lazyComponent(() =>
  import('#features/auth/provider-links.tsx').then((m) => ({ default: m.ProviderLinks })),
);

export function SessionDialog() {
  const { auth, shell } = useText();
  const textOf = useTextOf();
  const user = useCurrentUser();
  const client = useQueryClient();
  const formId = useId();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [step, setStep] = useState<Step>();
  const { mutate, isPending, error } = useMutation(signIn);
  const { data: ways } = useQuery(signInWaysQuery);
  const { pathname, search: asked } = window.location;
  const refresh = () => client.invalidateQueries({ predicate: (query) => query.state.status === 'error' || query.isActive() });

  function submit(event: FormEvent): void {
    event.preventDefault();
    const checked = Credentials.safeParse({ username: user.username, password });
    setProblem(checked.success ? undefined : checked.error.issues[0]?.message);
    if (!checked.success || isPending) return;
    mutate(checked.data, {
      onSuccess: ({ secondFactor }) => (secondFactor ? setStep(secondFactor) : void refresh()),
    });
  }

  const footer = (
    <>
      <Button variant="ghost" onClick={() => void logOut(client)}>
        {auth.again.other}
      </Button>
      <Button type="submit" form={formId} variant="primary" busy={isPending} busyLabel={auth.signingIn}>
        {auth.signIn}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      fixed
      size="sm"
      onOpenChange={() => undefined}
      title={auth.again.title}
      description={shell.signInAgain}
      footer={step ? undefined : footer}
    >
      {step ? (
        <Suspense fallback={<Spinner size={20} />}>
          <SecondStep step={step} onDone={() => void refresh()} onBack={() => setStep(undefined)} />
        </Suspense>
      ) : (
        <form id={formId} className="session-again" noValidate onSubmit={submit}>
          <PersonHead className="mb-4" />
          {ways && ways.providers.length > 0 ? (
            <Suspense fallback={null}>
              <ProviderLinks providers={ways.providers} next={pathname + asked} />
            </Suspense>
          ) : null}
          <input type="text" autoComplete="username" value={user.username} readOnly hidden />
          <Field label={auth.password} error={problem && textOf(problem)}>
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
          <FormError text={error && !isPending ? auth.loginFailedBox(reasonOf(error)) : undefined} />
        </form>
      )}
    </Dialog>
  );
}
