// Queries and changes the questions that the person has answered on a schedule.
import * as api from '@app/contract/api.ts';
import type { BodyInput } from '@app/contract/endpoint.ts';
import type { ScheduledQuestion } from '@app/contract/scheduled-questions/scheduled-questions.contract.ts';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

const word = ['scheduled-questions'] as const;

export const scheduledQuestionsQuery = queryOptions({
  queryKey: word,
  queryFn: ({ signal }) => call(api.scheduledQuestions.list, { signal }),
});

/** When a question is answered. */
export interface When {
  repeat: string;
  hour: number;
}

/** A question to add, or the changes of one. */
export type ScheduledChange =
  | ({ id?: undefined } & BodyInput<typeof api.scheduledQuestions.create>)
  | ({ id: number } & BodyInput<typeof api.scheduledQuestions.update>);

export function saveScheduled(client: QueryClient) {
  return mutationOptions({
    mutationKey: [...word, 'save'],
    mutationFn: (change: ScheduledChange) => {
      if (change.id === undefined) return call(api.scheduledQuestions.create, { body: change });
      const { id: scheduledQuestionId, ...body } = change;
      return call(api.scheduledQuestions.update, { params: { scheduledQuestionId }, body });
    },
    onSuccess: (saved) => put(client, (list) => [...list.filter(({ id }) => id !== saved.id), saved].sort((a, b) => a.id - b.id)),
    onError: () => client.invalidateQueries({ queryKey: word }),
  });
}

export function deleteScheduled(client: QueryClient) {
  return mutationOptions({
    mutationKey: [...word, 'delete'],
    mutationFn: ({ id }: ScheduledQuestion) => call(api.scheduledQuestions.remove, { params: { scheduledQuestionId: id } }),
    onSuccess: (_, { id }) => put(client, (list) => list.filter((each) => each.id !== id)),
    onError: () => client.invalidateQueries({ queryKey: word }),
  });
}

/** Adds a deleted question again; its next answer begins a new conversation. */
export async function addAgain(client: QueryClient, question: ScheduledQuestion): Promise<void> {
  const { text, workspaceId, repeat, hour, isPaused } = question;
  const body = { text, repeat, hour, ...(workspaceId !== null && { workspaceId }) };
  const { id: scheduledQuestionId } = await call(api.scheduledQuestions.create, { body });
  try {
    if (isPaused) await call(api.scheduledQuestions.update, { params: { scheduledQuestionId }, body: { isPaused } });
  } finally {
    await client.invalidateQueries({ queryKey: word });
  }
}

function put(client: QueryClient, change: (list: ScheduledQuestion[]) => ScheduledQuestion[]): void {
  client.setQueryData(scheduledQuestionsQuery.queryKey, (list) => list && change(list));
}
