// Who may create an account: anybody, anybody whom an administrator admits, or only people who are invited.
import type { RegistrationState } from '@app/contract/registration/registration.contract.ts';
import { type RegistrationMode, registrationModes } from '@app/contract/registration/registration.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { chooseRegistration, registrationQuery } from '#features/registration/registration.queries.ts';
import { useSetupText } from '#features/setup/setup-text.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';
import { FormError } from '#ui/form-error.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface RegistrationDialogProps {
  onClose: () => void;
}

export function RegistrationDialog({ onClose }: RegistrationDialogProps) {
  const { signIn: words } = useSetupText();
  const { data, error, isError, isFetching, refetch } = useQuery(registrationQuery);
  if (data) return <Form stored={data} onClose={onClose} />;
  return (
    <Dialog open size="sm" title={words.title} onOpenChange={(open) => open || onClose()}>
      {isError ? (
        <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Dialog>
  );
}

function Form({ stored, onClose }: RegistrationDialogProps & { stored: RegistrationState }) {
  const { signIn: words, samples, registration } = useSetupText();
  const { mailServer } = useText();
  const [mode, setMode] = useState<RegistrationMode>(stored.mode);
  const choose = useMutation(chooseRegistration);
  const { fromEnvironment } = stored;
  function submit() {
    if (fromEnvironment) return onClose();
    choose.mutate(mode, {
      onSuccess: () => {
        toast({ title: words.saved, text: registration[mode] });
        onClose();
      },
    });
  }
  return (
    <FormDialog
      size="sm"
      title={words.title}
      labels={{ cancel: samples.cancel, submit: mailServer.save, busy: mailServer.saving }}
      busy={choose.isPending}
      className="flex flex-col gap-1"
      onSubmit={submit}
      onClose={onClose}
    >
      {registrationModes.map((each) => (
        <label key={each} className="flex gap-3 rounded-lg p-2 hover:bg-hover has-checked:bg-hover">
          <input
            type="radio"
            name="registration"
            className="mt-1 accent-(--accent)"
            checked={mode === each}
            disabled={fromEnvironment}
            onChange={() => setMode(each)}
          />
          <span className="min-w-0">
            <span className="block text-13 font-medium">{registration[each]}</span>
            <span className="block text-12 text-pretty text-ink-2">{words.texts[each]}</span>
          </span>
        </label>
      ))}
      {fromEnvironment ? (
        <p className="flex gap-2 px-2 pt-2 text-12 text-pretty text-ink-2">
          <Lock aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          {words.environment}
        </p>
      ) : null}
      <FormError text={choose.error ? reasonOf(choose.error) : undefined} />
    </FormDialog>
  );
}
