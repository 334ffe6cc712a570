// An empty state: says that there is nothing here, and what to do about it.
import type { ReactNode } from 'react';

interface EmptyProps {
  icon: ReactNode;
  title: string;
  text?: string | undefined;
  action?: ReactNode;
}

export function Empty({ icon, title, text, action }: EmptyProps) {
  'use no memo';
  return (
    <div className="flex flex-col items-center justify-center px-6 py-10 text-center">
      <span aria-hidden="true" className="mb-3 text-ink-3 [&_svg]:size-10 [&_svg]:stroke-[1.25]">
        {icon}
      </span>
      <p className="text-14 font-semibold">{title}</p>
      {text === undefined ? null : <p className="mt-1 max-w-80 text-13 text-pretty text-ink-2">{text}</p>}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
