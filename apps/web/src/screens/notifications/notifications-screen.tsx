// All or the unread notifications of the signed-in person; on wide screens with a preview of the selected task.
import type { Notification } from '@app/contract/notifications/notifications.contract.ts';
import { useRef } from 'react';
import { placeOf } from '#features/notifications/place-of-notification.ts';
import { useNotifications } from '#features/notifications/use-notifications.ts';
import { announce } from '#lib/announce.ts';
import { cn } from '#lib/cn.ts';
import { useShortcut } from '#lib/hotkey.ts';
import { useBelow } from '#lib/media.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { useSearch } from '#lib/use-search.ts';
import { NotificationGroups } from '#screens/notifications/notification-groups.tsx';
import { PreviewPane } from '#screens/notifications/preview-pane.tsx';
import { useListKeys } from '#screens/notifications/use-list-keys.ts';
import { useNotificationPages } from '#screens/notifications/use-notification-pages.ts';
import { Button } from '#ui/button.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';
import { useSwipes } from '#ui/use-swipes.ts';

const names = ['all', 'unread'] as const;

export function NotificationsScreen() {
  const { notifications: words } = useText();
  const [search, setSearch] = useSearch();
  const tab = names.find((name) => name === search.get('show')) ?? names[0];
  const wide = !useBelow('xl');
  const notifications = useNotifications(() => undefined);
  const pages = useNotificationPages(tab === 'unread');
  const list = useRef<HTMLDivElement>(null);
  const selected = wide ? pages.list.find(({ id }) => String(id) === search.get('selected')) : undefined;
  useScreenTitle(words.title);
  useShortcut('noteAllRead', () => notifications.unread > 0 && markAll());
  useListKeys(list, toggle);
  useSwipes(list, '[data-notification]', true, (row) => {
    const id = Number(row.dataset['notification']);
    const notification = pages.list.find((each) => each.id === id);
    return notification && { right: { label: notification.isRead ? words.unread : words.read, run: () => toggle(id) } };
  });

  function show(next: string, id?: number): void {
    const given = { ...(next !== names[0] && { show: next }), ...(id !== undefined && { selected: String(id) }) };
    setSearch(given, { replace: true });
  }
  function choose(next: string): void {
    pages.keepNone();
    show(next);
  }
  function open(notification: Notification): void {
    pages.keep({ ...notification, isRead: true });
    notifications.open(notification, placeOf(notification));
  }
  function select(notification: Notification): void {
    pages.keep({ ...notification, isRead: true });
    show(tab, notification.id);
    notifications.read(notification);
  }
  /** Announced for people who do not see the dot. */
  function toggle(notificationId: number): void {
    const notification = pages.list.find(({ id }) => id === notificationId);
    if (!notification) return;
    pages.keep({ ...notification, isRead: !notification.isRead });
    notifications.toggle(notification);
    announce(notification.isRead ? words.nowUnread : words.nowRead);
  }
  function markAll(): void {
    pages.keepNone();
    list.current?.focus();
    notifications.markAll();
  }

  return (
    <div className={cn('mx-auto w-full p-(--page-pad)', wide ? 'h-full' : 'max-w-180')}>
      <Tabs
        value={tab}
        onChange={choose}
        tabs={names.map((value) => ({ value, label: words[value] }))}
        label={words.tabs}
        variant="segmented"
        listClassName="w-fit"
        className={cn('relative', wide && 'flex h-full flex-col')}
      >
        {notifications.unread > 0 ? (
          <Button
            variant="ghost"
            className={cn('mark-all', wide && 'end-[calc(100%-420px)]')}
            busy={notifications.isMarking}
            onClick={markAll}
          >
            {words.markAll}
          </Button>
        ) : null}
        <TabPanel value={tab} className={cn('pt-4', wide && 'grid min-h-0 flex-1 grid-cols-[420px_minmax(0,1fr)] gap-5')}>
          <div
            ref={list}
            tabIndex={-1}
            className={cn(
              'rounded-xl bg-surface shadow-card outline-none [--notification-ground:var(--surface)]',
              wide ? 'min-h-0 overflow-y-auto' : 'overflow-clip',
            )}
          >
            <NotificationGroups
              pages={pages}
              current={selected?.id}
              onOpen={wide ? select : open}
              onEnter={open}
              onFocus={(notification) => wide && notification.id !== selected?.id && show(tab, notification.id)}
            />
          </div>
          {wide && pages.list.length > 0 ? <PreviewPane notification={selected} onClose={() => show(tab)} /> : null}
        </TabPanel>
      </Tabs>
    </div>
  );
}
