// Asks before somebody's account is deactivated or reactivated, and says what became of it.
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { useState } from 'react';
import { setUserActive } from '#features/users/manage-users.queries.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { usePeopleText } from '#screens/admin/users/people-text.ts';
import { Confirm } from '#ui/confirm.tsx';

interface ActiveQuestionProps {
  user: AdminUser;
  onClose: () => void;
}

export function ActiveQuestion({ user, onClose }: ActiveQuestionProps) {
  const { account: words } = usePeopleText();
  const { manage } = useText().users;
  const { mutate } = useMutation(setUserActive);
  // The words stay while the question closes and the list changes.
  const [{ fullName, active, isManaged }] = useState(user);
  const text = active ? words.deactivateText : words.reactivateText;
  const change = () =>
    mutate(
      { user, active: !active },
      {
        onSuccess: () => toast({ title: active ? words.isDeactivated(fullName) : words.isReactivated(fullName) }),
        onError: (error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' }),
      },
    );
  return (
    <Confirm
      open
      danger={active}
      onOpenChange={(open) => open || onClose()}
      title={active ? words.deactivateAsk(fullName) : words.reactivateAsk(fullName)}
      text={isManaged ? `${text} ${words.managedText}` : text}
      confirmLabel={active ? words.deactivate : words.reactivate}
      cancelLabel={manage.cancel}
      onConfirm={change}
    />
  );
}
