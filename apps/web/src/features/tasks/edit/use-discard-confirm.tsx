// Closes a form of a task: at once, or after 'Discard this draft?' if text would be lost.
import { type ReactNode, useState } from 'react';
import { useLeaveGuard } from '#lib/leave-guard.ts';
import { useText } from '#lib/text.ts';
import { Confirm } from '#ui/confirm.tsx';

interface Leaving {
  /** Closes, or asks. */
  close: () => void;
  /** Runs another action that ends the form, such as opening the next task: at once, or after the confirmation. */
  before: (then: () => void) => void;
  /** The confirm dialog; render it with the form. */
  question: ReactNode;
}

/** `leave` ends and closes the form; `discard` only ends it, because the browser navigates. */
export function useDiscardConfirm(dirty: boolean, leave: () => void, discard: () => void = leave): Leaving {
  const { tasks } = useText();
  const [pending, setPending] = useState<{ then: () => void }>();
  function before(then: () => void) {
    if (dirty) setPending({ then });
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
      open={pending !== undefined}
      onOpenChange={(open) => !open && setPending(undefined)}
      title={tasks.discard}
      text={tasks.discardText}
      confirmLabel={tasks.discardYes}
      cancelLabel={tasks.discardNo}
      onConfirm={() => pending?.then()}
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
