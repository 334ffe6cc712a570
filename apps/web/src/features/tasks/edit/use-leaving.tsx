// Leaving a form of a task: at once, or after 'Discard this draft?' where something typed would be lost.
import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { useText } from '#lib/text.ts';
import { Confirm } from '#ui/confirm.tsx';

interface Leaving {
  /** Leaves, or asks. */
  close: () => void;
  /** Does something else that ends the form, as opening the next task: at once, or after the question. */
  before: (then: () => void) => void;
  /** What asks, to be rendered with the form. */
  question: ReactNode;
}

/** `leave` ends the form and closes it; `discard` only ends it, where the browser itself goes elsewhere. */
export function useLeaving(dirty: boolean, leave: () => void, discard: () => void = leave): Leaving {
  const { tasks } = useText();
  const [asked, setAsked] = useState<{ then: () => void }>();
  function before(then: () => void) {
    if (dirty) setAsked({ then });
    else then();
  }
  useLeaveGuard(dirty, (go) =>
    before(() => {
      discard();
      go();
    }),
  );
  const question = (
    <Confirm
      danger
      open={asked !== undefined}
      onOpenChange={(open) => !open && setAsked(undefined)}
      title={tasks.discard}
      text={tasks.discardText}
      confirmLabel={tasks.discardYes}
      cancelLabel={tasks.discardNo}
      onConfirm={() => asked?.then()}
    />
  );
  return {
    close: () => before(leave),
    before: (then) =>
      before(() => {
        discard();
        then();
      }),
    question,
  };
}
