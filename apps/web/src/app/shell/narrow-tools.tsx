// The header's tools on small screens: search, notifications and menu, each over the whole screen.
import { MobileMenu } from '#app/shell/mobile-menu.tsx';
import { MobileSearch } from '#app/shell/mobile-search.tsx';
import { NotificationOverlay } from '#features/notifications/notification-overlay.tsx';
import { useLater } from '#lib/later.ts';
import { preloadFullScreen } from '#ui/full-screen.tsx';

export function NarrowTools() {
  useLater(preloadFullScreen);
  return (
    <div className="-me-2 flex">
      <MobileSearch />
      <NotificationOverlay />
      <MobileMenu />
    </div>
  );
}
