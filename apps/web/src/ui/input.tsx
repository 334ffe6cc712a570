// A single-line text input.
import type { ComponentProps } from 'react';
import { cn } from '#lib/cn.ts';

export interface InputProps extends Omit<ComponentProps<'input'>, 'size'> {
  size?: 'md' | 'lg' | undefined;
}

export function Input({ size = 'md', className, ...rest }: InputProps) {
  return <input {...rest} className={cn('input', size === 'lg' && 'input-lg', className)} />;
}
