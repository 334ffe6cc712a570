// The props of `ui/avatar` for a person: initials, colour, a readable text colour, the picture.

import { defaultAvatarColor } from '@app/contract/limits.ts';
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { avatarColorFor, avatarInk, initialsOf } from '@app/contract/users/users.rules.ts';

/** Chosen at random once for the page, so that a form sent again after a lost answer is the same request. */
export const newAvatarColor = avatarColorFor(Math.random());

export type Person = Pick<UserCard, 'fullName' | 'avatarInitials' | 'avatarColor' | 'profilePicture'> & {
  active?: boolean | undefined;
};

const inks = new Map<string, ReturnType<typeof avatarInk>>();

/** Returns the avatar props of a person, muted if deactivated. `fallbackColor` is for a person without a colour. */
export function avatarOf(person: Person, fallbackColor: string = defaultAvatarColor) {
  const color = person.avatarColor || fallbackColor;
  return {
    name: person.fullName,
    initials: person.avatarInitials || initialsOf(person.fullName),
    picture: person.profilePicture,
    muted: person.active === false,
    color,
    ...inkOn(color),
  };
}

/**
 * Returns the text colour for a background and the opacity of the film between them. Cached, because a board uses the same few
 * colours again and again.
 */
export function inkOn(color: string): { ink: string; film: number } {
  const colors = inks.get(color) ?? avatarInk(color);
  inks.set(color, colors);
  return colors;
}
