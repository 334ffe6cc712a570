// The dialog that makes a token of a directory: name, expiry, what it may do besides; then the secret, which is shown only once.
import { NewScimToken } from '@app/contract/scim-tokens/scim-tokens.contract.ts';
import { tokenDays } from '@app/contract/tokens/tokens.limits.ts';
import { type FormEvent, useId, useState } from 'react';
import { useScimText } from '#features/scim-tokens/scim-text.ts';
import { makeScimToken } from '#features/scim-tokens/scim-tokens.queries.ts';
import { announce } from '#lib/announce.ts';
import { focusField, serverProblems } from '#lib/form-problems.ts';
import { textOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { InputField } from '#ui/input-field.tsx';
import { SecretDialog } from '#ui/secret-dialog.tsx';
import { Select } from '#ui/select.tsx';

const never = 'never';
const fields = ['name'] as const;

export function ScimTokenDialog({ onClose }: { onClose: () => void }) {
  const { dialog } = useScimText();
  const { tokens: words } = useText();
  const [values, set] = useState({ name: '', days: never, makesDepartments: false, sendsMails: false });
  const [missing, setMissing] = useState('');
  const { mutate, data: made, isPending, error } = useMutation(makeScimToken);
  const problems = isPending ? {} : serverProblems(error, fields);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const parsed = NewScimToken.safeParse({ ...values, days: values.days === never ? null : Number(values.days) });
    const issue = parsed.success ? undefined : parsed.error.issues[0];
    setMissing(issue ? textOf(issue.message) : '');
    if (parsed.success) mutate(parsed.data);
    else focusField(event.currentTarget, 'name');
  }

  if (made) {
    const shown = { ...words.made, hint: dialog.hint };
    return <SecretDialog secret={made.token} words={shown} onCopied={() => announce(words.made.copied)} onClose={onClose} />;
  }
  return (
    <FormDialog
      title={dialog.title}
      description={dialog.ask}
      labels={{ cancel: words.cancel, submit: words.dialog.button, busy: words.dialog.busy }}
      busy={isPending}
      className="flex flex-col gap-1.5"
      onSubmit={submit}
      onClose={onClose}
    >
      <InputField
        label={words.dialog.name}
        placeholder={dialog.namePlaceholder}
        error={missing || problems.name || undefined}
        size="lg"
        name="name"
        value={values.name}
        readOnly={isPending}
        onChange={(name) => {
          set({ ...values, name });
          setMissing('');
        }}
      />
      <Field label={words.dialog.days}>
        {(control) => (
          <Select
            {...control}
            size="lg"
            disabled={isPending}
            value={values.days}
            onChange={(days) => set({ ...values, days })}
            options={[
              { value: never, label: words.dialog.never },
              ...tokenDays.map((days) => ({ value: String(days), label: words.dialog.inDays(days) })),
            ]}
          />
        )}
      </Field>
      {(['makesDepartments', 'sendsMails'] as const).map((name) => (
        <Choice
          key={name}
          label={dialog[name]}
          hint={dialog[`${name}Hint`]}
          checked={values[name]}
          disabled={isPending}
          onChange={(on) => set({ ...values, [name]: on })}
        />
      ))}
      <FormError text={problems.form && `${words.dialog.failed} ${problems.form}`} />
    </FormDialog>
  );
}

interface ChoiceProps {
  label: string;
  hint: string;
  checked: boolean;
  disabled: boolean;
  onChange: (on: boolean) => void;
}

function Choice({ label, hint, checked, disabled, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="mb-2 flex items-start gap-2.5">
      <Checkbox id={id} aria-describedby={`${id}-hint`} checked={checked} disabled={disabled} onChange={onChange} />
      <div className="min-w-0">
        <label htmlFor={id} className="block text-13">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-12 text-pretty text-ink-3">
          {hint}
        </p>
      </div>
    </div>
  );
}
