// Asks who is there, for what an open session alone does not allow: the password, or a code of the second step.
import type { ReauthenticationMethod } from '@app/contract/sessions/sessions.limits.ts';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PasskeyProof } from '#app/identity/passkey-proof.tsx';
import { knowsPasskeys } from '#features/auth/passkeys/works-here.ts';
import { PasswordInput } from '#features/auth/password-input.tsx';
import { useSecondFactorsText } from '#features/auth/second-factors-text.ts';
import { reauthenticate } from '#features/auth/second-step.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { type IdentityQuestion, identityQuestion } from '#lib/reauthentication.ts';
import { RequestError } from '#lib/request-error.ts';
import { useStore } from '#lib/store.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Input } from '#ui/input.tsx';

export function Reauthentication() {
  const question = useStore(identityQuestion);
  return question ? <Question question={question} /> : null;
}

function Question({ question: { methods, shown, answer } }: { question: IdentityQuestion }) {
  const { auth } = useText();
  const { again: words } = useSecondFactorsText();
  const { username } = useCurrentUser();
  const box = useRef<HTMLInputElement>(null);
  const [method, setMethod] = useState<Exclude<ReauthenticationMethod, 'passkey'>>('password');
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error, reset } = useMutation(reauthenticate);
  const isShown = useEffectEvent(shown);
  useEffect(() => isShown(), []);
  const isPassword = method === 'password';
  const refusal = error && !isPending ? error : undefined;
  const ofField = refusal instanceof RequestError ? refusal.body.fields?.[method] : undefined;

  function submit(): void {
    setEmpty(typed.trim() === '');
    if (typed.trim() === '') return;
    const failed = (problem: Error) => {
      // Without an answer it may still be right.
      if (problem instanceof RequestError && problem.status === 400) setTyped('');
      box.current?.focus();
    };
    mutate(isPassword ? { password: typed } : { code: typed }, { onSuccess: () => answer(true), onError: failed });
  }
  function change(): void {
    setMethod(isPassword ? 'code' : 'password');
    setTyped('');
    setEmpty(false);
    reset();
  }
  const missing = isPassword ? auth.passwordRequired : auth.codeRequired;
  const shared = {
    ref: box,
    // The person has just asked for what needs it.
    autoFocus: true,
    value: typed,
    readOnly: isPending,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
  };
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      size="sm"
      labels={{ cancel: words.cancel, submit: words.submit, busy: words.busy }}
      busy={isPending}
      onSubmit={submit}
      onClose={() => answer(false)}
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field key={method} label={isPassword ? words.password : words.code} error={isEmpty ? missing : ofField}>
        {(control) =>
          isPassword ? (
            <PasswordInput {...control} {...shared} autoComplete="current-password" />
          ) : (
            <Input {...control} {...shared} size="lg" autoComplete="one-time-code" autoCapitalize="off" spellCheck={false} />
          )
        }
      </Field>
      <div className="flex flex-col items-start gap-1">
        {methods.includes('code') ? (
          <button type="button" className="auth-link" disabled={isPending} onClick={change}>
            {isPassword ? words.toCode : words.toPassword}
          </button>
        ) : null}
        {methods.includes('passkey') && knowsPasskeys() ? (
          <Suspense>
            <PasskeyProof onDone={() => answer(true)} />
          </Suspense>
        ) : null}
      </div>
      <FormError text={refusal && ofField === undefined ? reasonOf(refusal) : undefined} />
    </FormDialog>
  );
}
