// The header's tools from 768 pixels: search, the assistant, notifications, the person's menu.
import { AskButton } from '#app/assistant/ask-button.tsx';
import { TaskSearch } from '#app/shell/search/task-search.tsx';
import { ShellBoundary } from '#app/shell/shell-boundary.tsx';
import { UserMenu } from '#app/shell/user-menu.tsx';
import { NotificationMenu } from '#features/notifications/notification-menu.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';

export function WideTools() {
  const user = useCurrentUser();
  const { userMenu } = useText().shell;
  return (
    <>
      <ShellBoundary name="other">
        <TaskSearch />
      </ShellBoundary>
      <AskButton />
      <ShellBoundary name="notifications">
        <NotificationMenu />
      </ShellBoundary>
      <UserMenu
        trigger={
          <button type="button" aria-label={userMenu} className="header-avatar">
            <Avatar {...avatarOf(user)} size={28} decorative />
          </button>
        }
      />
    </>
  );
}
