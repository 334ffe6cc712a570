// Hints of the server, and what the person has dismissed for good.
import * as api from '@app/contract/api.ts';
import { hintLimits } from '@app/contract/hints/hints.limits.ts';
import type { HintKind } from '@app/contract/hints/hints.rules.ts';
import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/call.ts';
import { currentText, reasonOf } from '#lib/text.ts';
import { toast } from '#lib/toast.ts';

/** What is worth a look, with the rest of My work, so that it is kept and ends as that does. */
export const nudgesKey = ['my-work', 'nudges'];

export const dismissedHintsQuery = queryOptions({
  queryKey: ['hints', 'dismissed'],
  queryFn: ({ signal }) => call(api.hints.dismissed, { signal }),
});

/** What is known about the title of a new task; it is not asked while the title is too short. */
export function titleHintsQuery(title: string, department: string) {
  const trimmed = title.trim();
  return queryOptions({
    queryKey: ['hints', 'title', trimmed, department],
    queryFn: ({ signal }) => call(api.hints.title, { query: { title: trimmed, department }, signal }),
    enabled: trimmed.length >= hintLimits.title,
    placeholderData: keepPreviousData,
    staleTime: hintLimits.loadLifetime,
    gcTime: hintLimits.loadLifetime,
  });
}

export const loadQuery = queryOptions({
  queryKey: ['hints', 'load'],
  queryFn: ({ signal }) => call(api.hints.load, { signal }),
  staleTime: hintLimits.loadLifetime,
});

/** Returns whether a kind of hints is wanted; no hint is shown before that is known. */
export function useIsWanted(hint: HintKind): boolean {
  const { data } = useQuery(dismissedHintsQuery);
  return data !== undefined && !data.dismissed.includes(hint);
}

/** Returns a function that dismisses a kind of hints for good; the message offers to take that back. */
export function useDismiss(): (hint: HintKind) => void {
  const client = useQueryClient();
  return (hint) => {
    const { hints, shell } = currentText();
    const back = () => void setDismissed(client, hint, false);
    void setDismissed(client, hint, true).then((done) => {
      if (done) toast({ ...hints.dismissed, action: { label: shell.undo, run: back } });
    });
  };
}

/** Dismisses a kind of hints, or shows it again, at once; resolves to whether the server has stored it. */
export async function setDismissed(client: QueryClient, hint: HintKind, dismissed: boolean): Promise<boolean> {
  const { queryKey } = dismissedHintsQuery;
  const before = client.getQueryData(queryKey);
  const others = (before?.dismissed ?? []).filter((each) => each !== hint);
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, { dismissed: dismissed ? [...others, hint] : others });
  try {
    client.setQueryData(queryKey, await call(api.hints.dismiss, { body: { hint, dismissed } }));
    void client.invalidateQueries({ queryKey: ['hints'], predicate: ({ queryKey: [, part] }) => part !== 'dismissed' });
    return true;
  } catch (error) {
    client.setQueryData(queryKey, before);
    toast({ title: currentText().hints.notSaved, text: reasonOf(error), kind: 'destructive' });
    return false;
  } finally {
    void client.invalidateQueries({ queryKey: nudgesKey });
  }
}
