// People in pages: a table loads what is seen. Few people are all loaded, and the page filters them; of many the server does.
import { infiniteQueryOptions, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

interface PeoplePage<Row> {
  rows: Row[];
  next: string | null;
  all: number;
  found: number;
  waiting: number;
}

/** Loads the pages that are asked for, which are fetched again whenever the table is opened. */
export function peoplePagesQuery<Row>(
  queryKey: QueryKey,
  load: (after: string | undefined, signal: AbortSignal) => Promise<PeoplePage<Row>>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnMount: 'always',
  });
}

type PagesQuery<Row> = ReturnType<typeof peoplePagesQuery<Row>>;

/** Returns the pages of everybody, or of those who match once there are more people than have loaded. */
export function usePeoplePages<Row>(everybody: PagesQuery<Row>, matching: PagesQuery<Row> | undefined) {
  const all = useInfiniteQuery(everybody);
  const isAsked = matching !== undefined && all.hasNextPage;
  const found = useInfiniteQuery({
    ...(matching ?? everybody),
    enabled: isAsked,
    // The matches of the search before, of the same table.
    placeholderData: (data, query) => (query?.queryKey[1] === everybody.queryKey[1] ? data : undefined),
  });
  const isMatched = isAsked && (found.data !== undefined || found.isError);
  const shown = isMatched ? found : all;
  const pages = shown.data?.pages ?? [];
  const rows = pages.flatMap((page) => page.rows);
  return {
    rows,
    counts: pages[0],
    shown,
    /** The rows are those who match the search; else the page filters what has loaded. */
    isMatched,
    isLate: isAsked && (found.isPlaceholderData || found.isPending),
    /** Returns how many people there are, if the page shows so many of the rows. */
    countOf: (visible: number) => {
      const isPart = !isMatched && visible < rows.length;
      return isPart ? visible : (pages[0]?.found ?? 0) - rows.length + visible;
    },
  };
}
