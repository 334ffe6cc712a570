// The log of calls: filtered by person and outcome, in pages; the content of one call opens in a dialog.
import { callOutcomes } from '@app/contract/models/models.contract.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText, SearchX } from 'lucide-react';
import { type CallsFilter, modelCallsQuery } from '#features/models/models.queries.ts';
import { useText } from '#lib/text.ts';
import { CallDialog } from '#screens/admin/models/call-dialog.tsx';
import { CallsList } from '#screens/admin/models/calls-list.tsx';
import { PersonFilter } from '#screens/admin/person-filter.tsx';
import { useUrlState } from '#screens/admin/use-url-state.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const any = 'any';
const id = /^[1-9]\d{0,8}$/;

export function CallsPart() {
  const { calls: words } = useText().models;
  const { search, keep } = useUrlState();
  const filter = filterIn(search);
  const isFiltered = Object.keys(filter).length > 0;
  const log = useInfiniteQuery(modelCallsQuery(filter));
  const calls = log.data?.pages.flatMap((page) => page.calls) ?? [];
  const opened = search.get('call');
  return (
    <>
      <p className="mb-3 text-13 text-pretty text-ink-2">{words.intro}</p>
      <Filters filter={filter} isFiltered={isFiltered} />
      {log.isError && !log.data ? (
        <RegionError text={words.loadFailed} error={log.error} busy={log.isFetching} onRetry={() => void log.refetch()} />
      ) : log.isPending ? (
        <Skeleton className="h-80 w-full" />
      ) : calls.length === 0 ? (
        <Empty
          icon={isFiltered ? <SearchX /> : <ScrollText />}
          title={isFiltered ? words.noMatch : words.none}
          text={isFiltered ? undefined : words.noneText}
        />
      ) : (
        <CallsList calls={calls} onOpen={(callId) => keep('call', String(callId))} />
      )}
      <QueryPageEnd query={log} count={calls.length} failed={words.loadFailed} />
      {opened !== null && id.test(opened) ? <CallDialog callId={Number(opened)} onClose={() => keep('call', undefined)} /> : null}
    </>
  );
}

/** Parses the filter of a URL; ignores unknown values. */
function filterIn(search: URLSearchParams): CallsFilter {
  const userId = search.get('userId');
  const outcome = callOutcomes.find((name) => name === search.get('outcome'));
  return { ...(userId !== null && id.test(userId) && { userId }), ...(outcome && { outcome }) };
}

function Filters({ filter, isFiltered }: { filter: CallsFilter; isFiltered: boolean }) {
  const { calls: words } = useText().models;
  const { keep, setSearch } = useUrlState();
  return (
    <search className="mb-4 flex flex-wrap items-end gap-2">
      <PersonFilter
        label={words.person}
        anybody={words.anybody}
        value={filter.userId === undefined ? undefined : Number(filter.userId)}
        className="w-auto! max-sm:w-full! sm:w-56!"
        onChange={(userId) => keep('userId', userId === undefined ? undefined : String(userId))}
      />
      <Select
        label={words.outcome}
        value={filter.outcome ?? any}
        className="w-auto! max-sm:w-full! sm:min-w-40"
        onChange={(value) => keep('outcome', value === any ? undefined : value)}
        options={[
          { value: any, label: words.anyOutcome },
          ...callOutcomes.map((value) => ({ value, label: words.outcomes[value] })),
        ]}
      />
      {isFiltered ? (
        <Button variant="ghost" onClick={() => setSearch({ tab: 'models', part: 'calls' }, { replace: true })}>
          {words.clear}
        </Button>
      ) : null}
    </search>
  );
}
