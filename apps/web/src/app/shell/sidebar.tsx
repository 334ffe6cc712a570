// The sidebar: product, sections of links, and the person at its foot. Wide, a rail of icons, or over the page.
import { ChevronsLeft } from 'lucide-react';
import { ShellBoundary } from '#app/shell/shell-boundary.tsx';
import { sidebarToggleProps } from '#app/shell/sidebar-focus.ts';
import { SidebarLinks } from '#app/shell/sidebar-links.tsx';
import { UserMenu } from '#app/shell/user-menu.tsx';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { cn } from '#lib/cn.ts';
import { useShortcutHint } from '#lib/hotkey.ts';
import type { Sidebar } from '#lib/sidebar-state.ts';
import { useText } from '#lib/text.ts';
import { Avatar } from '#ui/avatar.tsx';
import { IconButton } from '#ui/icon-button.tsx';

export function SidebarNav({ sidebar }: { sidebar: Sidebar }) {
  const { shell } = useText();
  const { collapsed, overlay, close, toggle } = sidebar;
  const hint = useShortcutHint('sidebar');
  return (
    <>
      {overlay ? <button type="button" aria-label={shell.collapse} className="sidebar-backdrop" onClick={close} /> : null}
      <nav
        aria-label={shell.navigation}
        data-collapsed={collapsed}
        className={cn('sidebar', collapsed ? 'w-16' : 'w-64', overlay && 'sidebar-overlay')}
      >
        <div className="sidebar-head">
          <img src="/mark.svg" alt={collapsed ? shell.product : ''} width={24} height={24} className="shrink-0" />
          {collapsed ? null : (
            <>
              <span className="min-w-0 flex-1 truncate text-14 font-semibold tracking-[-.01em]">{shell.product}</span>
              <IconButton
                small
                label={shell.collapse}
                kbd={hint}
                icon={<ChevronsLeft />}
                className="sidebar-collapse"
                {...sidebarToggleProps}
                onClick={toggle}
              />
            </>
          )}
        </div>
        <ShellBoundary name="departments">
          <SidebarLinks collapsed={collapsed} onGo={close} />
        </ShellBoundary>
        <ShellBoundary name="other">
          <Foot collapsed={collapsed} onGo={close} />
        </ShellBoundary>
      </nav>
    </>
  );
}

function Foot({ collapsed, onGo }: { collapsed: boolean; onGo: () => void }) {
  const user = useCurrentUser();
  const { userMenu } = useText().shell;
  return (
    <div className="sidebar-foot">
      <UserMenu
        side="top"
        align="start"
        onGo={onGo}
        trigger={
          <button type="button" aria-label={collapsed ? `${userMenu}: ${user.fullName}` : undefined} className="sidebar-person">
            <Avatar {...avatarOf(user)} size={32} decorative />
            {collapsed ? null : (
              <span className="min-w-0 flex-1 text-start">
                <span className="block truncate text-13 font-medium">{user.fullName}</span>
                {user.title ? <span className="block truncate text-12 text-ink-3">{user.title}</span> : null}
              </span>
            )}
          </button>
        }
      />
    </div>
  );
}
