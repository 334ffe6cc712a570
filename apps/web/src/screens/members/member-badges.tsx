// A member's role in the workspace, and whether it is oneself.
import { isAdmin as isAdministrator } from '@app/contract/access.ts';
import type { WorkspaceMember } from '@app/contract/workspaces/workspaces.contract.ts';
import { ShieldCheck } from 'lucide-react';
import { useCurrentUser } from '#features/users/users.queries.ts';
import { isActive } from '#lib/shown-person.ts';
import { useText } from '#lib/text.ts';
import { Badge } from '#ui/badge.tsx';

/** 'Admin' with a shield, of the workspace or of everything, or 'Member'. */
export function RoleBadge({ member: { role, user } }: { member: WorkspaceMember }) {
  const { roles } = useText().members;
  const isAdmin = role === 'admin' || isAdministrator(user);
  return (
    <Badge className="shrink-0 gap-1">
      {isAdmin ? <ShieldCheck aria-hidden="true" className="size-3.5" /> : null}
      {isAdmin ? roles.admin : roles.member}
    </Badge>
  );
}

/** Marks an account that cannot be used at present. */
export function InactiveBadge({ user }: Pick<WorkspaceMember, 'user'>) {
  const { deactivated } = useText().users;
  return isActive(user) ? null : <Badge className="shrink-0">{deactivated}</Badge>;
}

/** 'You' beside the signed-in person. */
export function YouBadge({ userId }: { userId: number }) {
  const { you } = useText().members;
  const { id } = useCurrentUser();
  return userId === id ? (
    <Badge tone="accent" className="shrink-0">
      {you}
    </Badge>
  ) : null;
}
