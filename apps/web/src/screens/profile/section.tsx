// A card of the profile: heading, a sentence, content.
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
}

export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl bg-surface p-4 shadow-card md:p-5">
      <h2 id={id} className="text-16 font-semibold tracking-[-.011em]">
        {title}
      </h2>
      {text === undefined ? null : <p className="mt-0.5 text-13 text-pretty text-ink-2">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
