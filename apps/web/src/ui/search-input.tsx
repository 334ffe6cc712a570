// A line to search in, with the magnifying glass that says so.
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import { Input, type InputProps } from '#ui/input.tsx';

interface SearchInputProps extends Omit<InputProps, 'type' | 'aria-label'> {
  label: string;
  /** Where there is nothing else to say, the label. */
  placeholder?: string;
  /** Of the frame around the line. */
  frameClassName?: string | undefined;
  /** What stands at the end of the line. */
  children?: ReactNode;
}

export function SearchInput({ label, placeholder = label, className, frameClassName, children, ...rest }: SearchInputProps) {
  return (
    <div className={cn('relative min-w-0', frameClassName)}>
      <Search aria-hidden="true" className="pointer-events-none absolute start-2.5 top-[calc(50%-8px)] size-4 text-ink-3" />
      <Input
        {...rest}
        // What leads through a list is no field of its own kind.
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
