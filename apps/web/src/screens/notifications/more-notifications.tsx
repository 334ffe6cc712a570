// The end of the list: the next page loads when it scrolls into view.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#lib/text.ts';
import type { NotificationPages } from '#screens/notifications/use-notification-pages.ts';
import { RegionError } from '#ui/region-error.tsx';
import { Spinner } from '#ui/spinner.tsx';

const ahead = '400px';

export function MoreNotifications({ pages }: { pages: NotificationPages }) {
  const { notifications: words } = useText();
  const { hasMore, moreFailed, error, isFetching, loadMore, list } = pages;
  if (!hasMore) return null;
  if (moreFailed) return <RegionError text={words.loadFailed} error={error} onRetry={loadMore} busy={isFetching} />;
  return <Sentinel key={list.length} busy={isFetching} onSeen={loadMore} />;
}

function Sentinel({ busy, onSeen }: { busy: boolean; onSeen: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const seen = useEffectEvent(onSeen);
  useEffect(() => {
    if (!end.current || busy) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && seen(), { rootMargin: ahead });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy]);
  return (
    <div ref={end} aria-busy={busy} className="grid min-h-12 place-items-center">
      {busy ? <Spinner size={20} /> : null}
    </div>
  );
}
