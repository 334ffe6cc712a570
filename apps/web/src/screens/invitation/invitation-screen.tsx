// The page behind an invitation link: a new account, signing in, or joining with the signed-in account.
import type { AcceptanceForm as Form } from '@app/contract/invitations/invitations.contract.ts';
import { screens } from '@app/contract/screens.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { signIn } from '#features/auth/auth.queries.ts';
import { AuthFrame } from '#features/auth/auth-frame.tsx';
import { InvalidLink } from '#features/auth/invalid-link.tsx';
import { LoginForm } from '#features/auth/login-form.tsx';
import { linkedInvitationQuery } from '#features/invitations/invitations.queries.ts';
import { currentUserQuery } from '#features/users/users.queries.ts';
import { currentNames, useNames } from '#lib/names.ts';
import { useScreenTitle } from '#lib/screen-title.ts';
import { currentText, useText } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';
import { useMutation } from '#lib/use-mutation.ts';
import { AcceptanceForm } from '#screens/invitation/acceptance-form.tsx';
import { JoinPanel } from '#screens/invitation/join-panel.tsx';
import { Button } from '#ui/button.tsx';
import { PageLoading } from '#ui/page-loading.tsx';

export function InvitationScreen({ onLogOut }: { onLogOut: () => void }) {
  const { invitations } = useText();
  const navigate = useNavigate();
  // The fragment is never sent to a server, so no log contains the token.
  const token = useLocation().hash.slice(1);
  const person = useQuery(currentUserQuery);
  const link = useQuery(linkedInvitationQuery(token));
  const { mutate } = useMutation(signIn);
  const [entering, setEntering] = useState(false);
  const [signingIn, setSigningIn] = useState(false);
  useScreenTitle(invitations.page.title);

  function joined(workspaceId: number): void {
    const { page } = currentText().invitations;
    toast({ title: page.joined, text: page.joinedText(currentNames().department(link.data?.workspace ?? '')) });
    void navigate(screens.workspace.href(workspaceId), { replace: true });
  }
  /** The account exists: signs its owner in with the typed password; if that fails, the owner can sign in by hand. */
  function enter(workspaceId: number, { username, password }: Form): void {
    setEntering(true);
    mutate(
      { username, password },
      {
        onSuccess: () => joined(workspaceId),
        onError: () => {
          toast(currentText().auth.registered);
          void navigate(screens.auth.href(), { replace: true });
        },
      },
    );
  }

  const { page } = invitations;
  if (link.error) {
    const { error, isFetching, refetch } = link;
    return (
      <AuthFrame>
        <InvalidLink
          error={error}
          title={page.failed}
          lookFailed={page.lookFailed}
          to={person.data ? screens.home.href() : screens.auth.href()}
          busy={isFetching}
          onRetry={() => void refetch()}
        >
          {person.data ? page.toBoard : page.toSignIn}
        </InvalidLink>
      </AuthFrame>
    );
  }
  if (entering || !link.data || person.isPending) return <PageLoading />;
  const invitation = link.data;
  if (person.data) {
    return (
      <Card {...invitation}>
        <JoinPanel token={token} invitation={invitation} user={person.data.user} onJoined={joined} onLogOut={onLogOut} />
      </Card>
    );
  }
  return (
    <Card {...invitation}>
      {signingIn ? (
        <>
          <p className="mb-5 text-13 wrap-anywhere text-ink-2">{page.signInToJoin(invitation.email)}</p>
          <LoginForm registered="" />
        </>
      ) : (
        <AcceptanceForm token={token} email={invitation.email} prefilled={invitation} onAccepted={enter} />
      )}
      {/* Does not reveal whether an account exists, because the sender of the link could read it here. */}
      <div className="mt-4 text-center">
        <Button variant="ghost" onClick={() => setSigningIn(!signingIn)}>
          {signingIn ? page.hasNoAccount : page.hasAccount}
        </Button>
      </div>
    </Card>
  );
}

interface CardProps {
  departments: readonly string[];
  invitedBy: string;
  role: string;
  grantsAdmin: boolean;
  children: ReactNode;
}

function Card({ departments, invitedBy, role, grantsAdmin, children }: CardProps) {
  const { invitations, users } = useText();
  const { page } = invitations;
  const names = useNames();
  const board = departments.map(names.department).join(', ');
  return (
    <AuthFrame>
      <div className="auth-card">
        <h1 className="text-24 font-semibold tracking-[-.019em] wrap-anywhere">{page.joining(board)}</h1>
        <p className="mt-1 mb-6 text-14 wrap-anywhere text-ink-2">
          {page.invites(invitedBy, board)}
          {role === 'admin' ? ` ${page.asAdmin}` : ''}
          {grantsAdmin ? ` (${users.profile.administrator})` : ''}
        </p>
        {children}
      </div>
    </AuthFrame>
  );
}
