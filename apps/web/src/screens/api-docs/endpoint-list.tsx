// All endpoints by group, and the search that leaves some of them.

import { referenceWords as words } from '@app/contract/reference/reference-words.ts';
import { screens } from '@app/contract/screens.ts';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue } from 'react';
import { useNavigate } from 'react-router';
import { isOfComposition } from '#lib/composition.ts';
import { Link } from '#lib/link.tsx';
import { foundIn, type Group, type Operation } from '#screens/api-docs/description.ts';
import { MethodName } from '#screens/api-docs/method-name.tsx';
import { SearchInput } from '#ui/search-input.tsx';

interface EndpointListProps {
  groups: readonly Group[];
  chosen: Operation | undefined;
  search: string;
  onSearch: (search: string) => void;
}

export function EndpointList({ groups, chosen, search, onSearch }: EndpointListProps) {
  const navigate = useNavigate();
  const found = foundIn(groups, useDeferredValue(search));
  const count = found.reduce((sum, { operations }) => sum + operations.length, 0);
  const isSearching = search.trim() !== '';

  function openFirst(event: KeyboardEvent): void {
    const [first] = foundIn(groups, search);
    if (event.key !== 'Enter' || isOfComposition(event) || !isSearching || !first?.operations[0]) return;
    void navigate(screens.apiDocs.href(first.operations[0].id));
  }

  return (
    <>
      <div className="api-docs-search">
        <SearchInput
          label={words.search}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={openFirst}
        />
        <p role="status" className="mt-1.5 px-1 text-12 text-ink-3">
          {count === 0 ? words.none : words.found(count)}
        </p>
      </div>
      {found.map((group) => (
        <details
          // A search opens all groups; afterwards they are as they were at first.
          key={`${group.name} ${isSearching}`}
          open={isSearching || group.name === chosen?.group}
          className="api-docs-group"
        >
          <summary>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
            <span className="min-w-0 flex-1 truncate">{group.title}</span>
            <span className="text-12 font-normal text-ink-3">{group.operations.length}</span>
          </summary>
          <p className="mt-0.5 mb-1 ps-6.5 pe-2 text-12 text-pretty text-ink-3">{group.description}</p>
          <ul>
            {group.operations.map((operation) => (
              <li key={operation.id}>
                <Link
                  to={screens.apiDocs.href(operation.id)}
                  aria-current={operation.id === chosen?.id ? 'page' : undefined}
                  className="api-docs-entry"
                >
                  <MethodName method={operation.method} />
                  <span className="min-w-0 wrap-anywhere">{operation.path.replace(/^\/api/, '')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
