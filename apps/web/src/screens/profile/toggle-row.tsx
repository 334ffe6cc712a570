// A switch with its name and what it does.
import { useId } from 'react';
import { cn } from '#lib/cn.ts';
import { Switch } from '#ui/switch.tsx';

interface ToggleRowProps {
  title: string;
  text: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** It has no effect at the moment, but keeps its value. */
  dimmed?: boolean | undefined;
}

export function ToggleRow({ title, text, checked, onChange, dimmed }: ToggleRowProps) {
  const id = useId();
  const note = `${id}-note`;
  return (
    <li className="flex items-center gap-4 py-3">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className={cn('block text-13 font-medium', dimmed && 'text-ink-3')}>
          {title}
        </label>
        <p id={note} className="text-12 text-pretty text-ink-3">
          {text}
        </p>
      </div>
      <Switch id={id} checked={checked} onChange={onChange} aria-describedby={note} />
    </li>
  );
}
