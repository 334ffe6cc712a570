// The lazy views of a workspace beside its board; the URL decides which one loads with the screen.

import { lazyComponent } from '#lib/lazy.tsx';
import { matchesSmallScreen } from '#lib/media.ts';
import { preloadSmallScreen } from '#screens/workspace/board/small-screen.ts';
import { viewIn } from '#screens/workspace/views.ts';

export const ListView = lazyComponent(() =>
  import('#screens/workspace/list/list-view.tsx').then((m) => ({ default: m.ListView })),
);
export const LanesBoard = lazyComponent(() =>
  import('#screens/workspace/board/lanes/lanes-board.tsx').then((m) => ({ default: m.LanesBoard })),
);
export const CalendarView = lazyComponent(() =>
  import('#screens/workspace/calendar/calendar-view.tsx').then((m) => ({ default: m.CalendarView })),
);
export const TimelineView = lazyComponent(() =>
  import('#screens/workspace/timeline/timeline-view.tsx').then((m) => ({ default: m.TimelineView })),
);
export const DashboardView = lazyComponent(() =>
  import('#screens/workspace/dashboard/dashboard-view.tsx').then((m) => ({ default: m.DashboardView })),
);
export const DashboardFrame = lazyComponent(() =>
  import('#screens/workspace/dashboard/dashboard-view.tsx').then((m) => ({ default: m.DashboardFrame })),
);
export const BoardRefused = lazyComponent(() =>
  import('#screens/workspace/board-refused.tsx').then((m) => ({ default: m.BoardRefused })),
);

const parts = { list: ListView, calendar: CalendarView, timeline: TimelineView, dashboard: DashboardView };

/** Preloads the view of a URL. The board comes with the screen, except for its parts on small screens. */
export async function loadView(search: URLSearchParams): Promise<void> {
  const view = viewIn(search);
  if (view === 'dashboard') await DashboardFrame.preload();
  if (view !== 'board') await parts[view].preload();
  else if (search.has('lanes')) await LanesBoard.preload();
  else if (matchesSmallScreen()) await preloadSmallScreen();
}

/** Preloads all of them, for switching without waiting. */
export function preloadViews(): void {
  for (const view of Object.values(parts)) void view.preload();
  void LanesBoard.preload();
  void preloadSmallScreen();
}
