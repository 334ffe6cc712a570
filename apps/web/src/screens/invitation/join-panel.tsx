// Joins with the signed-in account, if the invitation is for its address.

import type { OpenInvitation } from '@app/contract/invitations/invitations.contract.ts';
import type { User } from '@app/contract/users/users.contract.ts';
import { loginKey } from '@app/contract/users/users.rules.ts';
import { joinWorkspace } from '#features/invitations/invitations.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { reasonOf, useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';

interface JoinPanelProps {
  token: string;
  invitation: OpenInvitation;
  user: User;
  onJoined: (workspaceId: number) => void;
  onLogOut: () => void;
}

export function JoinPanel({ token, invitation, user, onJoined, onLogOut }: JoinPanelProps) {
  const { invitations, shell } = useText();
  const { page } = invitations;
  const { mutate, isPending, error } = useMutation(joinWorkspace);
  const isTheirs = loginKey(user.email) === loginKey(invitation.email);
  return (
    <>
      <div className="mb-4 flex items-center gap-2.5">
        <Avatar {...avatarOf(user)} size={32} decorative />
        <div className="min-w-0">
          <p className="text-13 font-medium wrap-anywhere">{isTheirs ? page.signedInAs(user.fullName) : user.fullName}</p>
          <p className="text-12 wrap-anywhere text-ink-3">{user.email}</p>
        </div>
      </div>
      {isTheirs ? null : (
        <p className="mb-4 text-13 text-pretty wrap-anywhere text-ink-2">{page.otherAccount(invitation.email, user.fullName)}</p>
      )}
      <FormError text={error && !isPending ? `${page.joinFailed}: ${reasonOf(error)}` : undefined} />
      {isTheirs ? (
        <Button
          variant="primary"
          size="lg"
          className="w-full"
          busy={isPending}
          busyLabel={page.busy}
          onClick={() => mutate(token, { onSuccess: ({ workspaceId }) => onJoined(workspaceId) })}
        >
          {page.join}
        </Button>
      ) : (
        <Button variant="primary" size="lg" className="w-full" onClick={onLogOut}>
          {shell.logOut}
        </Button>
      )}
    </>
  );
}
