// Removes the picture, after a confirmation; rendered only if there is one.

import { useState } from 'react';
import { removePicture } from '#features/users/pictures.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Confirm, preloadConfirm } from '#ui/confirm.tsx';

export function RemovePicture() {
  const { avatar } = useText().users;
  const user = useCurrentUser();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation(removePicture);
  if (!user.profilePicture) return null;
  return (
    <>
      <Button
        variant="ghost"
        className="-ms-3 lg:ms-0"
        busy={isPending}
        onPointerEnter={preloadConfirm}
        onClick={() => setAsking(true)}
      >
        {avatar.remove}
      </Button>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={avatar.removeAsk}
        text={avatar.removeText}
        confirmLabel={avatar.remove}
        cancelLabel={avatar.cancel}
        onConfirm={() => mutate(user.id)}
        danger
      />
    </>
  );
}
