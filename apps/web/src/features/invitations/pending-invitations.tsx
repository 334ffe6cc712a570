// The pending invitations of a workspace: send again, or revoke after a confirmation.
import type { Invitation, SentInvitation } from '@app/contract/invitations/invitations.contract.ts';
import { timing } from '@app/contract/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { invitationsQuery, resendInvitation, revokeInvitation } from '#features/invitations/invitations.queries.ts';
import { useNow } from '#lib/dates.ts';
import { useText } from '#lib/text.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm, preloadConfirm } from '#ui/confirm.tsx';
import { RegionError } from '#ui/region-error.tsx';

interface PendingInvitationsProps {
  workspaceId: number;
  /** It was sent again and has a new link. */
  onResent: (sent: SentInvitation) => void;
}

export function PendingInvitations({ workspaceId, onResent }: PendingInvitationsProps) {
  const { invitations: words } = useText();
  const headingId = useId();
  const { data, error, isError, isFetching, refetch } = useQuery(invitationsQuery(workspaceId));
  const [revoking, setRevoking] = useState<Invitation>();
  const [asking, setAsking] = useState(false);
  const { mutate } = useMutation(revokeInvitation);
  if (!data && isError)
    return <RegionError text={words.loadFailed} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data || data.invitations.length === 0) return null;
  function revoke(invitation: Invitation): void {
    setRevoking(invitation);
    setAsking(true);
  }
  return (
    <section aria-labelledby={headingId} className="mb-5">
      <h2 id={headingId} className="mb-2 text-13 font-medium">
        {words.pending(data.invitations.length)}
      </h2>
      <ul className="max-h-72 divide-y divide-line overflow-y-auto rounded-xl bg-surface shadow-card">
        {data.invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} onResent={onResent} onRevoke={() => revoke(invitation)} />
        ))}
      </ul>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title={words.revokeAsk(revoking?.email ?? '')}
        text={words.revokeText}
        confirmLabel={words.revoke}
        cancelLabel={words.cancel}
        onConfirm={() => revoking && mutate(revoking)}
        danger
      />
    </section>
  );
}

interface RowProps {
  invitation: Invitation;
  onResent: (sent: SentInvitation) => void;
  onRevoke: () => void;
}

function Row({ invitation, onResent, onRevoke }: RowProps) {
  const { invitations: words, members } = useText();
  const { mutate, isPending } = useMutation(resendInvitation);
  const left = (Date.parse(invitation.expiresAt) - useNow()) / timing.day;
  const isOver = invitation.expired || left <= 0;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 compact:py-1.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-13 font-medium wrap-anywhere">{invitation.email}</span>
          <Badge className="shrink-0">{members.roles[invitation.role]}</Badge>
          {isOver ? <Badge tone="warning">{words.over}</Badge> : null}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-12 text-ink-3">
          <span className="wrap-anywhere">{words.invitedBy(invitation.invitedBy)}</span>
          {isOver ? null : <span>{left < 1 ? words.expiresToday : words.expiresIn(Math.round(left))}</span>}
        </p>
      </div>
      <div className="-mx-3 flex gap-1 sm:mx-0">
        <Button
          variant="ghost"
          aria-label={words.resendFor(invitation.email)}
          busy={isPending}
          onClick={() => mutate(invitation, { onSuccess: onResent })}
        >
          {words.resend}
        </Button>
        <Button variant="ghost" aria-label={words.revokeFor(invitation.email)} onPointerEnter={preloadConfirm} onClick={onRevoke}>
          {words.revoke}
        </Button>
      </div>
    </li>
  );
}
