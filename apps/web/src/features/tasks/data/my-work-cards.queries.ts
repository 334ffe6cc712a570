// The cards of My work in the cache: a board of its own, which events and writes patch like any other.
import type { MyFact } from '@app/contract/my-work/my-work.contract.ts';
import type { TaskCard } from '@app/contract/tasks/tasks.contract.ts';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#features/users/users.queries.ts';

/** No workspace has this id. */
export const myWorkBoardId = -1;

export const myWorkCardsKey = ['tasks', 'board', myWorkBoardId];
export const myWorkViewsKey = ['my-work', 'view'];

/** Returns the test for cards that belong to My work: those of the person, and those that they chose or that wait for them. */
export function myWorkTest(client: QueryClient): (card: TaskCard) => boolean {
  const userId = client.getQueryData(currentUserQuery.queryKey)?.user.id ?? 0;
  const views = client.getQueriesData<{ facts: Readonly<Record<number, MyFact>> }>({ queryKey: myWorkViewsKey });
  const isKnown = (id: number) => views.some(([, view]) => view?.facts[id] !== undefined);
  return ({ id, assigneeId, assignees }) => assigneeId === userId || assignees.includes(userId) || isKnown(id);
}
