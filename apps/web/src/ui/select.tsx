// A choice of one from a list.

import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '#lib/cn.ts';
import { ignoreToasts } from '#ui/outside-click.ts';
import '#ui/panels.css';

export interface SelectOption {
  value: string;
  label: string;
  icon?: ReactNode;
  /** Also shown when a long list is shortened (`features/pickers/pick-order.ts`). */
  alwaysShown?: boolean;
}

export interface SelectProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** The name for screen readers where no label element points here. */
  label?: string | undefined;
  placeholder?: string | undefined;
  id?: string | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  size?: 'md' | 'lg' | undefined;
  className?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Hears that the list closes; `event.preventDefault()` keeps the focus from going back to the control. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

export function Select(props: SelectProps) {
  const { value, onChange, options, label, placeholder, id, invalid, disabled, size = 'md', className, onBlur } = props;
  return (
    <Radix.Root value={value} onValueChange={onChange} disabled={disabled ?? false}>
      <Radix.Trigger
        id={id}
        aria-label={label}
        aria-invalid={invalid || props['aria-invalid'] || undefined}
        aria-describedby={props['aria-describedby']}
        onBlur={onBlur}
        className={cn('input select-trigger', size === 'lg' && 'input-lg', className)}
      >
        <span className="flex min-w-0 flex-1 items-center gap-2 truncate text-start select-value">
          <Radix.Value placeholder={<span className="text-ink-3">{placeholder}</span>} />
        </span>
        <Radix.Icon className="text-ink-3">
          <ChevronDown className="size-4" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          onCloseAutoFocus={(event) => props.onCloseAutoFocus?.(event)}
          onPointerDownOutside={ignoreToasts}
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="menu select-menu pop"
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item key={option.value} value={option.value} className="menu-row">
                <Radix.ItemText>
                  {option.icon ? <span className="menu-icon">{option.icon}</span> : null}
                  <span>{option.label}</span>
                </Radix.ItemText>
                <Radix.ItemIndicator className="menu-icon ms-auto">
                  <Check />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
