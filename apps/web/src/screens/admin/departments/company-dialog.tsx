// The name of the company and the address of this installation, which mails, links and the sign-in of others use.
import { limits, product } from '@app/contract/limits.ts';
import type { MailServer } from '@app/contract/mail-server/mail-server.contract.ts';
import { mailServerLimits } from '@app/contract/mail-server/mail-server.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { mailServerQuery, saveMailServer } from '#features/mail-server/mail-server.queries.ts';
import { useSetupText } from '#features/setup/setup-text.ts';
import { focusField, serverProblems } from '#lib/form-problems.ts';
import { useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { InputField } from '#ui/input-field.tsx';
import { RegionError } from '#ui/region-error.tsx';

const fields = ['companyName', 'address'] as const;

interface CompanyDialogProps {
  onClose: () => void;
}

export function CompanyDialog({ onClose }: CompanyDialogProps) {
  const { company: words } = useSetupText();
  const { data, error, isError, isFetching, refetch } = useQuery(mailServerQuery);
  if (data) return <Form saved={data} onClose={onClose} />;
  // One dialog alone takes the focus into its field: it opens with what it shows.
  if (!isError) return null;
  return (
    <Dialog open size="sm" title={words.title} onOpenChange={(open) => open || onClose()}>
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    </Dialog>
  );
}

function Form({ saved, onClose }: CompanyDialogProps & { saved: MailServer }) {
  const { company: words, samples, mailServer: labels } = useSetupText();
  const { mailServer } = useText();
  // Nobody has chosen the name of the product; the address of this page is proposed until one is set.
  const [name, setName] = useState(saved.companyName === product ? '' : saved.companyName);
  const [address, setAddress] = useState(saved.address ?? location.origin);
  const save = useMutation(saveMailServer);
  const fixed = saved.fromEnvironment;
  const problems = serverProblems(save.error, fields);
  function submit({ currentTarget }: FormEvent<HTMLFormElement>) {
    if (fixed.companyName && fixed.address) return onClose();
    const { hasPassword: _has, passwordUnreadable: _un, fromEnvironment: _from, ...rest } = saved;
    save.mutate(
      { ...rest, companyName: name.trim(), address: address.trim() || null },
      {
        onSuccess: () => {
          toast({ title: words.saved });
          onClose();
        },
        onError: (error) => {
          const problem = fields.find((field) => serverProblems(error, fields)[field]);
          if (problem) focusField(currentTarget, problem);
        },
      },
    );
  }
  return (
    <FormDialog
      size="sm"
      title={words.title}
      labels={{ cancel: samples.cancel, submit: mailServer.save, busy: mailServer.saving }}
      busy={save.isPending}
      className="flex flex-col gap-4"
      onSubmit={submit}
      onClose={onClose}
    >
      <InputField
        autoFocus
        name="companyName"
        label={mailServer.companyName}
        hint={words.nameHint}
        placeholder={product}
        error={problems.companyName}
        readOnly={fixed.companyName}
        maxLength={limits.fullName.max}
        value={name}
        onChange={setName}
      />
      <InputField
        name="address"
        label={labels.address}
        hint={words.addressHint}
        error={problems.address}
        readOnly={fixed.address}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={mailServerLimits.address}
        value={address}
        onChange={setAddress}
      />
      {fixed.companyName || fixed.address ? (
        <p className="flex gap-2 text-12 text-pretty text-ink-2">
          <Lock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {words.environment}
        </p>
      ) : null}
      <FormError text={problems.form} />
    </FormDialog>
  );
}
