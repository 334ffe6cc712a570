// The common props of checkbox and switch.
export interface ToggleProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The name for screen readers if no label element points here. */
  label?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  /** -1 where keys reach it from the row that it is in. */
  tabIndex?: -1 | undefined;
  'aria-describedby'?: string | undefined;
}

/** Returns the props of the underlying control. */
export function toggleAttributes({ checked, onChange, label, disabled = false, ...rest }: ToggleProps) {
  return {
    ...rest,
    'aria-label': label,
    checked,
    disabled,
    onCheckedChange: (state: boolean | 'indeterminate') => onChange(state === true),
  };
}
