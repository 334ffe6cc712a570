// The API tokens of everybody, which administrators revoke and never see.
import { useInfiniteQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { TokenList } from '#features/tokens/token-list.tsx';
import { allTokensQuery } from '#features/tokens/tokens.queries.ts';
import { useText } from '#lib/text.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export function AllTokensDialog({ onClose }: { onClose: () => void }) {
  const { tokens: words } = useText();
  const all = useInfiniteQuery(allTokensQuery);
  const tokens = all.data?.pages.flat() ?? [];
  return (
    <Dialog open size="lg" title={words.all.title} description={words.all.text} onOpenChange={(open) => open || onClose()}>
      {all.isError && !all.data ? (
        <RegionError text={words.loadFailed} error={all.error} busy={all.isFetching} onRetry={() => void all.refetch()} />
      ) : all.isPending ? (
        <Skeleton className="h-40 w-full" />
      ) : tokens.length === 0 ? (
        <Empty icon={<KeyRound />} title={words.all.none} />
      ) : (
        <TokenList label={words.all.label} tokens={tokens} />
      )}
      <QueryPageEnd query={all} count={tokens.length} failed={words.loadFailed} />
    </Dialog>
  );
}
