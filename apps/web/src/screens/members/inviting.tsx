// Inviting into a workspace: the dialog, and what waits. The dialog is loaded when it is first wanted.
import type { SentInvitation, Workspace, WorkspaceRole } from '@app/contract';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { invitationsQuery } from '#features/invitations/invitations.queries.ts';
import { PendingInvitations } from '#features/invitations/pending-invitations.tsx';
import { useText } from '#lib/text.ts';
import { Button } from '#ui/button.tsx';

const loadDialog = () => import('#features/invitations/invite-dialog.tsx').then((m) => ({ default: m.InviteDialog }));
const InviteDialog = lazy(loadDialog);
const preload = () => void loadDialog().catch(() => undefined);
const unknownYet: readonly WorkspaceRole[] = ['member'];

/** 'Invite Member', for whom the server lets invite; while it is not known, the server decides. */
export function InviteButton({ workspace: { id } }: { workspace: Workspace }) {
  const { invitations: words } = useText();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(invitationsQuery(id));
  if (data?.roles.length === 0) return null;
  return (
    <>
      <Button
        variant="primary"
        icon={<UserPlus />}
        className="sm:ms-auto"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {words.button}
      </Button>
      <Suspense>
        {open ? <InviteDialog workspaceId={id} roles={data?.roles ?? unknownYet} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}

/** What waits; an invitation that is sent again shows its new link. */
export function WaitingInvitations({ workspace: { id } }: { workspace: Workspace }) {
  const [resent, show] = useState<SentInvitation>();
  return (
    <>
      <PendingInvitations workspaceId={id} onResent={show} />
      <Suspense>
        {resent ? (
          <InviteDialog key={resent.link} workspaceId={id} roles={unknownYet} resent={resent} onClose={() => show(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}
