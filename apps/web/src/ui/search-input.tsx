// A search input with a magnifying glass.
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import { Input, type InputProps } from '#ui/input.tsx';

interface SearchInputProps extends Omit<InputProps, 'type' | 'aria-label'> {
  label: string;
  /** Defaults to the label. */
  placeholder?: string;
  /** Classes of the frame around the input. */
  frameClassName?: string | undefined;
  /** At the end of the input. */
  children?: ReactNode;
}

export function SearchInput({ label, placeholder = label, className, frameClassName, children, ...rest }: SearchInputProps) {
  return (
    <div className={cn('relative min-w-0', frameClassName)}>
      <Search aria-hidden="true" className="pointer-events-none absolute start-2.5 top-[calc(50%-8px)] size-4 text-ink-3" />
      <Input
        {...rest}
        // A combobox has no input type of its own.
        type={rest.role === 'combobox' ? 'text' : 'search'}
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        className={cn('ps-8.5', className)}
      />
      {children}
    </div>
  );
}
