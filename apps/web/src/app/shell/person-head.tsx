// Avatar, full name and e-mail of the signed-in person.
import { useCurrentUser } from '#features/users/users.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { Avatar } from '#ui/avatar.tsx';

interface PersonHeadProps {
  /** The space around it; by default that of a menu, with a line below. */
  className?: string;
}

export function PersonHead({ className = 'mb-1 border-b border-line px-2 pt-1.5 pb-2.5' }: PersonHeadProps) {
  const user = useCurrentUser();
  return (
    <div className={`flex items-center gap-2.5 ${className}`}>
      <Avatar {...avatarOf(user)} size={32} decorative />
      <div className="min-w-0">
        <p className="truncate text-13 font-medium">{user.fullName}</p>
        <p className="truncate text-12 text-ink-3">{user.email}</p>
      </div>
    </div>
  );
}
