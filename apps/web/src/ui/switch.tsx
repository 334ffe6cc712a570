// A switch: on or off, at once.
import { Switch as Radix } from 'radix-ui';
import '#ui/switch.css';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The name for screen readers where no label element points here. */
  label?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

export function Switch({ checked, onChange, label, id, disabled, ...rest }: SwitchProps) {
  return (
    <Radix.Root
      id={id}
      aria-label={label}
      aria-describedby={rest['aria-describedby']}
      checked={checked}
      disabled={disabled ?? false}
      onCheckedChange={onChange}
      className="switch"
    >
      <Radix.Thumb className="switch-thumb" />
    </Radix.Root>
  );
}
