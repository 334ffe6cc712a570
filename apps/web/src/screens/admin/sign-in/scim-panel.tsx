// Accounts from a directory: the address that it calls, and its tokens.
import type { ScimToken } from '@app/contract/scim-tokens/scim-tokens.contract.ts';
import { scimPath } from '@app/contract/scim-tokens/scim-tokens.limits.ts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useScimText } from '#features/scim-tokens/scim-text.ts';
import { revokeScimToken, scimTokensQuery } from '#features/scim-tokens/scim-tokens.queries.ts';
import { announce } from '#lib/announce.ts';
import { relativeTime, useDates, useNow } from '#lib/dates.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { CopyLink } from '#ui/copy-link.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { RevocableList } from '#ui/revocable-list.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const ScimTokenDialog = lazyOverlay(
  () => import('#screens/admin/sign-in/scim-token-dialog.tsx').then((m) => ({ default: m.ScimTokenDialog })),
  { opens: 'layer' },
);

export function ScimPanel() {
  const words = useScimText();
  const { tokens } = useText();
  const { data, error, isError, isFetching, refetch } = useQuery(scimTokensQuery);
  const [isMaking, setMaking] = useState(false);
  return (
    <Panel title={words.title} text={words.intro}>
      {data === undefined ? (
        isError ? (
          <RegionError text={tokens.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )
      ) : (
        <>
          {data.length === 0 ? (
            <p className="mb-3 text-13 text-ink-2">{words.off}</p>
          ) : (
            <>
              <CopyLink
                quiet
                link={scimPath}
                strings={{ ...tokens.made, link: words.address }}
                text={words.addressText}
                onCopied={() => announce(tokens.made.copied)}
              />
              <TokenRows label={words.title} tokens={data} />
            </>
          )}
          <Button icon={<Plus />} onPointerEnter={ScimTokenDialog.preload} onClick={() => setMaking(true)}>
            {words.make}
          </Button>
        </>
      )}
      {isMaking ? <ScimTokenDialog onClose={() => setMaking(false)} onLoadError={() => setMaking(false)} /> : null}
    </Panel>
  );
}

function TokenRows({ label, tokens }: { label: string; tokens: readonly ScimToken[] }) {
  const { revokeText } = useScimText();
  const { tokens: words } = useText();
  const { mutate, isPending, variables } = useMutation(revokeScimToken);
  const rows = tokens.map((token) => ({ id: token.id, name: token.name, facts: <Facts token={token} /> }));
  return (
    <div className="my-3 border-y border-line">
      <RevocableList
        label={label}
        rows={rows}
        words={{ ...words, revokeText }}
        busyId={isPending ? variables : undefined}
        onRevoke={mutate}
      />
    </div>
  );
}

function Facts({ token: { createdAt, expiresAt, lastUsedAt, makesDepartments, sendsMails } }: { token: ScimToken }) {
  const own = useScimText();
  const { tokens: words } = useText();
  const { formatLong, dayOfInstant } = useDates();
  const now = useNow();
  const day = (instant: string) => formatLong(dayOfInstant(instant));
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  const end = expiresAt === null ? words.never : isOver ? words.expiredOn(day(expiresAt)) : words.expires(day(expiresAt));
  const use = lastUsedAt === null ? words.unused : words.used(relativeTime(lastUsedAt, now));
  const does = [makesDepartments && own.makesDepartments, sendsMails && own.sendsMails].filter((one) => one !== false);
  return (
    <>
      {does.length > 0 ? <p className="text-12 text-pretty text-ink-2">{does.join(' · ')}</p> : null}
      <p className="text-12 text-pretty text-ink-3">
        {words.created(day(createdAt))} · {isOver ? <span className="text-danger-ink">{end}</span> : end} · {use}
      </p>
    </>
  );
}
