// The bar under the header: names what could not be loaded or broke without a message of its own, and retries it.
import type { Catalogue } from '@app/texts/catalogue.ts';
import { type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { brokenParts } from '#app/shell/shell-boundary.tsx';
import { useDebounced } from '#lib/debounced.ts';
import { isTemporary } from '#lib/refetch-delay.ts';
import { useShownErrors } from '#lib/shown-errors.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

type PartName = Exclude<keyof Catalogue['shell']['parts'], 'missing'>;

/** In milliseconds. */
const delay = 200;

export function FailedBar() {
  const { parts, tryAgain } = useText().shell;
  const shownErrors = useShownErrors();
  const failed = useFailed().filter(({ state }) => !shownErrors.includes(state.error));
  const broken = useStore(brokenParts);
  const names = [...failed.map(nameOf), ...broken.map(({ name }) => name)];
  // A region marks its failure as shown only after it has rendered.
  const shown = useDebounced([...new Set(names)].map((name) => parts[name]).join(', '), delay);
  if (names.length === 0 || shown === '') return null;

  function retry(): void {
    for (const query of failed) query.fetch().catch(() => undefined);
    for (const { reset } of broken) reset();
  }
  return (
    <div
      role="alert"
      className="flex min-h-8 flex-wrap items-center justify-center gap-x-3 bg-warning-tint px-(--page-pad) py-0.5 text-13 text-warning-ink"
    >
      <p>{parts.missing(shown)}</p>
      <Button
        variant="ghost"
        icon={<RotateCw />}
        busy={failed.some(({ state }) => state.fetchStatus === 'fetching')}
        onClick={retry}
      >
        {tryAgain}
      </Button>
    </div>
  );
}

function nameOf({ queryKey }: Query): PartName {
  const [word] = queryKey;
  return word === 'departments' || word === 'workspaces' || word === 'users' || word === 'notifications' ? word : 'other';
}

/** Returns the active queries that failed and have no data. */
function useFailed(): readonly Query[] {
  const cache = useQueryClient().getQueryCache();
  const last = useRef<{ key: string; queries: readonly Query[] }>({ key: '', queries: [] });
  const watch = useCallback((listener: () => void) => cache.subscribe(listener), [cache]);
  return useSyncExternalStore(watch, () => {
    const queries = failedIn(cache);
    const key = queries.map(({ queryHash, state }) => `${queryHash} ${state.fetchStatus} ${state.errorUpdateCount}`).join();
    if (key !== last.current.key) last.current = { key, queries };
    return last.current.queries;
  });
}

function failedIn(cache: QueryCache): readonly Query[] {
  return cache
    .getAll()
    .filter(
      (query) =>
        query.state.status === 'error' && query.state.data === undefined && query.isActive() && isTemporary(query.state.error),
    );
}
