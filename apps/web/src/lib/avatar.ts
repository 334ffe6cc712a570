// How a person's avatar looks: initials, colour, the ink that is readable on it, the picture. Spread onto `ui/avatar`.
import { avatarColorFor, avatarInk, defaultAvatarColor, initialsOf, type UserCard } from '@app/contract';

/** Chosen at random once for the page, so that a form sent again after a lost answer is the same request. */
export const newAvatarColor = avatarColorFor(Math.random());

export type Person = Pick<UserCard, 'fullName' | 'avatarInitials' | 'avatarColor' | 'profilePicture'>;

const inks = new Map<string, ReturnType<typeof avatarInk>>();

/** The looks of a person's avatar; `fallbackColor` is for a person who has no colour. */
export function avatarOf(person: Person, fallbackColor: string = defaultAvatarColor) {
  const color = person.avatarColor || fallbackColor;
  return {
    name: person.fullName,
    initials: person.avatarInitials || initialsOf(person.fullName),
    picture: person.profilePicture,
    color,
    ...inkOn(color),
  };
}

/** The ink on a colour, and the film that lies between them; a board asks for the same few colours again and again. */
export function inkOn(color: string): { ink: string; film: number } {
  const known = inks.get(color) ?? avatarInk(color);
  inks.set(color, known);
  return known;
}
