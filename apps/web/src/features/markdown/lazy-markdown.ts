// The Markdown renderer as a lazy module, loaded when a text needs it.
import { englishReady } from '#lib/language.ts';
import { lazyModule } from '#ui/lazy-module.ts';

export const markdownTree = lazyModule(async () => {
  const [{ MarkdownTree }] = await Promise.all([import('#features/markdown/markdown-tree.tsx'), englishReady(['overlays'])]);
  return { MarkdownTree };
});

/** Preloads it. After a failure texts appear as they are written. */
export function preloadMarkdown(): void {
  markdownTree.load().catch(() => undefined);
}
