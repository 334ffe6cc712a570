// The avatar of a person of the product: picture, else initials on their colour.
import { defaultAvatarColor, initialsOf, type UserCard } from '@app/contract';
import { Avatar, type AvatarProps } from '#ui/avatar.tsx';

type Person = Pick<UserCard, 'fullName' | 'avatarInitials' | 'avatarColor' | 'profilePicture'>;

interface UserAvatarProps extends Pick<AvatarProps, 'size' | 'decorative' | 'className'> {
  user: Person;
  /** The colour of a person who has none. */
  fallbackColor?: string | undefined;
}

export function UserAvatar({ user, fallbackColor = defaultAvatarColor, ...rest }: UserAvatarProps) {
  return (
    <Avatar
      {...rest}
      name={user.fullName}
      initials={user.avatarInitials || initialsOf(user.fullName)}
      color={user.avatarColor || fallbackColor}
      picture={user.profilePicture}
    />
  );
}
