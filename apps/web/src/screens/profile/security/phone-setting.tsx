// Whether the sign-in asks for a code from the phone: setting it up, new recovery codes, turning it off.
import type { SecondFactor } from '@app/contract/second-factors/second-factors.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSecondFactorsText } from '#features/auth/second-factors-text.ts';
import { endTrust, removePhone, renewRecoveryCodes, secondFactorQuery } from '#features/second-factors/second-factors.queries.ts';
import { useDates } from '#lib/dates.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { PhoneDialog } from '#screens/profile/security/phone-dialog.tsx';
import { RecoveryCodesDialog } from '#screens/profile/security/recovery-codes-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm, preloadConfirm } from '#ui/confirm.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function PhoneSetting() {
  const { setting: words } = useSecondFactorsText();
  const { data, isError, error, isFetching, refetch } = useQuery(secondFactorQuery);
  const [isOpen, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <>
      {data === undefined ? (
        isError ? (
          <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-16 w-full" />
        )
      ) : data.totp ? (
        <PhoneOn known={data} onCodes={setCodes} />
      ) : (
        <div className="mb-1 flex flex-wrap items-center gap-3">
          <p className="text-12 text-ink-2">{words.off}</p>
          <Button onClick={() => setOpen(true)}>{words.setUp}</Button>
        </div>
      )}
      {isOpen ? (
        <PhoneDialog
          onClose={() => setOpen(false)}
          onCodes={(made) => {
            setOpen(false);
            setCodes(made);
          }}
        />
      ) : null}
      {codes ? <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} /> : null}
    </>
  );
}

type Question = 'codes' | 'off';

function PhoneOn({ known, onCodes }: { known: SecondFactor; onCodes: (codes: readonly string[]) => void }) {
  const { setting: words } = useSecondFactorsText();
  const { formatInstant } = useDates();
  const [asked, ask] = useState<Question>();
  const renew = useMutation(renewRecoveryCodes);
  const remove = useMutation(removePhone);
  const untrust = useMutation(endTrust);
  const onError = (error: Error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' });
  const facts = [
    known.since === null ? '' : words.on(formatInstant(known.since)),
    words.codesLeft(known.recoveryCodes),
    known.trustedDevices > 0 ? words.trusted(known.trustedDevices) : '',
  ];
  const questions = {
    codes: {
      ...{ title: words.newCodesTitle, text: words.newCodesText, confirmLabel: words.newCodes },
      onConfirm: () => renew.mutate(undefined, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes), onError }),
    },
    off: {
      ...{ title: words.turnOffTitle, text: words.turnOffText, confirmLabel: words.turnOff },
      onConfirm: () => remove.mutate(undefined, { onSuccess: () => toast({ title: words.turnedOff }), onError }),
    },
  };
  return (
    <>
      <p className="text-12 text-pretty text-ink-2">{facts.filter(Boolean).join(' ')}</p>
      <div className="mt-2 mb-1 flex flex-wrap gap-2">
        <Button busy={renew.isPending} onPointerEnter={preloadConfirm} onClick={() => ask('codes')}>
          {words.newCodes}
        </Button>
        {known.trustedDevices > 0 ? (
          <Button
            busy={untrust.isPending}
            onClick={() => untrust.mutate(undefined, { onSuccess: () => toast({ title: words.endTrustDone }), onError })}
          >
            {words.endTrust}
          </Button>
        ) : null}
        <Button busy={remove.isPending} onPointerEnter={preloadConfirm} onClick={() => ask('off')}>
          {words.turnOff}
        </Button>
      </div>
      <Confirm
        danger
        open={asked !== undefined}
        onOpenChange={(open) => open || ask(undefined)}
        cancelLabel={words.cancel}
        {...questions[asked ?? 'off']}
      />
    </>
  );
}
