// A textarea that grows with its text.
import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';

export type TextareaProps = ComponentProps<'textarea'>;

export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea rows={2} {...rest} className={cn('input textarea', className)} />;
}
