// The rows that the search found: status, title with what was found, department, due date.
import type { TaskCard } from '@app/contract';
import { marked } from '#app/shell/search-rules.ts';
import type { TaskSearchState } from '#app/shell/use-task-search.ts';
import { DepartmentBadge } from '#features/tasks/department-badge.tsx';
import { CardDue } from '#features/tasks/due-chip.tsx';
import { StatusGlyph } from '#features/tasks/status-glyph.tsx';
import { useToday } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';

interface SearchResultsProps {
  search: TaskSearchState;
  listId: string;
}

export function SearchResults({ search, listId }: SearchResultsProps) {
  const { shell } = useText();
  const { results, isPending, isError, refetch } = search;
  if (isError) return <RegionError text={shell.searchFailed} onRetry={() => void refetch()} />;
  if (isPending) {
    return (
      <div aria-busy="true" className="grid h-16 place-items-center">
        <Spinner />
      </div>
    );
  }
  return (
    <>
      <div role="listbox" id={listId} aria-label={shell.searchLabel}>
        {results.map((task, index) => (
          <Result key={task.id} task={task} search={search} index={index} id={`${listId}-${index}`} />
        ))}
      </div>
      <p role="status" className={results.length > 0 ? 'sr-only' : 'px-3 py-5 text-center text-13 text-ink-2'}>
        {results.length > 0 ? shell.searchCount(results.length) : shell.searchNone}
      </p>
    </>
  );
}

interface ResultProps {
  task: TaskCard;
  search: TaskSearchState;
  index: number;
  id: string;
}

function Result({ task, search, index, id }: ResultProps) {
  const today = useToday();
  const active = search.active === index;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the combobox's
    <div
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={active}
      className="search-row"
      data-active={active || undefined}
      onPointerMove={() => search.setActive(index)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => search.choose(task)}
    >
      <StatusGlyph status={task.status} />
      <span className="min-w-0 flex-1 truncate">
        {marked(task.title, search.query).map(({ text, hit }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name
          hit ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </span>
      <span className="hidden text-12 sm:inline-flex">
        <CardDue task={task} today={today} />
      </span>
      <DepartmentBadge department={task.department} />
    </div>
  );
}
