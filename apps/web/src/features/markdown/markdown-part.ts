// What draws Markdown, as a part that is loaded when a text needs it.
import { loadable } from '#ui/use-loaded.ts';

export const markdownTree = loadable(() => import('#features/markdown/markdown-tree.tsx'));

/** Loads it for those who will need it soon; after a failure texts are shown as they are written. */
export function preloadMarkdown(): void {
  markdownTree.load().catch(() => undefined);
}
