// Requests suggestions of a language model, and queries whether it may be asked.
import * as api from '@app/contract/api.ts';
import type { BodyInput, ResponseBody } from '@app/contract/endpoint.ts';
import { maySuggest, type SuggestionNeed } from '@app/contract/suggestions/suggestions.rules.ts';
import { type MutationFunctionContext, mutationOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { modelQuery } from '#features/conversations/model.queries.ts';
import { call } from '#lib/call.ts';
import { currentLanguage } from '#lib/text.ts';

/** Returns whether a model may be asked for this; false until it is known. */
export function useMaySuggest(need: SuggestionNeed): boolean {
  return maySuggest(useQuery(modelQuery).data?.levels ?? [], need);
}

/** Loads what the model has used so far. The mutation does not wait for it: meanwhile it would ignore the next press. */
function showUse(_done: unknown, _error: unknown, _asked: unknown, _before: unknown, { client }: MutationFunctionContext): void {
  void client.invalidateQueries({ queryKey: modelQuery.queryKey });
}

/** Aborts when the person closes what asked. */
interface Stopped {
  signal: AbortSignal;
}

/** The comments of people on a task: a summary is of these, and of no others. */
export interface Thread {
  taskId: number;
  comments: number;
  lastCommentId: number;
}

export function threadSummaryQuery({ taskId, comments, lastCommentId }: Thread) {
  const language = currentLanguage();
  return queryOptions({
    queryKey: ['suggestions', 'summary', taskId, comments, lastCommentId, language],
    queryFn: ({ signal }) => call(api.suggestions.summary, { params: { taskId }, query: { language }, signal }),
  });
}

export const summarizeThread = mutationOptions({
  mutationKey: ['suggestions', 'summarize'],
  mutationFn: (taskId: number) => call(api.suggestions.summarize, { params: { taskId }, body: { language: currentLanguage() } }),
  onSettled: showUse,
});

export type Rewritten = ResponseBody<typeof api.suggestions.description>;

export const suggestDescription = mutationOptions({
  mutationKey: ['suggestions', 'description'],
  mutationFn: ({ taskId, signal, ...body }: BodyInput<typeof api.suggestions.description> & { taskId: number } & Stopped) =>
    call(api.suggestions.description, { params: { taskId }, body, signal }),
  onSettled: showUse,
});

type Notes = Omit<BodyInput<typeof api.suggestions.tasks>, 'language'>;

export const suggestTasks = mutationOptions({
  mutationKey: ['suggestions', 'tasks'],
  mutationFn: ({ signal, ...notes }: Notes & Stopped) =>
    call(api.suggestions.tasks, { body: { ...notes, language: currentLanguage() }, signal }),
  onSettled: showUse,
});

type Words = Omit<BodyInput<typeof api.suggestions.filter>, 'language'>;

export const suggestFilter = mutationOptions({
  mutationKey: ['suggestions', 'filter'],
  mutationFn: ({ signal, ...words }: Words & Stopped) =>
    call(api.suggestions.filter, { body: { ...words, language: currentLanguage() }, signal }),
  onSettled: showUse,
});

type MailWish = Omit<BodyInput<typeof api.suggestions.mail>, 'language'>;

export const suggestMail = mutationOptions({
  mutationKey: ['suggestions', 'mail'],
  mutationFn: ({ signal, ...wish }: MailWish & Stopped) =>
    call(api.suggestions.mail, { body: { ...wish, language: currentLanguage() }, signal }),
  onSettled: showUse,
});

export const suggestChecklist = mutationOptions({
  mutationKey: ['suggestions', 'checklist'],
  mutationFn: ({ taskId, signal }: { taskId: number } & Stopped) =>
    call(api.suggestions.checklist, { params: { taskId }, body: { language: currentLanguage() }, signal }),
  onSettled: showUse,
});
