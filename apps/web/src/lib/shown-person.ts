// How somebody is named who may be deactivated or deleted.
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useText } from '#lib/text.ts';

/** Whether somebody can be given work; a card that an older version has kept on the device does not say. */
export function isActive({ active }: Pick<UserCard, 'active'>): boolean {
  return active !== false;
}

/** Returns a function that names a person, with a mark behind the name of a deactivated one; undefined is a deleted one. */
export function useShownName(): (person: Pick<UserCard, 'fullName' | 'active'> | undefined) => string {
  const { users } = useText();
  return (person) => {
    if (!person) return users.deleted;
    return isActive(person) ? person.fullName : users.deactivatedName(person.fullName);
  };
}
