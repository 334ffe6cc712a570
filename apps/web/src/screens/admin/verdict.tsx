// The result of a check: an icon, what it is, and the reason.
import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';

export interface VerdictProps {
  tone: 'info' | 'success' | 'warning' | 'danger';
  title: string;
  text: string;
}

const looks: Record<VerdictProps['tone'], { icon: ReactNode; className: string }> = {
  info: { icon: <Info />, className: 'text-ink' },
  success: { icon: <CircleCheck />, className: 'text-success-ink' },
  warning: { icon: <TriangleAlert />, className: 'text-warning-ink' },
  danger: { icon: <CircleX />, className: 'text-danger-ink' },
};

export function Verdict({ tone, title, text }: VerdictProps) {
  const { icon, className } = looks[tone];
  return (
    <div className="flex gap-2.5">
      <span aria-hidden="true" className={cn('mt-0.5 [&_svg]:size-4', className)}>
        {icon}
      </span>
      <div className="min-w-0">
        <p className={cn('text-13 font-semibold', className)}>{title}</p>
        <p className="text-13 text-pretty wrap-anywhere text-ink-2">{text}</p>
      </div>
    </div>
  );
}
