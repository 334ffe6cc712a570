// Asks before the code from somebody's phone is taken away, and says what became of it.
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { useState } from 'react';
import { resetSecondFactor } from '#features/second-factors/second-factors.queries.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { usePeopleText } from '#screens/admin/users/people-text.ts';
import { Confirm } from '#ui/confirm.tsx';

interface PhoneQuestionProps {
  user: AdminUser;
  onClose: () => void;
}

export function PhoneQuestion({ user, onClose }: PhoneQuestionProps) {
  const { account: words } = usePeopleText();
  const { manage } = useText().users;
  const { mutate } = useMutation(resetSecondFactor);
  // The words stay while the question closes and the list changes.
  const [{ id, fullName }] = useState(user);
  const end = () =>
    mutate(id, {
      onSuccess: () => toast({ title: words.isPhoneTaken(fullName) }),
      onError: (error) => toast({ title: words.failed, text: reasonOf(error), kind: 'destructive' }),
    });
  return (
    <Confirm
      open
      danger
      onOpenChange={(open) => open || onClose()}
      title={words.takePhoneAsk(fullName)}
      text={words.takePhoneText}
      confirmLabel={words.takePhoneButton}
      cancelLabel={manage.cancel}
      onConfirm={end}
    />
  );
}
