// What events change of the people in the cache.
import type { Event, UserCard } from '@app/contract';
import type { QueryClient } from '@tanstack/react-query';
import { usersQuery } from '#features/users/users.queries.ts';
import { compareTexts } from '#lib/collation.ts';

/** Puts the people of events into the list of everybody. */
export function showUsers(client: QueryClient, events: readonly Event[]): void {
  for (const { type, userId, user } of events) {
    if (type !== 'user_updated' || user === undefined) continue;
    client.setQueryData(usersQuery.queryKey, (users) => users && withUser(users, userId, user));
    if (client.getQueryState(usersQuery.queryKey)?.fetchStatus === 'fetching')
      void client.invalidateQueries({ ...usersQuery, exact: true });
  }
}

function withUser(users: readonly UserCard[], userId: number | null, user: UserCard | null): UserCard[] {
  const others = users.filter(({ id }) => id !== userId);
  if (!user) return others;
  if (users.some(({ id, fullName }) => id === userId && fullName === user.fullName))
    return users.map((each) => (each.id === userId ? user : each));
  return [...others, user].sort((a, b) => compareTexts(a.fullName, b.fullName) || a.id - b.id);
}
