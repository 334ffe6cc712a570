// The dialog that resets somebody's password: a confirmation, then the link, which is shown only once.

import { timing } from '@app/contract/limits.ts';
import type { AdminUser } from '@app/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { makeResetLink, resetOptionsQuery } from '#features/password-resets/password-resets.queries.ts';
import { announce } from '#lib/announce.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CopyLink } from '#ui/copy-link.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface ResetDialogProps {
  user: AdminUser;
  onClose: () => void;
}

export function ResetDialog({ user, onClose }: ResetDialogProps) {
  const { admin: words } = useText().passwordResets;
  const options = useQuery(resetOptionsQuery);
  const [mail, setMail] = useState(false);
  const box = useId();
  const { mutate, data: made, isPending } = useMutation(makeResetLink);
  if (made) {
    return (
      <Dialog
        key="made"
        open
        title={words.madeTitle}
        description={words.made(user.fullName)}
        onOpenChange={(open) => open || onClose()}
        footer={
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        }
      >
        <CopyLink
          link={made.link}
          strings={words}
          text={words.linkText(timing.adminResetLifetime / timing.hour)}
          onCopied={() => announce(words.copied)}
        />
        <p role="status" className="mt-3 text-13 wrap-anywhere text-ink-2">
          {made.mailed ? words.mailed(user.email) : words.notMailed}
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="ask"
      open
      fixed={isPending}
      title={words.ask(user.fullName)}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button variant="primary" busy={isPending} busyLabel={words.making} onClick={() => mutate({ user, mail })}>
            {words.make}
          </Button>
        </>
      }
    >
      <p className="text-13 text-pretty text-ink-2">{words.text}</p>
      {options.data?.byMail ? (
        <div className="mt-4 flex items-center gap-2.5">
          <Checkbox id={box} checked={mail} disabled={isPending} onChange={setMail} />
          <label htmlFor={box} className="text-13 wrap-anywhere">
            {words.mail(user.email)}
          </label>
        </div>
      ) : null}
    </Dialog>
  );
}
