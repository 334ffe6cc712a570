// Asks before all devices of somebody are signed out, and says what became of it.
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { useState } from 'react';
import { endSessionsOf } from '#features/sessions/sessions.queries.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { usePeopleText } from '#screens/admin/users/people-text.ts';
import { Confirm } from '#ui/confirm.tsx';

interface SignOutQuestionProps {
  user: AdminUser;
  onClose: () => void;
}

export function SignOutQuestion({ user, onClose }: SignOutQuestionProps) {
  const { account: words } = usePeopleText();
  const { manage } = useText().users;
  const { mutate } = useMutation(endSessionsOf);
  // The words stay while the question closes and the list changes.
  const [{ id, fullName }] = useState(user);
  const end = () =>
    mutate(id, {
      onSuccess: () => toast({ title: words.isSignedOut(fullName) }),
      onError: (error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' }),
    });
  return (
    <Confirm
      open
      danger
      onOpenChange={(open) => open || onClose()}
      title={words.signOutAsk(fullName)}
      text={words.signOutText}
      confirmLabel={words.signOutButton}
      cancelLabel={manage.cancel}
      onConfirm={end}
    />
  );
}
