// The audit log, filtered by person, kind, action, outcome and day; what matches can be saved as a file.

import { askedKinds, auditActions, auditActionsOf, auditOutcomes } from '@app/contract/audit/audit.rules.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText, SearchX } from 'lucide-react';
import { type AuditFilter, auditQuery, exportAudit } from '#features/audit/audit.queries.ts';
import { DateField } from '#features/pickers/date-field.tsx';
import { isCalendarDate } from '#features/pickers/date-line.tsx';
import { cn } from '#lib/cn.ts';
import { reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { AuditTable } from '#screens/admin/audit/audit-table.tsx';
import { useAuditText } from '#screens/admin/audit/audit-text.ts';
import { PersonFilter } from '#screens/admin/person-filter.tsx';
import { useUrlState } from '#screens/admin/use-url-state.ts';
import { Button } from '#ui/button.tsx';
import { Empty } from '#ui/empty.tsx';
import { QueryPageEnd } from '#ui/query-page-end.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const names = ['userId', 'kind', 'action', 'outcome', 'from', 'to'] as const;
const any = 'any';
/** What is shown unless another kind is chosen, and the choice of no kind. */
const [usual, all] = ['acts', 'all'] as const;

export function AuditTab() {
  const words = useAuditText();
  const { search, setSearch, keep } = useUrlState();
  const filter = filterIn(search);
  const filtered = names.some((name) => search.has(name));
  const log = useInfiniteQuery(auditQuery(filter));
  const saving = useMutation(exportAudit);
  const entries = log.data?.pages.flat() ?? [];

  function set(name: (typeof names)[number], value: string) {
    if (name !== 'kind') return keep(name, value === any ? undefined : value);
    // An action belongs to one kind.
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('action');
        if (value === usual) next.delete('kind');
        else next.set('kind', value);
        return next;
      },
      { replace: true },
    );
  }
  function save() {
    saving.mutate(filter, {
      onSuccess: () => toast({ title: words.saved }),
      onError: (error) => toast({ title: words.saveFailed, text: reasonOf(error), kind: 'destructive' }),
    });
  }
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-13 text-ink-2">{words.intro}</p>
        <Button icon={<Download />} busy={saving.isPending} onClick={save}>
          {words.save}
        </Button>
      </div>
      <Filters
        search={search}
        filter={filter}
        onSet={set}
        onClear={filtered ? () => setSearch({ tab: 'audit' }, { replace: true }) : undefined}
      />
      {log.isError && !log.data ? (
        <RegionError text={words.loadFailed} error={log.error} busy={log.isFetching} onRetry={() => void log.refetch()} />
      ) : log.isPending ? (
        <Skeleton className="h-80 w-full" />
      ) : entries.length === 0 ? (
        <Empty
          icon={filtered ? <SearchX /> : <ScrollText />}
          title={filtered ? words.noMatch : words.none}
          text={filtered ? undefined : words.noneText}
        />
      ) : (
        <AuditTable entries={entries} />
      )}
      <QueryPageEnd query={log} count={entries.length} failed={words.loadFailed} />
    </>
  );
}

/** Parses the filter of a URL; ignores unknown values. */
function filterIn(search: URLSearchParams): AuditFilter {
  const given = (name: (typeof names)[number], fits: RegExp) => {
    const value = search.get(name);
    return value !== null && fits.test(value) ? { [name]: value } : {};
  };
  const kind = kindIn(search);
  const action = auditActions.find((name) => name === search.get('action'));
  const outcome = auditOutcomes.find((name) => name === search.get('outcome'));
  return {
    ...given('userId', /^[1-9]\d{0,8}$/),
    ...(kind && { kind }),
    ...(action && { action }),
    ...(outcome && { outcome }),
    ...given('from', /^\d{4}-\d{2}-\d{2}$/),
    ...given('to', /^\d{4}-\d{2}-\d{2}$/),
  };
}

function kindIn(search: URLSearchParams) {
  const asked = search.get('kind');
  return asked === all ? undefined : (askedKinds.find((name) => name === asked) ?? usual);
}

interface FiltersProps {
  search: URLSearchParams;
  filter: AuditFilter;
  onSet: (name: (typeof names)[number], value: string) => void;
  onClear: (() => void) | undefined;
}

function Filters({ search, filter, onSet, onClear }: FiltersProps) {
  const words = useAuditText();
  const kind = kindIn(search);
  const actions = kind === undefined ? auditActions : auditActionsOf(kind);
  const choices = [
    {
      name: 'action',
      label: words.act,
      all: words.anyAct,
      values: actions.map((value) => ({ value, label: words.actions[value] })),
      width: 'sm:min-w-40',
    },
    {
      name: 'outcome',
      label: words.outcome,
      all: words.anyOutcome,
      values: auditOutcomes.map((value) => ({ value, label: words.outcomes[value] })),
      width: 'sm:min-w-36',
    },
  ] as const;
  return (
    <search className="mb-4 flex flex-wrap items-end gap-2">
      <PersonFilter
        label={words.person}
        anybody={words.anybody}
        value={filter.userId === undefined ? undefined : Number(filter.userId)}
        className="w-auto! max-sm:w-full! sm:w-56!"
        onChange={(userId) => onSet('userId', userId === undefined ? '' : String(userId))}
      />
      <Select
        label={words.kind}
        value={kind ?? all}
        className="w-auto! max-sm:w-full! sm:min-w-44"
        onChange={(value) => onSet('kind', value)}
        options={[usual, all, ...askedKinds.slice(1)].map((value) => ({
          value,
          label: words.kinds[value as keyof typeof words.kinds],
        }))}
      />
      {choices.map(({ name, label, all, values, width }) => (
        <Select
          key={name}
          label={label}
          value={search.get(name) ?? any}
          className={cn('w-auto! max-sm:w-full!', width)}
          onChange={(value) => onSet(name, value)}
          options={[{ value: any, label: all }, ...values]}
        />
      ))}
      {(['from', 'to'] as const).map((name) => (
        <DateField
          key={name}
          dense
          label={words[name]}
          value={search.get(name)}
          className="max-sm:min-w-0 max-sm:flex-none max-sm:basis-[calc(50%-4px)] sm:w-40"
          onChange={(value) => onSet(name, isCalendarDate(value) ? value : '')}
        />
      ))}
      {onClear ? (
        <Button variant="ghost" onClick={onClear}>
          {words.clear}
        </Button>
      ) : null}
    </search>
  );
}
