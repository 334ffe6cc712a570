// Sets up the phone: a picture and a key for its program, then the first code that it makes.
import { useEffect, useEffectEvent, useState } from 'react';
import { encode } from 'uqr';
import { useSecondFactorsText } from '#features/auth/second-factors-text.ts';
import { beginPhone, confirmPhone } from '#features/second-factors/second-factors.queries.ts';
import { announce } from '#lib/announce.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { formErrors } from '#screens/profile/form-errors.ts';
import { CopyLink } from '#ui/copy-link.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Input } from '#ui/input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface PhoneDialogProps {
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

export function PhoneDialog({ onClose, onCodes }: PhoneDialogProps) {
  const { auth } = useText();
  const { setup: words, setting } = useSecondFactorsText();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const begin = useMutation(beginPhone);
  const confirm = useMutation(confirmPhone);
  const start = useEffectEvent(() => begin.mutate());
  useEffect(() => start(), []);
  function submit(): void {
    setProblem(code.trim() === '' ? auth.codeRequired : undefined);
    if (code.trim() === '') return;
    confirm.mutate(code, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: (error) => setProblem(formErrors(error, ['code'])[0]?.[1]),
    });
  }
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      labels={{ cancel: setting.cancel, submit: words.submit, busy: words.busy }}
      busy={confirm.isPending}
      waits={begin.data === undefined}
      onSubmit={submit}
      onClose={onClose}
    >
      {begin.data ? (
        <>
          <QrPicture text={begin.data.uri} label={words.picture} />
          <CopyLink
            quiet
            link={begin.data.secret}
            strings={{ ...words, link: words.secret }}
            text=""
            onCopied={() => announce(words.copied)}
          />
        </>
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
      <FormError text={begin.error ? `${words.failed} ${reasonOf(begin.error)}` : undefined} />
      <Field label={words.code} error={problem}>
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            inputMode="numeric"
            value={code}
            readOnly={confirm.isPending}
            onChange={(event) => {
              setCode(event.target.value);
              setProblem(undefined);
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** Dark on white also on a dark screen, with the margin that readers need. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto mb-3 size-48"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
