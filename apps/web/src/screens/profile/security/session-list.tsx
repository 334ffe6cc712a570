// The devices on which the person is signed in, each with the button that ends it, and one for all others, and those without a code.
import type { Session } from '@app/contract/sessions/sessions.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { trustedDevicesQuery } from '#features/second-factors/second-factors.queries.ts';
import { endOtherSessions, endSession, sessionsQuery } from '#features/sessions/sessions.queries.ts';
import { useSessionTimes } from '#features/users/users.queries.ts';
import { relativeTime, useDates, useNow } from '#lib/dates.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { useSecurityText } from '#screens/profile/security/security-text.ts';
import { TrustedDevices } from '#screens/profile/security/trusted-devices.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm, preloadConfirm } from '#ui/confirm.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { RevocableList } from '#ui/revocable-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function SessionList() {
  const { sessions: words, trusted: ofTrust } = useSecurityText();
  const times = useSessionTimes();
  const { data, isError, error, isFetching, refetch } = useQuery(sessionsQuery);
  const trusted = useQuery(trustedDevicesQuery);
  // Both appear together, so that nothing moves.
  if (data === undefined || trusted.isPending)
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-16 w-full" />
    );
  return (
    <>
      {times ? <p className="text-12 text-pretty text-ink-2">{words.lasts(times.idleHours, times.maxDays)}</p> : null}
      <List sessions={data} />
      {data.length > 1 ? <EndOthers /> : null}
      {trusted.isError && trusted.data === undefined ? (
        <RegionError
          text={ofTrust.loadFailed}
          error={trusted.error}
          busy={trusted.isFetching}
          onRetry={() => void trusted.refetch()}
        />
      ) : (
        <TrustedDevices devices={trusted.data ?? []} />
      )}
    </>
  );
}

function List({ sessions }: { sessions: readonly Session[] }) {
  const { sessions: words } = useSecurityText();
  const { mutate, isPending, variables } = useMutation(endSession);
  const rows = sessions.map((session) => ({
    id: session.id,
    name: session.device,
    facts: <Facts session={session} />,
    kept: session.current ? <Badge tone="accent">{words.current}</Badge> : undefined,
  }));
  const end = (id: string) =>
    mutate(id, {
      onSuccess: () => toast({ title: words.revoked }),
      onError: (error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' }),
    });
  return (
    <RevocableList label={words.title} rows={rows} words={words} busyId={isPending ? variables : undefined} onRevoke={end} />
  );
}

function Facts({ session: { address, createdAt, lastSeenAt, current } }: { session: Session }) {
  const { sessions: words } = useSecurityText();
  const { formatInstant } = useDates();
  const now = useNow();
  const facts = [address ?? words.noAddress, words.signedIn(formatInstant(createdAt))];
  if (!current) facts.push(words.used(relativeTime(lastSeenAt, now)));
  return <p className="text-12 text-pretty wrap-anywhere text-ink-3">{facts.join(' · ')}</p>;
}

function EndOthers() {
  const { sessions: words } = useSecurityText();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation(endOtherSessions);
  const end = () =>
    mutate(undefined, {
      onSuccess: () => toast({ title: words.othersDone }),
      onError: (error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' }),
    });
  return (
    <>
      <Button className="mt-2 mb-1" busy={isPending} onPointerEnter={preloadConfirm} onClick={() => setAsking(true)}>
        {words.others}
      </Button>
      <Confirm
        danger
        open={asking}
        onOpenChange={setAsking}
        title={words.othersTitle}
        text={words.othersText}
        confirmLabel={words.others}
        cancelLabel={words.cancel}
        onConfirm={end}
      />
    </>
  );
}
