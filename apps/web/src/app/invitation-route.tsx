// The page behind an invitation link, for signed-out and signed-in people.
import { useQueryClient } from '@tanstack/react-query';
import { InvitationScreen } from '#app/lazy-screens.ts';
import { logOut } from '#app/log-out.ts';

export function InvitationRoute() {
  const client = useQueryClient();
  return <InvitationScreen onLogOut={() => void logOut(client)} />;
}
