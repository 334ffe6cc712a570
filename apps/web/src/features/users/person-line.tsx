// Avatar, full name and e-mail of the signed-in person.
import { useCurrentUser } from '#features/users/users.queries.ts';
import { avatarOf } from '#lib/avatar.ts';
import { cn } from '#lib/cn.ts';
import { Avatar } from '#ui/avatar.tsx';

export function PersonLine({ className }: { className: string }) {
  const user = useCurrentUser();
  return (
    <div className={cn('flex items-center gap-2.5', className)}>
      <Avatar {...avatarOf(user)} size={32} decorative />
      <div className="min-w-0">
        <p className="truncate text-13 font-medium">{user.fullName}</p>
        <p className="truncate text-12 text-ink-3">{user.email}</p>
      </div>
    </div>
  );
}
