// A row of settings: name and explanation at the left, the control at the right.
import { type ReactNode, useId } from 'react';
import { cn } from '#lib/cn.ts';

interface SettingRowProps {
  title: string;
  text: string;
  /** The control needs a line of its own on small screens. */
  wide?: boolean | undefined;
  /** It has no effect at the moment, but keeps its value. */
  dimmed?: boolean | undefined;
  /** Renders the control; spread the given props onto it. */
  children: (control: { id: string; 'aria-describedby': string }) => ReactNode;
}

export function SettingRow({ title, text, wide, dimmed, children }: SettingRowProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <div className={cn('flex gap-x-6 gap-y-2 py-3', wide ? 'flex-col sm:flex-row sm:items-center' : 'items-center')}>
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className={cn('block text-13 font-medium', dimmed && 'text-ink-3')}>
          {title}
        </label>
        <p id={note} className="text-12 text-pretty text-ink-3">
          {text}
        </p>
      </div>
      <div className={cn('flex shrink-0', wide && 'sm:w-64')}>{children({ id, 'aria-describedby': note })}</div>
    </div>
  );
}
