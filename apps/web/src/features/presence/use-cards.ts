// The people of a list of ids, with their names as one text.
import type { UserCard } from '@app/contract/users/users.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { usersById, usersQuery } from '#features/users/users.queries.ts';

/** Returns the people whose cards are loaded; `ids` are joined to a text. */
export function useCards(ids: string): { cards: UserCard[]; names: string } {
  const { data = [] } = useQuery({ ...usersQuery, select: usersById, enabled: ids !== '' });
  const byId = data instanceof Map ? data : new Map<number, UserCard>();
  const cards = ids.split(',').flatMap((id) => byId.get(Number(id)) ?? []);
  return { cards, names: cards.map(({ fullName }) => fullName).join(', ') };
}
