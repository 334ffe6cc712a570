// A card of settings, and a row of it: what is set at the left, its control at the right.
import { type ReactNode, useId } from 'react';
import { cn } from '#lib/cn.ts';

interface SettingGroupProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function SettingGroup({ title, text, children }: SettingGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl bg-surface p-4 shadow-card md:p-5">
      <h2 id={id} className="text-16 font-semibold tracking-[-.011em]">
        {title}
      </h2>
      <p className="mt-0.5 text-13 text-pretty text-ink-2">{text}</p>
      <div className="mt-2 -mb-3 divide-y divide-line">{children}</div>
    </section>
  );
}

interface SettingRowProps {
  title: string;
  text: string;
  /** The control needs a line of its own on small screens. */
  wide?: boolean | undefined;
  children: (control: { id: string; 'aria-describedby': string }) => ReactNode;
}

export function SettingRow({ title, text, wide, children }: SettingRowProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={cn('flex gap-x-6 gap-y-2 py-3', wide ? 'flex-col sm:flex-row sm:items-center' : 'items-center')}>
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="block text-13 font-medium">
          {title}
        </label>
        <p id={note} className="text-12 text-pretty text-ink-3">
          {text}
        </p>
      </div>
      <div className={cn('shrink-0', wide && 'sm:w-64')}>{children({ id, 'aria-describedby': note })}</div>
    </div>
  );
}
