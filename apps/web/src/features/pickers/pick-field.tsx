// A field that shows the one thing that is chosen, and opens the list of the others: a select for lists of any length.
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { PickList, type PickListProps } from '#features/pickers/pick-list.tsx';
import { Popover } from '#ui/popover.tsx';

export interface PickFieldProps extends Omit<PickListProps, 'chosen' | 'multiple' | 'onPick'> {
  value: string;
  onChange: (value: string) => void;
  /** Where the chosen one is none of the options. */
  placeholder?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

export function PickField({ value, onChange, placeholder, id, className, onCloseAutoFocus, ...rest }: PickFieldProps) {
  const { 'aria-label': name, 'aria-invalid': invalid, 'aria-describedby': described, ...list } = rest;
  const [open, setOpen] = useState(false);
  const shown = list.options.find((option) => option.value === value);
  return (
    <Popover
      label={list.label}
      align="start"
      open={open}
      onOpenChange={setOpen}
      onCloseAutoFocus={onCloseAutoFocus}
      className="pick-panel"
      trigger={
        <button
          type="button"
          role="combobox"
          aria-expanded={open}
          id={id}
          aria-label={name}
          aria-invalid={invalid}
          aria-describedby={described}
          className={`input select-trigger ${className ?? ''}`}
        >
          <span className="flex min-w-0 flex-1 items-center gap-2 text-start">
            {shown?.icon}
            <span className={shown ? 'truncate' : 'truncate text-ink-3'}>{shown?.label ?? placeholder}</span>
          </span>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
        </button>
      }
    >
      <PickList
        {...list}
        chosen={[value]}
        onPick={(picked) => {
          setOpen(false);
          if (picked !== value) onChange(picked);
        }}
      />
    </Popover>
  );
}
