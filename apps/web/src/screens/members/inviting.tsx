// Invites people to a workspace: the dialog and the pending invitations. The dialog loads on first use.
import type { SentInvitation } from '@app/contract/invitations/invitations.contract.ts';
import type { WorkspaceRole } from '@app/contract/limits.ts';
import type { Workspace } from '@app/contract/workspaces/workspaces.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { invitationsQuery } from '#features/invitations/invitations.queries.ts';
import { PendingInvitations } from '#features/invitations/pending-invitations.tsx';
import { lazyOverlay } from '#lib/lazy.tsx';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

const InviteDialog = lazyOverlay(
  () => import('#features/invitations/invite-dialog.tsx').then((m) => ({ default: m.InviteDialog })),
  {
    opens: 'field',
    name: 'invite',
  },
);
const unknownYet: readonly WorkspaceRole[] = ['member'];

/** 'Invite Member', for people the server lets invite. While that is unknown, the server decides. */
export function InviteButton({ workspace: { id } }: { workspace: Workspace }) {
  const { invitations: words } = useText();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(invitationsQuery(id));
  const close = () => setOpen(false);
  if (data?.roles.length === 0) return null;
  return (
    <>
      <Button
        variant="primary"
        icon={<UserPlus />}
        className="sm:ms-auto"
        onPointerEnter={InviteDialog.preload}
        onFocus={InviteDialog.preload}
        onClick={() => setOpen(true)}
      >
        {words.button}
      </Button>
      {open ? <InviteDialog workspaceId={id} roles={data?.roles ?? unknownYet} onClose={close} onLoadError={close} /> : null}
    </>
  );
}

/** The pending invitations; one that is sent again shows its new link. */
export function WaitingInvitations({ workspace: { id } }: { workspace: Workspace }) {
  const [resent, show] = useState<SentInvitation>();
  const close = () => show(undefined);
  return (
    <>
      <PendingInvitations workspaceId={id} onResent={show} />
      {resent ? (
        <InviteDialog key={resent.link} workspaceId={id} roles={unknownYet} resent={resent} onClose={close} onLoadError={close} />
      ) : null}
    </>
  );
}
