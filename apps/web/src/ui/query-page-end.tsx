// The end of a list whose pages a query loads.
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { PageEnd } from '#ui/page-end.tsx';

interface QueryPageEndProps {
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetching' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'>;
  count: number;
  failed: string;
  /** The rows that are shown are those of an earlier query. */
  isLate?: boolean;
}

/** Nothing once all pages have come. */
export function QueryPageEnd({ query, count, failed, isLate = false }: QueryPageEndProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, error, fetchNextPage } = query;
  if (!hasNextPage && !isLate) return null;
  return (
    <PageEnd
      count={count}
      busy={isLate || isFetching}
      error={isFetchNextPageError ? error : undefined}
      failed={failed}
      onMore={() => void fetchNextPage()}
    />
  );
}
