// The views of a workspace, and the view of a URL.
import { type ViewLayout, viewLayouts } from '@app/contract/views/views.rules.ts';

export { viewLayouts as views };
export type View = ViewLayout;

/** Returns the view of a URL; the board for an unknown one. */
export function viewIn(search: URLSearchParams): View {
  return viewLayouts.find((view) => view === search.get('view')) ?? 'board';
}
