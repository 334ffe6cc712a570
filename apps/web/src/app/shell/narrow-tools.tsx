// The header's tools on small screens: search, notifications and menu, each in full screen.
import { MobileMenu } from '#app/shell/mobile-menu.tsx';
import { MobileSearch } from '#app/shell/search/mobile-search.tsx';
import { ShellBoundary } from '#app/shell/shell-boundary.tsx';
import { NotificationOverlay } from '#features/notifications/notification-overlay.tsx';
import { useAfterFirstPaint } from '#lib/lazy.tsx';
import { preloadFullScreen } from '#ui/full-screen.tsx';
import '#app/shell/narrow-tools.css';

export function NarrowTools() {
  useAfterFirstPaint(preloadFullScreen);
  return (
    <div className="-me-2 flex">
      <ShellBoundary name="other">
        <MobileSearch />
      </ShellBoundary>
      <ShellBoundary name="notifications">
        <NotificationOverlay />
      </ShellBoundary>
      <ShellBoundary name="other">
        <MobileMenu />
      </ShellBoundary>
    </div>
  );
}
