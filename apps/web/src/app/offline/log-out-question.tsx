// Asks before a sign-out that would delete changes which wait or have no answer.
import { logOutQuestion } from '#app/log-out.ts';
import { useStore } from '#lib/store.ts';
import { useText } from '#lib/text.ts';
import { countUnanswered } from '#lib/unanswered-writes.ts';
import { waitingWrites } from '#lib/waiting-writes.ts';
import { Confirm } from '#ui/confirm.tsx';

export function LogOutQuestion() {
  const { offline } = useText();
  const question = useStore(logOutQuestion);
  const { length } = useStore(waitingWrites);
  return (
    <Confirm
      danger
      open={question !== undefined}
      onOpenChange={(open) => !open && logOutQuestion.set(undefined)}
      title={offline.logOut.title}
      text={offline.logOut.text(length + countUnanswered())}
      confirmLabel={offline.logOut.yes}
      cancelLabel={offline.logOut.no}
      onConfirm={() => {
        question?.();
        logOutQuestion.set(undefined);
      }}
    />
  );
}
