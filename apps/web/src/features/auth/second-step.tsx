// The second step of a sign-in: a code from the phone, a recovery code where there is no phone, or a passkey.

import type { FactorMethod } from '@app/contract/second-factors/second-factors.limits.ts';
import type { SecondStep as Step } from '@app/contract/second-factors/second-step.contract.ts';
import { type FormEvent, Suspense, useId, useRef, useState } from 'react';
import { PasskeyStep } from '#features/auth/passkeys/lazy-passkey-step.ts';
import { knowsPasskeys } from '#features/auth/passkeys/works-here.ts';
import { useSecondFactorsText } from '#features/auth/second-factors-text.ts';
import { takeSecondStep } from '#features/auth/second-step.queries.ts';
import { serverMessage } from '#features/auth/server-message.ts';
import { RequestError } from '#lib/request-error.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Input } from '#ui/input.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface SecondStepProps {
  step: Step;
  onDone: () => void;
  onBack: () => void;
}

export function SecondStep(props: SecondStepProps) {
  const [isPasskey, setPasskey] = useState(false);
  if (!isPasskey) return <CodeStep {...props} onPasskey={() => setPasskey(true)} />;
  return (
    <Suspense fallback={<Spinner size={20} />}>
      <PasskeyStep {...props} onCode={() => setPasskey(false)} />
    </Suspense>
  );
}

interface CodeStepProps extends SecondStepProps {
  onPasskey: () => void;
}

function CodeStep({ step: { methods, challenge }, onDone, onBack, onPasskey }: CodeStepProps) {
  const { auth } = useText();
  const { step: words } = useSecondFactorsText();
  const box = useRef<HTMLInputElement>(null);
  const trustId = useId();
  const [method, setMethod] = useState<Exclude<FactorMethod, 'passkey'>>('totp');
  const [code, setCode] = useState('');
  const [trust, setTrust] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const { mutate, isPending, error } = useMutation(takeSecondStep);
  const isPhone = method === 'totp';
  const isOver = error instanceof RequestError && error.body.error === 'challenge_over';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setEmpty(code.trim() === '');
    if (code.trim() === '' || isPending) return;
    const failed = (refusal: Error) => {
      // Without an answer the code may still be right.
      if (refusal instanceof RequestError && refusal.body.error === 'wrong_code') setCode('');
      box.current?.focus();
    };
    mutate({ challenge, method, code, trust }, { onSuccess: onDone, onError: failed });
  }
  function change(): void {
    setMethod(isPhone ? 'recovery' : 'totp');
    setCode('');
    setEmpty(false);
    box.current?.focus();
  }

  return (
    <form noValidate method="post" onSubmit={submit}>
      <h2 className="text-16 font-semibold">{isPhone ? words.title : words.recoveryTitle}</h2>
      <p className="mt-1 mb-4 text-13 text-pretty text-ink-2">{isPhone ? words.text : words.recoveryText}</p>
      <Field label={isPhone ? words.code : words.recoveryCode} error={isEmpty ? auth.codeRequired : undefined}>
        {(control) => (
          <Input
            {...control}
            ref={box}
            size="lg"
            // The person has just asked for this field.
            autoFocus
            autoComplete={isPhone ? 'one-time-code' : 'off'}
            inputMode={isPhone ? 'numeric' : 'text'}
            autoCapitalize="off"
            spellCheck={false}
            readOnly={isPending}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <div className="mb-3 flex items-center gap-2.5">
        <Checkbox id={trustId} checked={trust} disabled={isPending} onChange={setTrust} />
        <label htmlFor={trustId} className="text-13">
          {words.trust}
        </label>
      </div>
      <FormError text={error && !isPending ? (serverMessage(error) ?? auth.wrongCode) : undefined} />
      {isOver ? null : (
        <Button type="submit" variant="primary" size="lg" className="mt-2 w-full" busy={isPending} busyLabel={auth.signingIn}>
          {auth.signIn}
        </Button>
      )}
      <div className="mt-4 flex flex-wrap justify-between gap-2">
        <button type="button" className="auth-link" onClick={onBack}>
          {words.back}
        </button>
        {methods.includes('recovery') && !isOver ? (
          <button type="button" className="auth-link" onClick={change}>
            {isPhone ? words.toRecovery : words.toPhone}
          </button>
        ) : null}
        {methods.includes('passkey') && !isOver && knowsPasskeys() ? (
          <button type="button" className="auth-link" onClick={onPasskey}>
            {words.toPasskey}
          </button>
        ) : null}
      </div>
    </form>
  );
}
