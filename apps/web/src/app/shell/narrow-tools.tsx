// The tools of small screens: notifications and the menu in the header, the bar at the thumb, pulling to refresh.
import { MobileMenu } from '#app/shell/mobile-menu.tsx';
import { PullRefresh } from '#app/shell/pull-refresh.tsx';
import { ShellBoundary } from '#app/shell/shell-boundary.tsx';
import { ThumbBar } from '#app/shell/thumb-bar.tsx';
import { NotificationOverlay } from '#features/notifications/notification-overlay.tsx';
import '#app/shell/narrow-tools.css';

export function NarrowTools() {
  return (
    <div className="-me-2 flex">
      <ShellBoundary name="notifications">
        <NotificationOverlay />
      </ShellBoundary>
      <ShellBoundary name="other">
        <MobileMenu />
      </ShellBoundary>
      <ShellBoundary name="other">
        <ThumbBar />
        <PullRefresh />
      </ShellBoundary>
    </div>
  );
}
