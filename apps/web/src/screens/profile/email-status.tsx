// The pending confirmation of the account's address: its owner must open the mailed link.

import { MailWarning } from 'lucide-react';
import { cancelEmailChange, sendConfirmation } from '#features/email-confirmations/email-confirmations.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';

/** Shown while an address is not confirmed; nothing otherwise. */
export function EmailStatus() {
  const { profile: words } = useText().emailConfirmations;
  const { email, emailConfirmed, pendingEmail } = useCurrentUser();
  const sending = useMutation(sendConfirmation);
  const cancelling = useMutation(cancelEmailChange);
  if (pendingEmail === null && emailConfirmed) return null;
  const waiting = pendingEmail ?? email;
  return (
    <div role="status" className="mb-4 flex gap-3 rounded-lg bg-warning-tint p-3 text-13">
      <MailWarning aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning-ink" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere text-ink">{words.notConfirmed(waiting)}</p>
        <p className="mt-0.5 text-pretty wrap-anywhere text-ink-2">
          {pendingEmail === null ? words.unconfirmedText : words.pendingText(email)}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2">
          <Button busy={sending.isPending} busyLabel={words.sending} onClick={() => sending.mutate(waiting)}>
            {words.send}
          </Button>
          {pendingEmail === null ? null : (
            <Button variant="ghost" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
              {words.cancel}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
