// A switch that takes effect at once.
import { Switch as Radix } from 'radix-ui';
import { type ToggleProps, toggled } from '#ui/toggle.ts';
import '#ui/switch.css';

export function Switch(props: ToggleProps) {
  return (
    <Radix.Root {...toggled(props)} className="switch">
      <Radix.Thumb className="switch-thumb" />
    </Radix.Root>
  );
}
