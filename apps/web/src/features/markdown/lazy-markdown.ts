// The Markdown renderer as a lazy module, loaded when a text needs it.
import { lazyModule } from '#lib/lazy-module.ts';

export const markdownTree = lazyModule(() => import('#features/markdown/markdown-tree.tsx'));

/** Preloads it. After a failure texts appear as they are written. */
export const preloadMarkdown = markdownTree.preload;
