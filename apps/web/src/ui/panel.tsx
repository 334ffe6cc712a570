// A section of a page on a card of its own: heading, a sentence, content.
import { type ReactNode, useId } from 'react';
import { cn } from '#lib/cn.ts';

interface PanelProps {
  title: string;
  text?: string | undefined;
  /** The content is rows, with lines between them. */
  rows?: boolean | undefined;
  children: ReactNode;
}

export function Panel({ title, text, rows, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl bg-surface p-4 shadow-card md:p-5">
      <h2 id={id} className="text-16 font-semibold tracking-[-.011em]">
        {title}
      </h2>
      {text === undefined ? null : <p className="mt-0.5 text-13 text-pretty text-ink-2">{text}</p>}
      <div className={cn(rows ? 'mt-1 -mb-3 divide-y divide-line' : 'mt-4')}>{children}</div>
    </section>
  );
}
