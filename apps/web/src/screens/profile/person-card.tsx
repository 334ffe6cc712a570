// The card at the side of the profile: avatar, name, e-mail, title and role.
import { ShieldCheck } from 'lucide-react';
import { useCurrentUser, usePermissions } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';
import { PictureControl } from '#screens/profile/picture-control.tsx';
import { RemovePicture } from '#screens/profile/remove-picture.tsx';
import { Badge } from '#ui/badge.tsx';

export function PersonCard() {
  const { profile } = useText().users;
  const user = useCurrentUser();
  const { isAdmin } = usePermissions();
  const roles: Record<string, string> = profile.roles;
  return (
    <section
      aria-label={user.fullName}
      className="flex min-w-0 items-center gap-4 rounded-xl bg-surface p-4 shadow-card md:p-5 lg:sticky lg:top-(--page-pad) lg:flex-col lg:gap-3 lg:py-7 lg:text-center"
    >
      <PictureControl />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 lg:w-full">
        <p className="text-16 font-semibold tracking-[-.011em] wrap-anywhere">{user.fullName}</p>
        <p className="text-13 wrap-anywhere text-ink-2">{user.email}</p>
        <p className="text-13 wrap-anywhere text-ink-3">{user.title || profile.noTitle}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 lg:justify-center">
          <Badge tone="accent">{roles[user.role] ?? user.role}</Badge>
          {isAdmin ? (
            <span className="inline-flex items-center gap-1 text-12 text-ink-2">
              <ShieldCheck aria-hidden="true" className="size-3.5" />
              {profile.administrator}
            </span>
          ) : null}
        </div>
        <div className="not-empty:mt-2">
          <RemovePicture />
        </div>
      </div>
    </section>
  );
}
