// The person's calendar and feeds: making one, and ending them.
import type { Feed } from '@app/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarDays, Plus } from 'lucide-react';
import { useState } from 'react';
import { endFeed, feedsQuery } from '#features/feeds/feeds.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { relativeTime, useDates, useNow } from '#lib/dates.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import { Confirm, preloadConfirm } from '#ui/confirm.tsx';
import { Empty } from '#ui/empty.tsx';
import { Panel } from '#ui/panel.tsx';
import { RegionError } from '#ui/region-error.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const FeedDialog = lazyOverlay(() => import('#screens/settings/feed-dialog.tsx').then((m) => ({ default: m.FeedDialog })), {
  strings: ['overlays'],
  opens: 'layer',
});

export function FeedSettings() {
  const { feeds: words } = useText('accountAdmin');
  const { data, isError, error, isFetching, refetch } = useQuery(feedsQuery);
  const [isMaking, setMaking] = useState(false);
  const close = () => setMaking(false);
  const button = (
    <Button icon={<Plus />} onPointerEnter={FeedDialog.preload} onClick={() => setMaking(true)}>
      {words.make}
    </Button>
  );
  return (
    <Panel title={words.title} text={words.text}>
      {data === undefined ? (
        isError ? (
          <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        )
      ) : data.length === 0 ? (
        <Empty icon={<CalendarDays />} title={words.none} action={button} />
      ) : (
        <>
          <FeedList feeds={data} />
          <div className="mt-3">{button}</div>
        </>
      )}
      {isMaking ? <FeedDialog onClose={close} onLoadError={close} /> : null}
    </Panel>
  );
}

function FeedList({ feeds }: { feeds: readonly Feed[] }) {
  const { feeds: words } = useText('accountAdmin');
  const nameOf = useFeedNames();
  const { formatLong } = useDates();
  const now = useNow();
  const { mutate, isPending, variables } = useMutation(endFeed);
  const [leaving, setLeaving] = useState<Feed>();
  return (
    <>
      <ul aria-label={words.title} className="divide-y divide-line">
        {feeds.map((feed) => (
          <li key={feed.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <h3 className="text-13 font-medium wrap-anywhere">{nameOf(feed)}</h3>
              <p className="text-12 text-pretty text-ink-3">
                {words.created(formatLong(feed.createdAt.slice(0, 10)))} ·{' '}
                {feed.lastUsedAt === null ? words.unused : words.used(relativeTime(feed.lastUsedAt, now))}
              </p>
            </div>
            <Button
              aria-label={words.revokeNamed(nameOf(feed))}
              disabled={isPending && variables === feed.id}
              onPointerEnter={preloadConfirm}
              onClick={() => setLeaving(feed)}
            >
              {words.revoke}
            </Button>
          </li>
        ))}
      </ul>
      <Confirm
        danger
        open={leaving !== undefined}
        onOpenChange={(open) => open || setLeaving(undefined)}
        title={words.revokeTitle}
        text={words.revokeText(leaving ? nameOf(leaving) : '')}
        confirmLabel={words.revoke}
        cancelLabel={words.cancel}
        onConfirm={() => leaving && mutate(leaving.id)}
      />
    </>
  );
}

/** Returns the function that names a feed by what it shows. */
function useFeedNames(): (feed: Feed) => string {
  const { feeds: words } = useText('accountAdmin');
  const names = useNames();
  const { data: boards = [] } = useQuery(workspacesQuery);
  return ({ kind, workspaceId }) => {
    if (kind === 'notifications') return words.kinds.notifications;
    if (workspaceId === null) return words.kinds.mine;
    const board = boards.find(({ id }) => id === workspaceId);
    return board ? words.ofBoard(names.department(board.name)) : words.kinds.board;
  };
}
