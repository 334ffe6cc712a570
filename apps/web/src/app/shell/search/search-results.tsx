// The rows that the search found: status, title with what was found, department, due date, and the text around it; below them the words
// as a question and as a new task.
import type { SearchHit, SnippetPart } from '@app/contract/search/search.contract.ts';
import { AlignLeft, MessageSquare, Sparkles } from 'lucide-react';
import type { TaskSearchState } from '#app/shell/search/use-task-search.ts';
import { DepartmentBadge } from '#features/tasks/card/department-badge.tsx';
import { CardDue } from '#features/tasks/card/due-chip.tsx';
import { StatusGlyph } from '#features/tasks/card/status-glyph.tsx';
import { useToday } from '#lib/dates.ts';
import { runShortcut } from '#lib/hotkey.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { afterOverlays } from '#lib/overlays.ts';
import { useText } from '#lib/text.ts';
import { typeAhead } from '#lib/type-ahead.ts';
import { Option } from '#ui/combobox.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';
import '#app/shell/search/search-results.css';

interface SearchResultsProps {
  search: TaskSearchState;
}

const SearchAdd = lazyOverlay(() => import('#app/shell/search/search-add.tsx').then((m) => ({ default: m.SearchAdd })), {
  silent: true,
});

export function SearchResults({ search }: SearchResultsProps) {
  return (
    <>
      <Found search={search} />
      <SearchAsk search={search} />
      <SearchAdd text={search.query} onAdded={search.finish} onOpen={search.openTask} />
    </>
  );
}

/** The words as a question: they stand in the assistant's field, which sends them. */
function SearchAsk({ search }: SearchResultsProps) {
  const { shell } = useText();
  function ask(): void {
    const words = search.query.trim();
    search.finish();
    typeAhead('assistant', words);
    afterOverlays(() => runShortcut('assistant'));
  }
  return (
    <div className="search-other">
      <button type="button" className="search-other-button" onClick={ask}>
        <Sparkles size={14} aria-hidden="true" />
        <span className="min-w-0 truncate">{shell.askAbout(search.query.trim())}</span>
      </button>
    </div>
  );
}

function Found({ search }: SearchResultsProps) {
  const { shell } = useText();
  const { box, hits, isCurrent, isFull, isPending, isError, error, refetch } = search;
  // Pressing "Try Again" does not take the focus from the field, which would close the list.
  if (isError) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
      <div onPointerDown={(event) => event.preventDefault()} onMouseDown={(event) => event.preventDefault()}>
        <RegionError text={shell.searchFailed} error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  if (isPending || (hits.length === 0 && !isCurrent)) {
    return (
      <div aria-busy="true" className="grid h-16 place-items-center">
        <Spinner />
      </div>
    );
  }
  const count = isFull ? shell.searchMany(hits.length) : shell.searchCount(hits.length);
  return (
    <>
      {hits.length > 0 ? (
        <div role="listbox" id={box.id} aria-label={shell.searchLabel} aria-busy={!isCurrent}>
          {hits.map((hit, index) => (
            <Option key={hit.id} combobox={box} index={index} className="search-row">
              <Hit hit={hit} />
            </Option>
          ))}
        </div>
      ) : null}
      <p role="status" className={hits.length > 0 ? (isFull ? 'search-more' : 'sr-only') : 'search-none'}>
        {isCurrent ? (hits.length > 0 ? count : shell.searchNone) : null}
      </p>
    </>
  );
}

function Hit({ hit }: { hit: SearchHit }) {
  const today = useToday();
  const { searchArchived } = useText().shell;
  return (
    <>
      <span className="search-line">
        <StatusGlyph status={hit.status} />
        <span className="written min-w-0 flex-1 truncate">
          {hit.foundIn === 'number' ? <mark className="me-1.5 tabular-nums">{`#${hit.id}`}</mark> : null}
          <Marked pieces={hit.titlePieces} />
        </span>
        <span className="hidden text-12 sm:inline-flex">
          <CardDue task={hit} today={today} />
        </span>
        {hit.archived ? <span className="shrink-0 text-12 text-ink-2">{searchArchived}</span> : null}
        <DepartmentBadge department={hit.department} departments={hit.departments} />
      </span>
      {hit.snippet ? <Snippet pieces={hit.snippet} foundIn={hit.foundIn} /> : null}
    </>
  );
}

function Snippet({ pieces, foundIn }: { pieces: readonly SnippetPart[]; foundIn: SearchHit['foundIn'] }) {
  const { searchIn } = useText().shell;
  const [Sign, where] = foundIn === 'comment' ? [MessageSquare, searchIn.comment] : [AlignLeft, searchIn.description];
  return (
    <span className="search-snippet">
      <Sign size={12} aria-hidden="true" className="search-sign" />
      <span className="sr-only">{where}</span>
      <span className="written min-w-0 truncate">
        <Marked pieces={pieces} />
      </span>
    </span>
  );
}

function Marked({ pieces }: { pieces: readonly SnippetPart[] }) {
  return pieces.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other name
    hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
