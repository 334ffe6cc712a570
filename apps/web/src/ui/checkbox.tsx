// A box that is checked or not.
import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The name for screen readers where no label element points here. */
  label?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

export function Checkbox({ checked, onChange, label, id, disabled, ...rest }: CheckboxProps) {
  return (
    <Radix.Root
      id={id}
      aria-label={label}
      aria-describedby={rest['aria-describedby']}
      checked={checked}
      disabled={disabled ?? false}
      onCheckedChange={(state) => onChange(state === true)}
      className="checkbox"
    >
      <Radix.Indicator className="inline-flex">
        <Check className="size-3.5" strokeWidth={3} />
      </Radix.Indicator>
    </Radix.Root>
  );
}
