// Markdown text. The renderer loads when a text needs it; until then, and without it, the text appears as it is written.
import { commentParts } from '@app/contract/comments/mentions.rules.ts';
import { hasMarkdown } from '@app/contract/markdown/plain-text.rules.ts';
import type { ReactNode } from 'react';
import { markdownTree } from '#features/markdown/lazy-markdown.ts';
import { Mention } from '#features/markdown/mention.tsx';
import { cn } from '#lib/cn.ts';
import { useLazyModule } from '#ui/use-lazy-module.ts';
import '#features/markdown/markdown.css';

/** Returns whether the renderer has loaded, if one of the texts needs it. */
export function useMarkdownReady(texts: readonly string[]): boolean {
  const wanted = texts.some(hasMarkdown);
  return useLazyModule(markdownTree, wanted) !== undefined || !wanted;
}

interface MarkdownProps {
  text: string;
  className?: string | undefined;
  /** As of the tree: for a text that nobody vouches for. */
  drawWords?: ((words: string) => ReactNode) | undefined;
}

export function Markdown({ text, className, drawWords }: MarkdownProps) {
  const wanted = hasMarkdown(text);
  const late = useLazyModule(markdownTree, wanted);
  const part = wanted ? (late ?? markdownTree.loaded()) : undefined;
  if (part) {
    return (
      <div className={cn('markdown', className)}>
        <part.MarkdownTree text={text} drawWords={drawWords} />
      </div>
    );
  }
  return (
    <p className={cn('written whitespace-pre-wrap wrap-anywhere', className)}>
      {commentParts(text).map((piece, index) =>
        'text' in piece ? (
          (drawWords?.(piece.text) ?? piece.text)
        ) : drawWords ? (
          piece.name
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never change places
          <Mention key={index} userId={piece.userId} name={piece.name} />
        ),
      )}
    </p>
  );
}
