// The latest sign-ins to one's own account: when, how, from where, and which were refused.
import type { SignIn } from '@app/contract/sign-ins/sign-ins.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { signInsQuery } from '#features/sign-ins/sign-ins.queries.ts';
import { useDates } from '#lib/dates.ts';
import { useSecurityText } from '#screens/profile/security/security-text.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** So many are shown at first. */
const few = 10;

export function SignInList() {
  const { history: words } = useSecurityText();
  const { data, isError, error, isFetching, refetch } = useQuery(signInsQuery);
  const [isWhole, setWhole] = useState(false);
  if (data === undefined)
    return isError ? (
      <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-16 w-full" />
    );
  if (data.length === 0) return <p className="text-12 text-ink-2">{words.none}</p>;
  return (
    <>
      <ul aria-label={words.title} className="divide-y divide-line">
        {(isWhole ? data : data.slice(0, few)).map((signIn) => (
          <Row key={signIn.id} signIn={signIn} />
        ))}
      </ul>
      {data.length > few && !isWhole ? (
        <Button variant="ghost" className="mb-1" onClick={() => setWhole(true)}>
          {words.all(data.length)}
        </Button>
      ) : null}
    </>
  );
}

function Row({ signIn: { at, outcome, method, provider, reason, device, address, isNew } }: { signIn: SignIn }) {
  const { history: words, sessions } = useSecurityText();
  const { formatInstant } = useDates();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="text-13 wrap-anywhere">{device}</p>
        <p className="text-12 text-pretty wrap-anywhere text-ink-3">
          {[
            formatInstant(at),
            address ?? sessions.noAddress,
            ...(method === 'passkey' ? [words.withPasskey] : provider ? [words.with(provider)] : []),
          ].join(' · ')}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        {isNew ? <Badge tone="info">{words.isNew}</Badge> : null}
        <Badge tone={outcome === 'done' ? 'success' : 'danger'}>{reason === null ? words.done : words.refused[reason]}</Badge>
      </span>
    </li>
  );
}
