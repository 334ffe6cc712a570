// API tokens as rows, each with the button that revokes it after a question.
import type { ApiToken } from '@app/contract/tokens/tokens.contract.ts';
import { revokeToken } from '#features/tokens/tokens.queries.ts';
import { relativeTime, useDates, useNow } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { RevocableList } from '#ui/revocable-list.tsx';

/** `userName` is shown where the tokens are not all of one person. */
type ListedToken = ApiToken & { userName?: string };

interface TokenListProps {
  label: string;
  tokens: readonly ListedToken[];
}

export function TokenList({ label, tokens }: TokenListProps) {
  const { tokens: words } = useText();
  const { mutate, isPending, variables } = useMutation(revokeToken);
  const rows = tokens.map((token) => ({
    id: token.id,
    name: [token.name, token.userName].filter(Boolean).join(' · '),
    facts: <TokenFacts token={token} />,
  }));
  return <RevocableList label={label} rows={rows} words={words} busyId={isPending ? variables : undefined} onRevoke={mutate} />;
}

function TokenFacts({ token: { scopes, createdAt, expiresAt, lastUsedAt } }: { token: ListedToken }) {
  const { tokens: words } = useText();
  const { formatLong, dayOfInstant } = useDates();
  const now = useNow();
  const day = (instant: string) => formatLong(dayOfInstant(instant));
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now;
  const end = expiresAt === null ? words.never : isOver ? words.expiredOn(day(expiresAt)) : words.expires(day(expiresAt));
  const use = lastUsedAt === null ? words.unused : words.used(relativeTime(lastUsedAt, now));
  return (
    <>
      <p className="text-12 text-pretty text-ink-2">{scopes.map((scope) => words.scopes[scope].title).join(', ')}</p>
      <p className="text-12 text-pretty text-ink-3">
        {words.created(day(createdAt))} · {isOver ? <span className="text-danger-ink">{end}</span> : end} · {use}
      </p>
    </>
  );
}
