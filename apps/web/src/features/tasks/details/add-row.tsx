// One row below the description of an open task: what can be added to it.
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';
import '#features/tasks/edit/task-form.css';

export function AddRow({ children }: { children: ReactNode }) {
  const { tasks } = useText();
  return (
    <fieldset aria-label={tasks.adds} className="add-row">
      {children}
    </fieldset>
  );
}

interface AddButtonProps extends Omit<ComponentProps<typeof Button>, 'icon' | 'variant' | 'children'> {
  /** The name of the button; its text is one word of it. */
  label: string;
  children: string;
}

export function AddButton({ label, children, ...rest }: AddButtonProps) {
  return (
    <Button {...rest} variant="ghost" icon={<Plus />} aria-label={label}>
      {children}
    </Button>
  );
}
