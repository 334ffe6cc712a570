// Help for a forgotten password: mails a link, or names an administrator if no mail can be sent.
import { PasswordResetRequest } from '@app/contract/password-resets/password-resets.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { requestResetLink, resetOptionsQuery } from '#features/password-resets/password-resets.queries.ts';
import { reasonOf, useText, useTextOf } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Input } from '#ui/input.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';

export function ForgotPassword() {
  const { forgot } = useText().passwordResets;
  const { data, error, isError, isFetching, refetch } = useQuery(resetOptionsQuery);
  if (data)
    return (
      <>
        {data.byMail ? <ForgotForm /> : <p className="text-13 text-pretty text-ink-2">{forgot.byAdmin}</p>}
        {data.directory ? <p className="text-13 text-pretty text-ink-2">{forgot.directory(data.directory)}</p> : null}
      </>
    );
  if (isError) return <RegionError text={forgot.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <Spinner size={20} />;
}

function ForgotForm() {
  const { forgot } = useText().passwordResets;
  const textOf = useTextOf();
  const [account, setAccount] = useState('');
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { mutate, isPending, isSuccess, error, reset } = useMutation(requestResetLink);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    const checked = PasswordResetRequest.safeParse({ account });
    setProblem(checked.success ? undefined : checked.error.issues[0]?.message);
    if (checked.success) mutate(checked.data.account);
    else field.current?.focus();
  }

  return (
    <form noValidate method="post" onSubmit={submit}>
      <p className="mb-3 text-13 text-pretty text-ink-2">{forgot.text}</p>
      <Field label={forgot.account} error={problem && textOf(problem)}>
        {(control) => (
          <Input
            {...control}
            ref={field}
            name="account"
            size="lg"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            value={account}
            onChange={(event) => {
              setAccount(event.target.value);
              setProblem(undefined);
              if (error || isSuccess) reset();
            }}
          />
        )}
      </Field>
      <FormError text={error && !isPending ? `${forgot.failed} ${reasonOf(error)}` : undefined} />
      <Button type="submit" size="lg" className="mt-1 w-full" busy={isPending} busyLabel={forgot.sending}>
        {forgot.send}
      </Button>
      <p role="status" className="mt-3 text-13 text-pretty text-ink-2">
        {isSuccess ? forgot.sent : ''}
      </p>
    </form>
  );
}
