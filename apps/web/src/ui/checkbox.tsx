// A checkbox.
import { Check } from 'lucide-react';
import { Checkbox as Radix } from 'radix-ui';
import { type ToggleProps, toggleAttributes } from '#ui/toggle-attributes.ts';

export function Checkbox(props: ToggleProps) {
  return (
    <Radix.Root {...toggleAttributes(props)} className="checkbox">
      <Radix.Indicator className="inline-flex">
        <Check className="size-3.5" strokeWidth={3} />
      </Radix.Indicator>
    </Radix.Root>
  );
}
