// A switch that takes effect at once.
import { Switch as Radix } from 'radix-ui';
import { type ToggleProps, toggleAttributes } from '#ui/toggle-attributes.ts';
import '#ui/switch.css';

export function Switch(props: ToggleProps) {
  return (
    <Radix.Root {...toggleAttributes(props)} className="switch">
      <Radix.Thumb className="switch-thumb" />
    </Radix.Root>
  );
}
