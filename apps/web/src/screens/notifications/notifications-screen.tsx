// All notifications of the signed-in person, or those that are unread.
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNotifications } from '#features/notifications/use-notifications.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { useText } from '#lib/text.ts';
import { NotificationGroups } from '#screens/notifications/notification-groups.tsx';
import { Button } from '#ui/button.tsx';
import { TabPanel, Tabs } from '#ui/tabs.tsx';

const names = ['all', 'unread'] as const;

export function NotificationsScreen() {
  const { notifications: words } = useText();
  const [search, setSearch] = useSearchParams();
  const tab = names.find((name) => name === search.get('show')) ?? names[0];
  const notifications = useNotifications(() => undefined);
  const [opened, setOpened] = useState<readonly number[]>([]);
  const list = useRef<HTMLDivElement>(null);
  useScreenTitle(words.title);

  function choose(next: string): void {
    setOpened([]);
    setSearch(next === names[0] ? {} : { show: next }, { replace: true });
  }
  function markAll(): void {
    setOpened([]);
    list.current?.focus();
    notifications.markAll();
  }
  return (
    <div className="mx-auto w-full max-w-180 p-(--page-pad)">
      <Tabs
        value={tab}
        onChange={choose}
        tabs={names.map((value) => ({ value, label: words[value] }))}
        label={words.tabs}
        look="segmented"
        listClassName="w-fit"
        className="relative"
      >
        {notifications.unread > 0 ? (
          <Button variant="ghost" className="absolute end-0 top-0.5" onClick={markAll}>
            {words.markAll}
          </Button>
        ) : null}
        <TabPanel value={tab} className="pt-4">
          <div ref={list} tabIndex={-1} className="rounded-xl bg-surface shadow-card outline-none">
            <NotificationGroups
              notifications={notifications}
              shows={({ isRead, id }) => tab === 'all' || !isRead || opened.includes(id)}
              onOpen={(notification) => {
                setOpened([...opened, notification.id]);
                notifications.open(notification);
              }}
            />
          </div>
        </TabPanel>
      </Tabs>
    </div>
  );
}
