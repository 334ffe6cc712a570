// The frame of the screens with tasks that a board no longer lists, its trash and its archive: heading, search, pages.
import { companyWorkspaceId, timing } from '@app/contract/limits.ts';
import { screens } from '@app/contract/screens.ts';
import { type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { useEvents } from '#features/events/events.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { useDebounced } from '#lib/debounced.ts';
import { Link } from '#lib/link.tsx';
import { useNames } from '#lib/names.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useReloadDraft } from '#lib/use-reload-draft.ts';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { SearchInput } from '#ui/search-input.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#screens/workspace/unlisted/unlisted.css';

interface TypedSearch {
  typed: string;
  onType: (text: string) => void;
  /** What to search for, when typing pauses. */
  search: string;
}

export function useTypedSearch(name: string): TypedSearch {
  const [typed, onType] = useReloadDraft(`search-${name}`);
  return { typed, onType, search: useDebounced(typed.trim(), timing.searchDebounce) };
}

interface UnlistedScreenProps {
  workspaceId: number;
  words: {
    title: string;
    text: string;
    search: string;
    found: (count: number) => string;
    failed: string;
    empty: { title: string; text: string };
    nothingFound: { title: string; text: string };
  };
  icon: ReactNode;
  searched: TypedSearch;
  /** The most characters of the search. */
  most: number;
  query: UseInfiniteQueryResult;
  /** How many tasks match, and how many of them have loaded. */
  total: number;
  loaded: number;
  /** Takes the focus when a row goes with its button. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The tasks, if there are any. */
  children: ReactNode;
}

export function UnlistedScreen(props: UnlistedScreenProps) {
  const { workspaceId, words, icon, searched, most, query, total, loaded, heading, children } = props;
  const { history, workspaces } = useText();
  const names = useNames();
  useEvents();
  const board = useQuery(workspacesQuery).data?.find(({ id }) => id === workspaceId);
  const name = workspaceId === companyWorkspaceId ? workspaces.companyText : names.department(board?.name ?? '');
  useScreenTitle(words.title, name);
  const hasData = query.data !== undefined;
  const { typed, onType } = searched;
  return (
    <div className="h-full overflow-y-auto">
      <div className="unlisted">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <div className="min-w-0">
            <h2 ref={heading} tabIndex={-1} className="min-h-5 text-14 font-semibold wrap-anywhere">
              {name}
            </h2>
            <p className="text-12 text-ink-2">{words.text}</p>
          </div>
          <Link to={screens.workspace.href(workspaceId)} className="unlisted-link text-13">
            {history.toBoard}
          </Link>
        </div>
        {typed === '' && hasData && total === 0 ? null : (
          <search className="flex flex-wrap items-center gap-3">
            <SearchInput
              label={words.search}
              value={typed}
              maxLength={most}
              frameClassName="w-full sm:w-80"
              onChange={(event) => onType(event.target.value)}
            />
            <p role="status" className="text-12 text-ink-2">
              {hasData ? words.found(total) : null}
            </p>
          </search>
        )}
        {!hasData && query.error ? (
          <RegionError text={words.failed} error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
        ) : null}
        {!hasData && !query.error ? <Waiting /> : null}
        {hasData && loaded === 0 ? <Empty icon={icon} {...(typed === '' ? words.empty : words.nothingFound)} /> : null}
        {loaded > 0 ? children : null}
        {hasData ? <QueryPageEnd query={query} count={loaded} failed={words.failed} /> : null}
      </div>
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      {['w-80', 'w-full', 'w-full', 'w-full'].map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <Skeleton key={at} className={`h-10 ${width}`} />
      ))}
    </div>
  );
}
