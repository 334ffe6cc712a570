// What a checkbox and a switch have in common.
export interface ToggleProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The name for screen readers where no label element points here. */
  label?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** What the control underneath is given. */
export function toggled({ checked, onChange, label, disabled = false, ...rest }: ToggleProps) {
  return {
    ...rest,
    'aria-label': label,
    checked,
    disabled,
    onCheckedChange: (state: boolean | 'indeterminate') => onChange(state === true),
  };
}
