// People as rows to choose from: with their pictures, and with e-mail addresses where two have one name.
import type { UserCard } from '@app/contract/users/users.contract.ts';
import type { PickRow } from '#features/pickers/pick-list.tsx';
import { avatarOf } from '#lib/avatar.ts';
import { Avatar } from '#ui/avatar.tsx';

/** `nameOf` says how somebody is called here, such as with '(me)'. */
export function personRows(
  people: readonly UserCard[],
  nameOf: (person: UserCard) => string = ({ fullName }) => fullName,
): PickRow[] {
  const counts = new Map<string, number>();
  for (const { fullName } of people) counts.set(fullName.toLowerCase(), (counts.get(fullName.toLowerCase()) ?? 0) + 1);
  return people.map((person) => {
    const { id, fullName, title, email } = person;
    const hasNamesake = (counts.get(fullName.toLowerCase()) ?? 0) > 1;
    return {
      value: String(id),
      label: nameOf(person),
      detail: (hasNamesake ? email : title) ?? undefined,
      found: [title, email],
      icon: <Avatar {...avatarOf(person)} size={22} decorative />,
    };
  });
}
