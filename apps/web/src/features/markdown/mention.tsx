// A mention, shown with the person's current name: the name in the text may be old or false.
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser, usersQuery } from '#features/users/users.queries.ts';
import { useText } from '#lib/text.ts';

export function Mention({ userId, name }: { userId: number; name: string }) {
  const { users: words } = useText();
  const me = useCurrentUser();
  const people = useQuery(usersQuery);
  const currentName = people.data ? (people.data.find(({ id }) => id === userId)?.fullName ?? words.deleted) : name;
  return <strong className="mention" data-me={userId === me.id ? '' : undefined}>{`@${currentName}`}</strong>;
}
