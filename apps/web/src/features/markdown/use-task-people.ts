// The people who can be mentioned in a task: everybody who sees it, its assignees first.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { taskPeopleQuery } from '#features/markdown/markdown.queries.ts';
import type { Mentionable } from '#features/markdown/use-mentions.ts';
import { taskQuery } from '#features/tasks/data/tasks.queries.ts';
import { useCurrentUser } from '#features/users/users.queries.ts';

export function useTaskPeople(taskId: number): Mentionable {
  const me = useCurrentUser();
  const [wanted, setWanted] = useState(false);
  const people = useQuery({ ...taskPeopleQuery(taskId), enabled: wanted });
  const assignees = useQuery(taskQuery(taskId)).data?.assignees ?? [];
  const others = (people.data ?? []).filter(({ id }) => id !== me.id);
  const marked = others.map((person) => ({ ...person, assigned: assignees.includes(person.id) }));
  return {
    people: [...marked.filter(({ assigned }) => assigned), ...marked.filter(({ assigned }) => !assigned)],
    want: () => setWanted(true),
    missing:
      people.isError && !people.data
        ? { error: people.error, retry: () => void people.refetch(), busy: people.isFetching }
        : undefined,
  };
}
