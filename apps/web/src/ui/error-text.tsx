// An error message as a red line.
import { CircleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';

export function ErrorText({ className, children, ...rest }: ComponentProps<'p'>) {
  return (
    <p {...rest} className={cn('field-note text-danger-ink', className)}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-3 shrink-0" />
      {children}
    </p>
  );
}
