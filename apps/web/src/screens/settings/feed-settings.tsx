// The person's calendar and feeds: making one, and ending them.
import type { Feed } from '@app/contract/feeds/feeds.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { endFeed, feedsQuery } from '#features/feeds/feeds.queries.ts';
import { workspacesQuery } from '#features/workspaces/workspaces.queries.ts';
import { relativeTime, useDates, useNow } from '#lib/dates.ts';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useNames } from '#lib/names.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { AccessPanel } from '#screens/settings/access-panel.tsx';
import { RevocableList } from '#ui/revocable-list.tsx';

const FeedDialog = lazyOverlay(() => import('#screens/settings/feed-dialog.tsx').then((m) => ({ default: m.FeedDialog })), {
  opens: 'layer',
});

export function FeedSettings() {
  const { feeds: words } = useText();
  return (
    <AccessPanel
      words={words}
      icon={<CalendarDays />}
      query={feedsQuery}
      list={(feeds) => <FeedList feeds={feeds} />}
      preload={FeedDialog.preload}
      dialog={(close) => <FeedDialog onClose={close} onLoadError={close} />}
    />
  );
}

function FeedList({ feeds }: { feeds: readonly Feed[] }) {
  const { feeds: words } = useText();
  const nameOf = useFeedNames();
  const { formatLong, dayOfInstant } = useDates();
  const now = useNow();
  const { mutate, isPending, variables } = useMutation(endFeed);
  const rows = feeds.map((feed) => ({
    id: feed.id,
    name: nameOf(feed),
    facts: (
      <p className="text-12 text-pretty text-ink-3">
        {words.created(formatLong(dayOfInstant(feed.createdAt)))} ·{' '}
        {feed.lastUsedAt === null ? words.unused : words.used(relativeTime(feed.lastUsedAt, now))}
      </p>
    ),
  }));
  return (
    <RevocableList label={words.title} rows={rows} words={words} busyId={isPending ? variables : undefined} onRevoke={mutate} />
  );
}

/** Returns the function that names a feed by what it shows. */
function useFeedNames(): (feed: Feed) => string {
  const { feeds: words } = useText();
  const names = useNames();
  const { data: boards = [] } = useQuery(workspacesQuery);
  return ({ kind, workspaceId }) => {
    if (kind === 'notifications') return words.kinds.notifications;
    if (workspaceId === null) return words.kinds.mine;
    const board = boards.find(({ id }) => id === workspaceId);
    return board ? words.ofBoard(names.department(board.name)) : words.kinds.board;
  };
}
