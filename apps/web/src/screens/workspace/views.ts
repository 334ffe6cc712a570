// The views of a workspace, and the view of a URL.
export const views = ['board', 'list', 'dashboard'] as const;
export type View = (typeof views)[number];

/** Returns the view of a URL; the board for an unknown one. */
export function viewIn(search: URLSearchParams): View {
  return views.find((view) => view === search.get('view')) ?? 'board';
}
