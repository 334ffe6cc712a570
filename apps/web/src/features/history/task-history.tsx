// The history of an open task, below its comments: is there and loads once somebody asks for it.
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { entryKeys } from '#features/history/entry-keys.ts';
import { taskHistoryQuery } from '#features/history/history.queries.ts';
import { HistoryEntry } from '#features/history/history-entry.tsx';
import { useShortcut, useShortcutHint } from '#lib/hotkey.ts';
import { useText } from '#lib/text.ts';
import { useReloadAfterEvents } from '#lib/use-reload-after-events.ts';
import { isLocalId } from '#lib/waiting-writes.ts';
import { Button } from '#ui/button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';
import '#features/history/history.css';

export function TaskHistory({ taskId }: { taskId: number }) {
  // The server does not know a task that still waits to be created.
  return isLocalId(taskId) ? null : <History taskId={taskId} />;
}

function History({ taskId }: { taskId: number }) {
  const { history } = useText();
  const id = useId();
  const hint = useShortcutHint('taskHistory');
  const [isAsked, ask] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useShortcut('taskHistory', () => {
    ask(true);
    setOpen(!open);
    button.current?.focus();
  });
  useEffect(() => {
    if (isAsked) button.current?.focus();
  }, [isAsked]);
  useEffect(() => {
    if (open) button.current?.scrollIntoView({ block: 'start' });
  }, [open]);
  if (!isAsked) return null;
  return (
    <section aria-label={history.title} className="task-section history">
      <div className="task-heading">
        <h3>
          <button
            ref={button}
            type="button"
            className="history-toggle"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            <ChevronRight size={14} aria-hidden="true" />
            {history.title}
            {hint ? <Kbd>{hint}</Kbd> : null}
          </button>
        </h3>
      </div>
      {open ? <Entries id={id} taskId={taskId} /> : null}
    </section>
  );
}

function Entries({ id, taskId }: { id: string; taskId: number }) {
  const { history, shell } = useText();
  const options = taskHistoryQuery(taskId);
  const query = useInfiniteQuery(options);
  useReloadAfterEvents(options.queryKey, (taskIds) => taskIds.has(taskId));
  const { data, error, isFetching, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = query;
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const keys = entryKeys(entries);
  return (
    <div id={id} className="history-entries">
      {!data && !error ? <Spinner /> : null}
      {!data && error ? (
        <RegionError text={history.failed} error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {entries.length > 0 ? (
        <ol className="history-entries">
          {entries.map((entry, index) => (
            <HistoryEntry key={keys[index]} entry={entry} />
          ))}
        </ol>
      ) : null}
      {isFetchNextPageError ? (
        <RegionError text={history.failed} error={error} busy={isFetching} onRetry={() => void fetchNextPage()} />
      ) : hasNextPage ? (
        <Button
          variant="ghost"
          className="self-start"
          busy={isFetching}
          busyLabel={shell.loading}
          onClick={() => void fetchNextPage()}
        >
          {history.older}
        </Button>
      ) : null}
    </div>
  );
}
