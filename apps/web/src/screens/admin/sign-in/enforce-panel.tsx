// Whether everybody has to sign in with a provider, and the one administrator who may still use a password.
import type { SingleSignOn } from '@app/contract/identity-providers/identity-providers.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { enforceSignOn } from '#features/identity-providers/identity-providers.queries.ts';
import { useProvidersText } from '#features/identity-providers/providers-text.ts';
import { usersQuery } from '#features/users/users.queries.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { Panel } from '#ui/panel.tsx';
import { Select } from '#ui/select.tsx';

export function EnforcePanel({ known: { enforced, emergencyUserId, providers } }: { known: SingleSignOn }) {
  const { enforce: words } = useProvidersText();
  const { data: people } = useQuery(usersQuery);
  const [chosen, choose] = useState(emergencyUserId === null ? '' : String(emergencyUserId));
  const { mutate, isPending, error } = useMutation(enforceSignOn);
  const isProved = providers.some(({ enabled, provedAt }) => enabled && provedAt !== null);
  const admins = (people ?? []).filter(({ role, active }) => role === 'admin' && active !== false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const next = { enforced: !enforced, emergencyUserId: chosen === '' ? null : Number(chosen) };
    mutate(next, { onSuccess: () => toast({ title: enforced ? words.endedToast : words.begunToast }) });
  }

  return (
    <Panel title={words.title} text={enforced ? words.on : words.text}>
      <form className="flex flex-col items-start gap-2" onSubmit={submit}>
        {enforced ? null : (
          <Field dense className="w-full" label={words.emergency} hint={words.emergencyHint}>
            {(control) => (
              <Select
                {...control}
                value={chosen}
                onChange={choose}
                placeholder={words.choose}
                options={admins.map(({ id, fullName }) => ({ value: String(id), label: fullName }))}
              />
            )}
          </Field>
        )}
        {enforced || isProved ? null : <p className="text-12 text-pretty text-ink-2">{words.unproved}</p>}
        <p className="text-12 text-pretty text-ink-3">{words.command}</p>
        <FormError text={error && !isPending ? reasonOf(error) : undefined} />
        <Button type="submit" disabled={!enforced && (!isProved || chosen === '')} busy={isPending}>
          {enforced ? words.end : words.begin}
        </Button>
      </form>
    </Panel>
  );
}
