// The views of a workspace, and which of them a URL asks for.
export const views = ['board', 'list', 'dashboard'] as const;
export type View = (typeof views)[number];

/** The view that a URL asks for; the board where it asks for none that there is. */
export function viewIn(search: URLSearchParams): View {
  return views.find((view) => view === search.get('view')) ?? 'board';
}
