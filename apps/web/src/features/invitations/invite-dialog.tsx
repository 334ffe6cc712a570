// The dialog that invites somebody: the address and the role, then the link, which is shown only once.
import { NewInvitation, type SentInvitation } from '@app/contract/invitations/invitations.contract.ts';
import type { WorkspaceRole } from '@app/contract/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { InvitationLink } from '#features/invitations/invitation-link.tsx';
import { sendInvitation } from '#features/invitations/invitations.queries.ts';
import { InviteFields } from '#features/invitations/invite-fields.tsx';
import { RequestError } from '#lib/call.ts';
import { useDraft } from '#lib/draft.ts';
import { reasonOf, textOf, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormDialog } from '#ui/form-dialog.tsx';

interface InviteDialogProps {
  workspaceId: number;
  /** The roles that the person may invite with. */
  roles: readonly WorkspaceRole[];
  /** An invitation that was just sent again: the dialog shows its link. */
  resent?: SentInvitation | undefined;
  onClose: () => void;
}

export function InviteDialog({ workspaceId, roles, resent, onClose }: InviteDialogProps) {
  const { invitations: words } = useText();
  const [draft, keep, forget] = useDraft(`invite:${workspaceId}`, { email: '', role: 'member' as WorkspaceRole });
  const role = roles.includes(draft.role) ? draft.role : 'member';
  const [problem, setProblem] = useState<string>();
  const [sent, setSent] = useState(resent);
  const { mutate, isPending, error, reset } = useMutation(sendInvitation);
  const field = useRef<HTMLInputElement>(null);
  const refused = isPending ? undefined : denialOf(error);
  useEffect(() => {
    if (denialOf(error)) field.current?.focus();
  }, [error]);

  function submit(): void {
    const checked = NewInvitation.safeParse({ workspaceId, email: draft.email, role });
    const issue = checked.success ? undefined : checked.error.issues[0]?.message;
    setProblem(issue && textOf(issue));
    if (!checked.success) {
      if (draft.email.trim() === '') toast({ title: words.emailRequiredTitle, text: words.emailRequired, kind: 'destructive' });
      field.current?.focus();
      return;
    }
    mutate(checked.data, {
      onSuccess: (answer) => {
        forget();
        setSent(answer);
      },
    });
  }
  function change(next: typeof draft): void {
    keep(next);
    setProblem(undefined);
    if (error) reset();
  }

  if (sent) {
    const { email } = sent.invitation;
    const again = resent ? null : <Button onClick={() => setSent(undefined)}>{words.another}</Button>;
    return (
      <Dialog
        key="sent"
        open
        title={words.sentTitle}
        description={sent.mailed ? words.mailed(email) : words.notMailed(email)}
        onOpenChange={(open) => open || onClose()}
        footer={
          <>
            {again}
            <Button variant="primary" onClick={onClose}>
              {words.done}
            </Button>
          </>
        }
      >
        <InvitationLink link={sent.link} />
      </Dialog>
    );
  }
  return (
    <FormDialog
      key="form"
      title={words.title}
      description={words.text}
      labels={{ cancel: words.cancel, submit: words.submit, busy: words.submitting }}
      busy={isPending}
      className="flex flex-col gap-1.5"
      onSubmit={submit}
      onClose={onClose}
    >
      <InviteFields
        field={field}
        value={{ email: draft.email, role }}
        roles={roles}
        problem={problem ?? refused}
        disabled={isPending}
        onChange={change}
      />
    </FormDialog>
  );
}

/** Returns the server's reason: its message about the address, else the general one. */
function denialOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  const said = error instanceof RequestError ? error.body.fields?.['email'] : undefined;
  return said ?? reasonOf(error);
}
