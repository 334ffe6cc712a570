// The header's tools from 768 pixels on: search, notifications, the person's menu.
import { TaskSearch } from '#app/shell/task-search.tsx';
import { UserMenu } from '#app/shell/user-menu.tsx';
import { NotificationMenu } from '#features/notifications/notification-menu.tsx';
import { UserAvatar } from '#features/users/user-avatar.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';

export function WideTools() {
  const user = useCurrentUser();
  const { userMenu } = useText().shell;
  return (
    <>
      <TaskSearch />
      <NotificationMenu />
      <UserMenu
        trigger={
          <button type="button" aria-label={userMenu} className="header-avatar">
            <UserAvatar user={user} size={28} decorative />
          </button>
        }
      />
    </>
  );
}
