// API tokens as rows, each with the button that revokes it after a question.
import type { ApiToken } from '@app/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { revokeToken } from '#features/tokens/tokens.queries.ts';
import { relativeTime, useDates, useNow } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Confirm, preloadConfirm } from '#ui/confirm.tsx';

/** `userName` is shown where the tokens are not all of one person. */
type ListedToken = ApiToken & { userName?: string };

interface TokenListProps {
  label: string;
  tokens: readonly ListedToken[];
}

const nameOf = ({ name, userName }: ListedToken) => [name, userName].filter(Boolean).join(' · ');

export function TokenList({ label, tokens }: TokenListProps) {
  const { tokens: words } = useText('accountAdmin');
  const { mutate, isPending, variables } = useMutation(revokeToken);
  const [leaving, setLeaving] = useState<ListedToken>();
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {tokens.map((token) => (
          <li key={token.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <TokenFacts token={token} />
            <Button
              aria-label={words.revokeNamed(nameOf(token))}
              disabled={isPending && variables === token.id}
              onPointerEnter={preloadConfirm}
              onClick={() => setLeaving(token)}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        danger
        open={leaving !== undefined}
        onOpenChange={(open) => open || setLeaving(undefined)}
        title={words.revokeTitle}
        text={words.revokeText(leaving ? nameOf(leaving) : '')}
        confirmLabel={words.revoke}
        cancelLabel={words.cancel}
        onConfirm={() => leaving && mutate(leaving.id)}
      />
    </>
  );
}

function TokenFacts({ token }: { token: ListedToken }) {
  const { tokens: words } = useText('accountAdmin');
  const { formatLong } = useDates();
  const now = useNow();
  const { scopes, createdAt, expiresAt, lastUsedAt } = token;
  const day = (instant: string) => formatLong(instant.slice(0, 10));
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  const end = expiresAt === null ? words.never : isOver ? words.expiredOn(day(expiresAt)) : words.expires(day(expiresAt));
  const use = lastUsedAt === null ? words.unused : words.used(relativeTime(lastUsedAt, now));
  return (
    <div className="min-w-0 flex-1 basis-60">
      <h3 className="text-13 font-medium wrap-anywhere">{nameOf(token)}</h3>
      <p className="text-12 text-pretty text-ink-2">{scopes.map((scope) => words.scopes[scope].title).join(', ')}</p>
      <p className="text-12 text-pretty text-ink-3">
        {words.created(day(createdAt))} · {isOver ? <span className="text-danger-ink">{end}</span> : end} · {use}
      </p>
    </div>
  );
}
