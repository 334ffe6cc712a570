// The dialog that makes an API token of the person or of a service account: name, permissions and expiry; then the secret, which is
// shown only once.

import { type Scope, scopes } from '@app/contract/principals.ts';
import { NewToken } from '@app/contract/tokens/tokens.contract.ts';
import { tokenDays } from '@app/contract/tokens/tokens.limits.ts';
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { makeToken } from '#features/tokens/tokens.queries.ts';
import { usePermissions } from '#features/users/users.queries.ts';
import { announce } from '#lib/announce.ts';
import { useDraft } from '#lib/draft.ts';
import { type FormProblems, focusField, serverProblems } from '#lib/form-problems.ts';
import { textOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ErrorText } from '#ui/error-text.tsx';
import { Field } from '#ui/field.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { InputField } from '#ui/input-field.tsx';
import { SecretDialog } from '#ui/secret-dialog.tsx';
import { Select } from '#ui/select.tsx';

const never = 'never';
const fields = ['name', 'scopes', 'days'] as const;
type Problems = FormProblems<(typeof fields)[number]>;

interface TokenDialogProps {
  /** The service account that the token is for; without it the token is the person's own. */
  account?: Pick<AdminUser, 'id' | 'fullName'> | undefined;
  onClose: () => void;
}

export function TokenDialog({ account, onClose }: TokenDialogProps) {
  const { tokens: words } = useText();
  const { isAdmin } = usePermissions();
  const [values, keep, forget] = useDraft(`token-${account?.id ?? 'own'}`, {
    name: '',
    scopes: ['tasks:read'] as Scope[],
    days: '90',
  });
  const [own, setOwn] = useState<Problems>({});
  const form = useRef<HTMLFormElement>(null);
  const { mutate, data: made, isPending, error } = useMutation(makeToken);
  const problems: Problems = isPending ? {} : { ...serverProblems(error, fields), ...own };
  const offered = scopes.filter((scope) => (isAdmin && !account) || !scope.startsWith('admin:'));

  function change(part: Partial<typeof values>): void {
    keep({ ...values, ...part });
    setOwn((previous) => ({ ...previous, ...Object.fromEntries(Object.keys(part).map((name) => [name, ''])) }));
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    form.current = event.currentTarget;
    const parsed = NewToken.safeParse({
      ...values,
      days: values.days === never ? null : Number(values.days),
      userId: account?.id,
    });
    const issues = parsed.success ? [] : parsed.error.issues;
    setOwn(Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), textOf(message)])));
    if (parsed.success) mutate(parsed.data, { onSuccess: forget });
    else focusField(form.current, String(issues[0]?.path[0]));
  }
  useEffect(() => {
    const [first] = Object.keys(serverProblems(error, fields));
    if (first) focusField(form.current, first);
  }, [error]);

  if (made)
    return <SecretDialog secret={made.token} words={words.made} onCopied={() => announce(words.made.copied)} onClose={onClose} />;
  return (
    <FormDialog
      title={account ? words.service.tokenFor(account.fullName) : words.dialog.title}
      description={words.dialog.ask}
      labels={{ cancel: words.cancel, submit: words.dialog.button, busy: words.dialog.busy }}
      busy={isPending}
      className="flex flex-col gap-1.5"
      onSubmit={submit}
      onClose={() => {
        forget();
        onClose();
      }}
    >
      <InputField
        label={words.dialog.name}
        placeholder={words.dialog.namePlaceholder}
        error={problems.name || undefined}
        size="lg"
        name="name"
        value={values.name}
        readOnly={isPending}
        onChange={(name) => change({ name })}
      />
      <ScopeChoice
        offered={offered}
        chosen={values.scopes}
        error={problems.scopes || undefined}
        disabled={isPending}
        onChange={(chosen) => change({ scopes: chosen })}
      />
      <Field
        label={words.dialog.days}
        hint={values.days === never ? words.dialog.neverHint : undefined}
        error={problems.days || undefined}
      >
        {(control) => (
          <Select
            {...control}
            size="lg"
            disabled={isPending}
            value={values.days}
            onChange={(days) => change({ days })}
            options={[
              ...tokenDays.map((days) => ({ value: String(days), label: words.dialog.inDays(days) })),
              { value: never, label: words.dialog.never },
            ]}
          />
        )}
      </Field>
      <FormError text={problems.form && `${words.dialog.failed} ${problems.form}`} />
    </FormDialog>
  );
}

interface ScopeChoiceProps {
  offered: readonly Scope[];
  chosen: readonly Scope[];
  error: string | undefined;
  disabled: boolean;
  onChange: (chosen: Scope[]) => void;
}

function ScopeChoice({ offered, chosen, error, disabled, onChange }: ScopeChoiceProps) {
  const { tokens: words } = useText();
  const id = useId();
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`} className="mb-3">
      <legend className="mb-1.5 text-13 font-medium">{words.dialog.scopes}</legend>
      <div className="flex flex-col gap-2.5">
        {offered.map((scope) => (
          <div key={scope} className="flex items-start gap-2.5">
            <Checkbox
              id={`${id}-${scope}`}
              aria-describedby={`${id}-${scope}-text`}
              checked={chosen.includes(scope)}
              disabled={disabled}
              onChange={(on) => onChange(offered.filter((each) => (each === scope ? on : chosen.includes(each))))}
            />
            <div className="min-w-0">
              <label htmlFor={`${id}-${scope}`} className="block text-13">
                {words.scopes[scope].title}
              </label>
              <p id={`${id}-${scope}-text`} className="text-12 text-pretty text-ink-3">
                {words.scopes[scope].text}
              </p>
            </div>
          </div>
        ))}
      </div>
      <div role="alert" className="min-h-5">
        {error === undefined ? null : <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      </div>
    </fieldset>
  );
}
