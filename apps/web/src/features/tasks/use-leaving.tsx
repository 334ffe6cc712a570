// Leaving a form of a task: at once, or after 'Discard this draft?' where something typed would be lost.
import { type ReactNode, useState } from 'react';
import { useText } from '#lib/text.ts';
import { Confirm } from '#ui/confirm.tsx';

interface Leaving {
  /** Leaves or asks. */
  close: () => void;
  /** The same, to somewhere else. */
  leaveTo: (leave: () => void) => void;
  /** What asks, to be rendered with the form. */
  question: ReactNode;
}

export function useLeaving(dirty: boolean, leave: () => void): Leaving {
  const { tasks } = useText();
  const [asking, setAsking] = useState(false);
  const [wanted, want] = useState<{ leave: () => void }>({ leave });
  function leaveTo(next: () => void) {
    if (!dirty) return next();
    want({ leave: next });
    setAsking(true);
  }
  const question = (
    <Confirm
      danger
      open={asking}
      onOpenChange={setAsking}
      title={tasks.discard}
      text={tasks.discardText}
      confirmLabel={tasks.discardYes}
      cancelLabel={tasks.discardNo}
      onConfirm={wanted.leave}
    />
  );
  return { close: () => leaveTo(leave), leaveTo, question };
}
