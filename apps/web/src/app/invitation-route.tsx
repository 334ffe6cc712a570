// The page behind an invitation link, for signed-out and signed-in people.
import { useQueryClient } from '@tanstack/react-query';
import { logOut } from '#app/log-out.ts';
import { InvitationScreen } from '#screens/invitation/invitation-screen.tsx';

export function InvitationRoute() {
  const client = useQueryClient();
  return <InvitationScreen onLogOut={() => void logOut(client)} />;
}
