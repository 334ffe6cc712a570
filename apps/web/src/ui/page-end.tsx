// The end of a list that loads in pages: asks for the next page when it scrolls into view.
import { useEffect, useEffectEvent, useRef } from 'react';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';

const ahead = '600px';

interface PageEndProps {
  /** How many rows have come: after each page the end is looked at anew. */
  count: number;
  busy: boolean;
  /** Why the next page could not be loaded; then it loads only when the person asks for it. */
  error?: unknown;
  failed: string;
  onMore: () => void;
}

export function PageEnd({ count, busy, error, failed, onMore }: PageEndProps) {
  if (error) return <RegionError text={failed} error={error} onRetry={onMore} busy={busy} />;
  return <Sentinel key={count} busy={busy} onSeen={onMore} />;
}

function Sentinel({ busy, onSeen }: { busy: boolean; onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    const mark = end.current;
    if (!mark || busy) return;
    // A margin counts only around the scroller itself.
    const root = mark.closest('.board-list, .list-view, .overflow-y-auto');
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), { root, rootMargin: ahead });
    observer.observe(mark);
    return () => observer.disconnect();
  }, [busy]);
  return (
    <div ref={end} data-more="">
      {busy ? <RowsLoading /> : <div className="min-h-12" />}
    </div>
  );
}

/** Shows that rows are on their way. */
export function RowsLoading() {
  return (
    <div aria-busy="true" className="grid min-h-12 place-items-center">
      <Spinner size={20} />
    </div>
  );
}
