// The reference of the API, for everybody: endpoints by group, each with its parameters, answers and a way to try it.
import { product } from '@app/contract/limits.ts';
import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { Link } from '#lib/link.tsx';
import { useDocumentTitle, useScreenTitle } from '#lib/screen-title.ts';
import { useReloadDraft } from '#lib/use-reload-draft.ts';
import { descriptionQuery } from '#screens/api-docs/api-docs.queries.ts';
import type { Description, Group } from '#screens/api-docs/description.ts';
import { EndpointList } from '#screens/api-docs/endpoint-list.tsx';
import { EndpointPage } from '#screens/api-docs/endpoint-page.tsx';
import { Introduction } from '#screens/api-docs/introduction.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import '#screens/api-docs/api-docs.css';

export function ApiDocsScreen() {
  const { data, isError, isFetching, refetch } = useQuery(descriptionQuery);
  return (
    <div lang="en" className="api-docs">
      <TopBar />
      {data ? (
        <Reference {...data} />
      ) : (
        <main id="content" className="api-docs-page">
          {isError ? (
            <RegionError text={words.loadFailed} busy={isFetching} onRetry={() => void refetch()} />
          ) : (
            <div role="status" aria-label={words.loading}>
              <Skeleton className="h-64 w-full" />
            </div>
          )}
        </main>
      )}
    </div>
  );
}

function TopBar() {
  const { data: person } = useQuery(currentUserQuery);
  return (
    <header className="api-docs-bar">
      <Link to={screens.apiDocs.href()} className="flex min-w-0 items-center gap-2 text-14 font-semibold">
        <img src="/mark.svg" alt="" width={24} height={24} />
        <span className="truncate">
          {product} <span className="font-normal text-ink-2">{words.api}</span>
        </span>
      </Link>
      <Link to={person ? screens.home.href() : screens.auth.href()} className="api-docs-link ms-auto shrink-0 text-13">
        {person ? words.open : words.signIn}
      </Link>
    </header>
  );
}

function Reference({ description, groups }: { description: Description; groups: Group[] }) {
  const { search: query, hash } = useLocation();
  const operationId = new URLSearchParams(query).get('operation');
  const operation =
    operationId === null ? undefined : groups.flatMap(({ operations }) => operations).find(({ id }) => id === operationId);
  const [search, setSearch] = useReloadDraft('search-endpoints');
  // Kept above the endpoints, so that it stays while one looks at another one; it is stored nowhere.
  const [token, setToken] = useState('');
  useScreenTitle(operation ? operation.id : words.title, operation ? words.title : undefined);
  useDocumentTitle();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(operationId);
  useEffect(() => {
    if (shown.current === operationId) return;
    shown.current = operationId;
    scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [operationId]);
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className="api-docs-columns" data-chosen={operationId !== null}>
      <nav aria-label={words.endpoints} className="api-docs-nav">
        <EndpointList groups={groups} chosen={operation} search={search} onSearch={setSearch} />
      </nav>
      <main id="content" ref={content} tabIndex={-1} className="api-docs-page">
        {operationId === null ? null : (
          <Link to={screens.apiDocs.href()} className="api-docs-link api-docs-back text-13">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {words.all}
          </Link>
        )}
        {operation ? (
          <EndpointPage key={operation.id} operation={operation} token={token} onToken={setToken} />
        ) : operationId === null ? (
          <Introduction description={description} />
        ) : (
          <Unknown />
        )}
      </main>
    </div>
  );
}

function Unknown(): ReactNode {
  return (
    <>
      <h1 className="api-docs-title">{words.unknown}</h1>
      <p className="mt-2 text-14 text-ink-2">{words.unknownText}</p>
    </>
  );
}
