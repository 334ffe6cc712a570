// The Markdown renderer as a lazy module, loaded when a text needs it.
import { loadable } from '#ui/use-loaded.ts';

export const markdownTree = loadable(() => import('#features/markdown/markdown-tree.tsx'));

/** Preloads it. After a failure texts appear as they are written. */
export function preloadMarkdown(): void {
  markdownTree.load().catch(() => undefined);
}
