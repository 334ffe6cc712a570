// The row of the passkeys: each with its name, when it was made and used, and one more.
import type { Passkey } from '@app/contract/passkeys/passkeys.contract.ts';
import { passkeyLimits } from '@app/contract/passkeys/passkeys.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { DeviceError } from '#features/auth/passkeys/ask-device.ts';
import { addPasskey, passkeysQuery, removePasskey } from '#features/auth/passkeys/passkeys.queries.ts';
import { usePasskeysText } from '#features/auth/passkeys/passkeys-text.ts';
import { isPasskeyOrigin, knowsPasskeys } from '#features/auth/passkeys/works-here.ts';
import { signInWaysQuery } from '#features/auth/sign-in-ways.queries.ts';
import { relativeTime, useDates, useNow } from '#lib/dates.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { PasskeyName } from '#screens/profile/security/passkey-name.tsx';
import { useSecurityText } from '#screens/profile/security/security-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { RevocableList } from '#ui/revocable-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function PasskeySetting() {
  const { setting: words } = usePasskeysText();
  const { data, isError, error, isFetching, refetch } = useQuery(passkeysQuery);
  if (data === undefined)
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-16 w-full" />
    );
  return (
    <>
      {data.length > 0 ? <List passkeys={data} /> : <p className="mb-2 text-12 text-ink-2">{words.none}</p>}
      <Add isFull={data.length >= passkeyLimits.perPerson} />
    </>
  );
}

function List({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { setting: words } = usePasskeysText();
  const { title } = useSecurityText().passkeys;
  const prefix = useId();
  const [renamed, rename] = useState<number>();
  const { mutate, isPending, variables } = useMutation(removePasskey);
  const renameDone = (id: number) => {
    rename(undefined);
    document.getElementById(`${prefix}-${id}`)?.focus();
  };
  const rows = passkeys.map((passkey) => ({
    id: passkey.id,
    name: passkey.name,
    facts: <Facts passkey={passkey} />,
    heading: renamed === passkey.id ? <PasskeyName passkey={passkey} onDone={() => renameDone(passkey.id)} /> : undefined,
    actions: (
      <Button
        id={`${prefix}-${passkey.id}`}
        aria-label={words.renameNamed(passkey.name)}
        aria-expanded={renamed === passkey.id}
        onClick={() => rename(renamed === passkey.id ? undefined : passkey.id)}
      >
        {words.rename}
      </Button>
    ),
  }));
  const remove = (id: number) =>
    mutate(id, {
      onSuccess: () => toast({ title: words.revoked }),
      onError: (error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' }),
    });
  return <RevocableList label={title} rows={rows} words={words} busyId={isPending ? variables : undefined} onRevoke={remove} />;
}

function Facts({ passkey: { createdAt, lastUsedAt, state } }: { passkey: Passkey }) {
  const { setting: words } = usePasskeysText();
  const { formatInstant } = useDates();
  const now = useNow();
  const used = lastUsedAt === null ? words.unused : words.used(relativeTime(lastUsedAt, now));
  return (
    <>
      <p className="text-12 text-pretty wrap-anywhere text-ink-3">{[words.made(formatInstant(createdAt)), used].join(' · ')}</p>
      {state === 'works' ? null : (
        <Badge tone={state === 'copied' ? 'danger' : 'neutral'} className="mt-1">
          {words[state]}
        </Badge>
      )}
    </>
  );
}

/** The button, or why there is none. */
function Add({ isFull }: { isFull: boolean }) {
  const { setting: words, problems } = usePasskeysText();
  const ways = useQuery(signInWaysQuery);
  const { mutate, isPending, error } = useMutation(addPasskey);
  if (ways.isPending) return <Skeleton className="h-8 w-40" />;
  const origin = ways.data?.passkeyOrigin ?? null;
  const why =
    origin === null
      ? words.nowhere
      : isPasskeyOrigin(origin)
        ? knowsPasskeys()
          ? isFull && words.full
          : words.noBrowser
        : words.elsewhereOnly(origin);
  if (why) return <p className="mb-1 text-12 text-pretty text-ink-2">{why}</p>;
  const said =
    error instanceof DeviceError
      ? error.problem === 'given up'
        ? undefined
        : problems[error.problem]
      : error && reasonOf(error);
  return (
    <>
      <FormError text={isPending ? undefined : (said ?? undefined)} />
      <Button
        className="mb-1"
        busy={isPending}
        busyLabel={words.adding}
        onClick={() => mutate(undefined, { onSuccess: ({ name }) => toast({ title: words.added(name) }) })}
      >
        {words.add}
      </Button>
    </>
  );
}
