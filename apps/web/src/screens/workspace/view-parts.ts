// The views of a workspace beside its board: parts that are loaded with the screen where the URL asks for them.
import { matchesLittleRoom } from '#lib/media.ts';
import { part } from '#lib/part.tsx';
import { loadLittleRoom } from '#screens/workspace/board/little-room.ts';
import type { DashboardViewProps } from '#screens/workspace/dashboard/dashboard-view.tsx';
import type { ListViewProps } from '#screens/workspace/list/list-view.tsx';
import { viewIn } from '#screens/workspace/views.ts';

export const ListView = part<ListViewProps>(() =>
  import('#screens/workspace/list/list-view.tsx').then((m) => ({ default: m.ListView })),
);
export const DashboardView = part<DashboardViewProps>(() =>
  import('#screens/workspace/dashboard/dashboard-view.tsx').then((m) => ({ default: m.DashboardView })),
);

const parts = { list: ListView, dashboard: DashboardView };

/** Loads the view that a URL asks for; the board is there with the screen, but for what only little room brings. */
export async function loadView(search: URLSearchParams): Promise<void> {
  const view = viewIn(search);
  if (view !== 'board') await parts[view].load();
  else if (matchesLittleRoom()) await loadLittleRoom();
}

/** Loads all of them, for a switch without waiting. */
export function preloadViews(): void {
  for (const view of Object.values(parts)) void view.load();
  void loadLittleRoom();
}
