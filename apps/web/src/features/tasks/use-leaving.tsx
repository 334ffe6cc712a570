// Leaving a form of a task: at once, or after 'Discard this draft?' where something typed would be lost.
import { type ReactNode, useState } from 'react';
import { useText } from '#lib/text.ts';
import { Confirm } from '#ui/confirm.tsx';

/** `close` leaves or asks; `question` is what asks, to be rendered with the form. */
export function useLeaving(dirty: boolean, leave: () => void): { close: () => void; question: ReactNode } {
  const { tasks } = useText();
  const [asking, setAsking] = useState(false);
  const question = (
    <Confirm
      danger
      open={asking}
      onOpenChange={setAsking}
      title={tasks.discard}
      text={tasks.discardText}
      confirmLabel={tasks.discardYes}
      cancelLabel={tasks.discardNo}
      onConfirm={leave}
    />
  );
  return { close: () => (dirty ? setAsking(true) : leave()), question };
}
